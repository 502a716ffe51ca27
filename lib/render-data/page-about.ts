import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { PageAbout } from '@/lib/mdx/imports/page-about.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
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
    emoji,
    markdownFormat,
  }: Pick<SiteConfig, 'onUnknownComponent' | 'math'> &
    Partial<Pick<SiteConfig, 'mathMacros' | 'mathOptions' | 'emoji' | 'markdownFormat'>>,
  { file, frontMatter }: { file: string; frontMatter: object },
): PageAbout => ({
  path: realPath(join(paths.content, file)),
  site: paths.site,
  frontMatter,
  unknown: onUnknownComponent,
  math,
  mathMacros,
  mathOptions,
  emoji,
  format: markdownFormat,
});
