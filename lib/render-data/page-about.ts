import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { PageAbout, PluginSource } from '@/lib/mdx/imports/page-about.ts';
import { splitLocale } from '@/lib/content/source-tree.ts';
import { localize, type SiteConfig } from '@/lib/site/config-schema.ts';
import type { SitePaths } from '@/lib/site/paths.ts';

/** The files of a Docusaurus site stay where they are, and `content/` has links to them. */
const realPath = (file: string): string => (existsSync(file) ? realpathSync(file) : file);

/**
 * Where a page's text stands, and how it is to be read.
 * @param document its file, relative to `content/`
 */
export const pageAbout = (
  paths: Pick<SitePaths, 'content' | 'site'>,
  {
    onUnknownComponent,
    math,
    mathMacros,
    mathOptions,
    admonitionKinds,
    emoji,
    markdownFormat,
    pluginModule,
    defaultLocale = '',
  }: Pick<SiteConfig, 'onUnknownComponent' | 'math'> &
    Partial<
      Pick<
        SiteConfig,
        | 'mathMacros'
        | 'mathOptions'
        | 'admonitionKinds'
        | 'emoji'
        | 'markdownFormat'
        | 'pluginModule'
        | 'defaultLocale'
      >
    >,
  { file, frontMatter }: { file: string; frontMatter: object },
): PageAbout => ({
  path: realPath(join(paths.content, file)),
  site: paths.site,
  frontMatter,
  unknown: onUnknownComponent,
  math,
  mathMacros,
  mathOptions,
  boxes: admonitionKinds && boxesIn(admonitionKinds, splitLocale(file).locale, defaultLocale),
  emoji,
  format: markdownFormat,
  plugins: pluginModule && pluginSource(pluginModule, file),
});

/** The kinds of boxes of a site, with the titles of a language. */
const boxesIn = (kinds: SiteConfig['admonitionKinds'], locale: string, defaultLocale: string) =>
  Object.fromEntries(
    Object.entries(kinds).map(([name, { like, title }]) => [
      name,
      { like, title: title === undefined ? undefined : localize(title, locale, defaultLocale) },
    ]),
  );

/** The plugins for a file, by the folder that it is in; undefined if it has none. */
function pluginSource(
  { file: module, hash, docs }: NonNullable<SiteConfig['pluginModule']>,
  file: string,
): PluginSource | undefined {
  if (!docs) return { file: module, hash };
  const [, ...inLocale] = file.split('/');
  const path = inLocale.join('/');
  const [folder] = Object.keys(docs)
    .filter((name) => path.startsWith(`${name}/`))
    .sort((a, b) => b.length - a.length);
  return folder === undefined ? undefined : { file: module, hash, docs: docs[folder] };
}
