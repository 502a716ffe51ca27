import { existsSync, readdirSync } from 'node:fs';
import { basename, isAbsolute, join, relative } from 'node:path';
import { counted } from '@/lib/text/counted.ts';
import { escapeRegExp } from '@/lib/text/escape-reg-exp.ts';
import { isAtOrBelow } from '@/lib/text/is-at-or-below.ts';
import { classicPreset, entriesOf, isClassic } from './plugin-entries.ts';
import type { Report } from './report.ts';
import { bare, list, record, text, texts, type Values } from './values.ts';

/** Paths of what does not move in. */
export interface Elsewhere {
  paths: string[];
  has: (path: string) => boolean;
}

/**
 * Reports what does not move in: blog, own pages, theme, plugins, scripts and styles.
 * @returns the paths that they have in Docusaurus. Links to them in navbar and footer are left out,
 *   and those in texts are not checked
 */
export function elsewhere(site: string, config: Values, report: Report): Elsewhere {
  const preset = record(classicPreset(config)?.options);
  const blog = blogRoute(site, preset, report);
  const pages = ownPages(site, preset, report);
  theme(site, preset, config, report);
  plugins(site, config, report);
  siteOptions(preset, config, report);
  return {
    paths: [...(blog === undefined ? [] : [blog]), ...pages],
    has: (path) => {
      const plain = `/${bare(path.replace(/[?#].*$/, ''))}`;
      return pages.has(plain) || (blog !== undefined && isAtOrBelow(plain, blog));
    },
  };
}

function blogRoute(site: string, preset: Values, report: Report): string | undefined {
  const options = record(preset.blog);
  const folder = bare(text(options.path) ?? 'blog');
  if (preset.blog === false || !existsSync(join(site, folder))) return undefined;
  const posts = filesIn(site, folder).filter((file) => /\.mdx?$/.test(file)).length;
  report.add({
    file: folder,
    message: `The blog (${counted(posts, 'file')}) does not move in. Write its pages into a section of documents; front matter \`release_date\` lists a page as news.`,
  });
  return `/${bare(text(options.routeBasePath) ?? 'blog')}`;
}

function ownPages(site: string, preset: Values, report: Report): Set<string> {
  const folder = bare(text(record(preset.pages).path) ?? 'src/pages');
  if (preset.pages === false) return new Set();
  const files = filesIn(site, folder).filter(
    (file) => /\.(jsx?|tsx?|mdx?)$/.test(file) && !/(^|\/)(_|__tests__\/)|\.test\./.test(file),
  );
  if (files.length > 0)
    report.add({
      file: folder,
      message: `This folder (${counted(files.length, 'page')}) does not move in: ${files.slice(0, 5).join(', ')}${files.length > 5 ? ' …' : ''}. Write its pages as documents. The home page is the portal's own, or the document with \`slug: /\` of a section at the root.`,
    });
  const paths = files.map((file) =>
    `/${file.replace(/\.\w+$/, '').replace(/(^|\/)index$/, '')}`.replace(/(.)\/$/, '$1'),
  );
  // The portal has a home page.
  return new Set(paths.filter((path) => path !== '/'));
}

function theme(site: string, preset: Values, config: Values, report: Report): void {
  // lib/mdx/imports/registered-components.ts reads the one that registers components for pages.
  const swizzled = filesIn(site, 'src/theme').filter(
    (file) => /\.[jt]sx?$/.test(file) && !/^MDXComponents[./]/.test(file),
  );
  if (swizzled.length > 0)
    report.add({
      file: 'src/theme',
      message: `Components of Docusaurus' theme are changed by ${counted(swizzled.length, 'file')}, which the portal does not use: ${swizzled.slice(0, 5).join(', ')}${swizzled.length > 5 ? ' …' : ''}. Components for pages belong into src/theme/MDXComponents.${swizzled.some((file) => file.startsWith('Admonition')) ? ' Titles and icons of boxes are the setting `admonitionKinds` of site.config.ts.' : ''}`,
    });
  if (record(preset.theme).customCss !== undefined)
    report.setting(
      /customCss/,
      'The styles in `customCss` are not used. The color of links and buttons is the setting `brand.accent`.',
    );
  const markdown = record(config.markdown);
  for (const [key, value] of Object.entries(record(markdown.hooks)))
    if (typeof value === 'function')
      report.setting(
        new RegExp(`\\b${key}\\b`),
        `\`${key}\` is a function and is left out. Write \`throw\`, \`warn\`, \`log\` or \`ignore\`.`,
      );
  if (markdown.anchors !== undefined)
    report.setting(
      /\banchors\b/,
      '`markdown.anchors` has no effect: texts are read as Docusaurus reads them by default.',
    );
  for (const key of ['scripts', 'stylesheets', 'headTags', 'clientModules'])
    if (list(config[key]).length > 0)
      report.setting(
        new RegExp(`\\b${key}\\b`),
        `\`${key}\` are left out: pages load nothing from other hosts. Load them with \`tagManager\` where that is wanted.`,
      );
}

/** Plugins and themes whose work the portal does itself, by their names or the short forms. */
const BUILT_IN =
  /(^|plugin-)(content-docs|client-redirects|sitemap|ideal-image|svgr|debug|google-tag-manager)|(^|theme-)(mermaid|classic|live-codeblock|search-algolia|common)$|search-local|lunr|^docusaurus-plugin-sass$/;

function plugins(site: string, config: Values, report: Report): void {
  for (const { name } of [...entriesOf(config.plugins), ...entriesOf(config.themes)])
    if (!BUILT_IN.test(name))
      report.setting(
        new RegExp(escapeRegExp(isAbsolute(name) ? basename(name) : name)),
        `The plugin "${isAbsolute(name) ? relative(site, name) : name}" is not run. ${/openapi|redoc/.test(name) ? 'Put the OpenAPI documents into openapi/, and the portal makes their references.' : 'What it makes is missing on this site.'}`,
      );
  if (list(config.plugins).some((plugin) => typeof [plugin].flat()[0] === 'function'))
    report.setting(/\bplugins\b/, 'Plugins that are functions are not run.');
  for (const { name } of entriesOf(config.presets).filter((entry) => !isClassic(entry)))
    report.setting(
      new RegExp(escapeRegExp(name)),
      `The preset "${name}" is not used. What it makes is missing on this site.`,
    );
}

/** Reports options of the site and the preset that have no effect. */
function siteOptions(preset: Values, config: Values, report: Report): void {
  const { experimental_router: router, experimental_vcs: vcs } = record(config.future);
  const without: [key: string, isSet: boolean, message: string][] = [
    [
      'experimental_router',
      router === 'hash',
      'has no effect: each page has an address of its own.',
    ],
    [
      'experimental_vcs',
      vcs !== undefined && vcs !== true,
      'has no effect: dates of pages are those of Git, or `last_update` in their front matter.',
    ],
    [
      'ssrTemplate',
      config.ssrTemplate !== undefined,
      'has no effect: pages have the HTML of the portal.',
    ],
    ['webpack', config.webpack !== undefined, 'has no effect: components are bundled by esbuild.'],
    [
      'storage',
      record(config.storage).type === 'sessionStorage',
      'with `type` has no effect: choices of readers are kept in localStorage.',
    ],
    [
      'sitemap',
      preset.sitemap === false || record(preset.sitemap).ignorePatterns !== undefined,
      'has no effect: the sitemap lists every page without `noindex`. Write `unlisted: true` into a page that it must not list.',
    ],
  ];
  for (const [key, isSet, message] of without)
    if (isSet) report.setting(new RegExp(`\\b${key}\\b`), `\`${key}\` ${message}`);
}

export const staticFolders = (config: Values): string[] =>
  Array.isArray(config.staticDirectories) ? texts(config.staticDirectories) : ['static'];

function filesIn(site: string, folder: string): string[] {
  const root = join(site, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length + 1))
    .sort();
}
