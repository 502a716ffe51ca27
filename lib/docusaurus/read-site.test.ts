import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { gitDates } from '@/lib/content/git-dates.ts';
import { SourceReader } from '@/lib/content/read-sources.ts';
import { formatProblem, type Problem } from '@/lib/content/problem.ts';
import { buildModel } from '@/lib/docs/build-model.ts';
import type { SidebarItem } from '@/lib/docs/sidebar-types.ts';
import type { LocaleModel, SiteModel } from '@/lib/docs/types.ts';
import { loadSite } from '@/lib/site/load-config.ts';
import { sitePaths, type SitePaths } from '@/lib/site/paths.ts';
import { contentDates, originalName, withOriginalNames } from './load-docusaurus.ts';

const FIXTURE = 'e2e/fixtures/docusaurus';

let paths: SitePaths;
let reported: Problem[];
let model: SiteModel;
let problems: Problem[];

/** `A, G=/g(X), -> href`: links, categories with their page, other entries. */
const outline = (items: readonly SidebarItem[]): string =>
  items
    .map((item) => {
      if (item.type === 'other') return item.html ?? `${item.label} -> ${String(item.href)}`;
      if (item.type === 'link') return `${item.label}=${item.path}`;
      return `${item.label}${item.path === undefined ? '' : `=${item.path}`}(${outline(item.items)})`;
    })
    .join(', ');

const inLocale = (code: string): LocaleModel => {
  const found = model.locales.find(({ locale }) => locale === code);
  if (!found) throw new Error(`no locale ${code}`);
  return found;
};
const sidebar = (basePath: string, id: string, locale = 'en'): string | undefined => {
  const sectionVersion = inLocale(locale).sectionVersions.find(
    (candidate) => candidate.basePath === basePath,
  );
  const items = sectionVersion?.sidebars?.find((candidate) => candidate.id === id)?.items;
  return items && outline(items);
};
const page = (path: string, locale = 'en') =>
  inLocale(locale).pages.find((candidate) => candidate.path === path);

beforeAll(async () => {
  const given = sitePaths({ SITE_DIR: FIXTURE });
  const stage = mkdtempSync(join(tmpdir(), 'stage-'));
  paths = {
    ...given,
    content: join(stage, 'content'),
    public: join(stage, 'public'),
    docusaurus: { config: given.docusaurus?.config ?? '', stage },
  };
  const site = await loadSite(paths);
  reported = site.problems;
  const { tree, problems: inSources } = new SourceReader(
    paths.content,
    site.config.locales.map(({ code }) => code),
  ).read();
  const built = buildModel({
    config: site.config,
    tree,
    drafts: false,
    words: () =>
      ({
        notFound: '404',
        search: 'Search',
        tags: 'Tags',
        taggedWith: (_: number, tag: string) => tag,
      }) as never,
  });
  model = built.model;
  problems = [...inSources, ...built.problems];
});

test('the site has no errors, and nothing is written into its folder', () => {
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(readdirSync(FIXTURE).sort()).toEqual([
    'blog',
    'docs',
    'docusaurus.config.js',
    'i18n',
    'sdk',
    'sidebars.js',
    'src',
    'static',
    'versioned_docs',
    'versioned_sidebars',
    'versions.json',
  ]);
});

test('pages have the addresses that Docusaurus gives them', () => {
  const documents = inLocale('en')
    .pages.filter(({ kind }) => kind === 'doc' || kind === 'category')
    .map(({ path }) => path)
    .sort();
  expect(documents).toEqual([
    '/',
    '/next',
    '/next/category/start',
    '/next/code',
    '/next/guides',
    '/next/guides/advanced/tuning',
    '/next/guides/glaze',
    '/next/history',
    '/next/license',
    '/next/reference/04-theme',
    '/next/reference/commands',
    '/next/reference/errors',
    '/next/reference/front',
    '/next/reference/parts',
    '/next/start/fire',
    '/next/start/install',
    '/reference/commands',
    '/sdk',
    '/sdk/go/client',
    '/sdk/limits',
    '/sdk/python',
    '/sdk/python/read',
    '/start/install',
  ]);
});

describe('sidebars', () => {
  test('categories, generated lists, links, HTML and references of a sidebars file', () => {
    expect(sidebar('/next', 'manual')).toBe(
      'Welcome=/next, Start=/next/category/start(Install=/next/start/install, Your first firing=/next/start/fire, Codes -> /next/code, Monitor -> pathname:///monitor/), Guides=/next/guides(Glazes=/next/guides/glaze, Advanced(Tuning=/next/guides/advanced/tuning)), Forum -> https://forum.example.com, <hr>, All commands=/next/reference/commands',
    );
    expect(sidebar('/next', 'reference')).toBe(
      'Errors=/next/reference/errors, Commands=/next/reference/commands, Every part=/next/reference/parts, Parts of the theme=/next/reference/04-theme, The head=/next/reference/front, Manual -> /',
    );
  });

  test('those of a version', () => {
    expect(sidebar('/', 'manual')).toBe('Welcome=/, Install=/start/install');
  });

  test('one is generated without a file: a category takes label and position from its page', () => {
    expect(sidebar('/sdk', 'defaultSidebar')).toBe(
      'Python client=/sdk/python(Read a sensor=/sdk/python/read), Go(Go client=/sdk/go/client), Limits=/sdk/limits, SDK=/sdk, Source -> https://git.example.com/sdk',
    );
  });

  test('labels are translated', () => {
    const items = sidebar('/next', 'manual', 'de');
    expect(items).toMatch(/^Willkommen=\/next, Erste Schritte=/);
    expect(items).toContain('Diskussion -> ');
  });

  test('a translated page without a label of its own is labeled by its title', () => {
    expect(sidebar('/', 'manual', 'de')).toBe('Brennofen 1.0=/, Install=/start/install');
  });

  test('a page shows the one that lists it, the one it names, or none', () => {
    expect(page('/next/start/install')?.sidebar).toBeUndefined();
    expect(page('/next/reference/commands')?.sidebar).toBe(1);
    expect(page('/next/history')?.sidebar).toBe(1);
    expect(page('/next/license')?.sidebar).toBeNull();
  });

  test('references and links take no part in previous and next', () => {
    expect(page('/next/guides/advanced/tuning')).not.toHaveProperty('next.path');
    expect(page('/next/reference/errors')).toHaveProperty('next.path', '/next/reference/commands');
    expect(page('/next/guides/glaze')).toMatchObject({
      previous: { title: 'All guides' },
      next: undefined,
    });
  });
});

test('versions: the last one is at the section itself, the current one at `next` with a banner', () => {
  const versions = inLocale('en')
    .sectionVersions.filter(({ section }) => section === '')
    .map(({ basePath, version }) => [basePath, version.label, version.banner, version.isLast]);
  expect(versions).toEqual([
    ['/next', 'Unreleased', 'unreleased', false],
    ['/', '1.0', undefined, true],
  ]);
});

test('translations are those of i18n/, and a document at the root is the home page', () => {
  expect(page('/', 'de')).toMatchObject({ kind: 'doc', title: 'Brennofen 1.0' });
  expect(page('/next/start/install', 'de')).toMatchObject({ translation: 'missing' });
  expect(model.config.locales).toEqual([
    { code: 'en', label: 'English', htmlLang: 'en' },
    { code: 'de', label: 'Deutsch', htmlLang: 'de-DE' },
  ]);
});

test('navbar, footer, redirects, announcement and brand become settings', () => {
  expect(inLocale('de').navbar.map((item) => ('label' in item ? item.label : item.type))).toEqual([
    'Handbuch',
    'Reference',
    'SDK',
    '1.0',
    'locales',
    'Source',
  ]);
  expect(model.config).toMatchObject({
    title: 'Kiln',
    titleDelimiter: '·',
    description: 'Fire pottery by program',
    url: 'https://kiln.example.com',
    indexFiles: false,
    brand: { favicon: '/img/kiln.svg', logo: { src: '/img/kiln.svg', alt: 'A kiln' } },
    redirects: [
      { from: '/setup', to: '/start/install' },
      { from: '/old/setup', to: '/start/install' },
      { from: '/forum', to: 'https://forum.example.com/kiln' },
      { from: '/begin/install', to: '/start/install' },
    ],
    announcementBar: { id: 'two' },
    docs: {
      sidebar: { hideable: true },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 4 },
    },
    emoji: true,
    customFields: { limits: { hottest: 1300 } },
    siteConfig: { organizationName: 'kiln-makers', themeConfig: { navbar: { title: 'Kiln' } } },
    footer: {
      style: 'dark',
      columns: [
        {
          title: { en: 'Learn', de: 'Lernen' },
          items: [{ label: 'Install', to: '/start/install' }],
        },
        { title: 'More', items: [{ label: 'Forum', href: 'https://forum.example.com' }, {}] },
      ],
      logo: { src: '/img/kiln.svg', width: 40 },
    },
  });
  expect(existsSync(join(paths.public, 'img/kiln.svg'))).toBe(true);
});

test('a link to one of several sidebars is active where that sidebar is shown', () => {
  const rule = (label: string): RegExp => {
    const item = inLocale('en').navbar.find((one) => 'label' in one && one.label === label);
    return new RegExp(item?.type === 'link' ? (item.active?.regex ?? '-') : '-');
  };
  for (const path of ['/', '/next', '/start/install', '/next/guides/glaze'])
    expect([path, rule('Manual').test(path), rule('Reference').test(path)]).toEqual([
      path,
      true,
      false,
    ]);
  for (const path of ['/reference/commands', '/next/reference/errors'])
    expect([path, rule('Manual').test(path), rule('Reference').test(path)]).toEqual([
      path,
      false,
      true,
    ]);
});

test('what does not move in is listed once, with its place and a remedy', () => {
  const lines = reported.map(formatProblem);
  for (const start of [
    'blog: The blog (1 file)',
    'src/pages: This folder (1 page)',
    'i18n/de/code.json: The portal does not show 1 text of the theme, for which it has no place: theme.blog (1).',
    "src/theme: Components of Docusaurus' theme are changed by 1 file, ",
    'src/theme/MDXComponents.js:11: HTML elements and components of the portal are not replaced: `mark`',
    'docusaurus.config.js:43: `onInlineTags`',
    'docusaurus.config.js:56: The styles in `customCss`',
    'docusaurus.config.js:92: The plugin "@docusaurus/plugin-pwa"',
    'docusaurus.config.js:104: A link to /news',
  ])
    expect(lines.filter((line) => line.startsWith(start))).toHaveLength(1);
  // The short form of a plugin that the portal does itself.
  expect(lines.filter((line) => line.includes('content-docs'))).toEqual([]);
  expect(new Set(lines).size).toBe(lines.length);
  expect(reported.every(({ severity }) => severity === 'warning')).toBe(true);
});

// A checkout without a history has no dates.
test.runIf(gitDates(FIXTURE).size > 0)(
  'pages have the dates of their files in the history of the site',
  () => {
    const dates = contentDates(paths);
    const history = gitDates(FIXTURE);
    expect(history.get('docs/intro.md')).toBeDefined();
    expect(dates.get('en/docs/intro.md')).toBe(history.get('docs/intro.md'));
    expect(dates.get('de/docs/intro.md')).toBe(
      history.get('i18n/de/docusaurus-plugin-content-docs/current/intro.md'),
    );
  },
);

test('messages name the files of the site', () => {
  const [first, second] = withOriginalNames(paths, [
    {
      file: 'content/de/docs/intro.md',
      severity: 'error',
      message:
        'is like content/de/docs/intro.md:7, content/en/docs/01-start/01-install.md. See site.config.ts.',
    },
    { file: 'content/en/docs/guides/_category_', severity: 'error', message: 'x' },
  ]);
  expect(first).toMatchObject({
    file: 'i18n/de/docusaurus-plugin-content-docs/current/intro.md',
    message:
      'is like i18n/de/docusaurus-plugin-content-docs/current/intro.md:7, docs/01-start/01-install.md. See docusaurus.config.js.',
  });
  expect(second?.file).toBe('docs/guides/_category_');
  expect(originalName(paths, 'content/de/docs/intro.md')).toBe(first?.file);
});
