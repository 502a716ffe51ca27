import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { Problem } from '@/lib/content/problem.ts';
import type { DocPage, SiteModel } from '@/lib/docs/types.ts';
import { componentImports, type PageImports } from '@/lib/mdx/imports/page-imports.ts';
import { readJson } from '@/lib/render-data/json-file.ts';
import { compiledPage } from '@/lib/render-data/work-schemas.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { firstOf } from '@/lib/text/first-of.ts';
import { remedyFor, renderFailure, type RenderFailure } from './render-failure.ts';
import { SITE_MODULES_FOLDER } from './site-modules-file.ts';

type Folders = Pick<SitePaths, 'site' | 'work'>;

const SHOWN = 5;

/**
 * The mistake of a component of the site that ended `next build`: where it is used and what it
 * threw.
 * @param output of `next build`
 * @returns undefined when another error ended it
 */
export function renderProblem(
  paths: Folders,
  model: SiteModel,
  output: string,
): Problem | undefined {
  const failure = renderFailure(output);
  const docs = model.locales.flatMap(({ locale, pages }) =>
    pages
      .filter((page): page is DocPage => page.kind === 'doc')
      .map((page) => ({ page, address: `/${locale}${page.path}`.replace(/(.)\/$/, '$1') })),
  );
  const failed = docs.find(({ address }) => address === failure?.path)?.page;
  if (!failure || !failed) return undefined;
  const imports = importsOf(paths, failed);
  const used = componentImports([imports]).filter(({ names }) => names.length > 0);
  const frame = failure.frames.find(({ key }) => used.some((one) => one.key === key));
  const failing = frame ? used.filter(({ key }) => key === frame.key) : used;
  if (failing.length === 0) return undefined;
  const keys = new Set(failing.map(({ key }) => key));
  const others = docs
    .map(({ page }) => page)
    .filter(({ data }) => data !== failed.data)
    .filter((page) => componentImports([importsOf(paths, page)]).some(({ key }) => keys.has(key)))
    .map(({ source }) => `content/${source}`);
  const named = [...new Set(others)];
  const also = named.length === 0 ? '' : ` It is also used in ${firstOf(named, SHOWN)}.`;
  const what = frame
    ? `${frame.component === undefined ? 'a component' : `<${frame.component}>`} of ${placeOf(paths, frame)}`
    : `one of its components (${failing.map((one) => relative(paths.site, one.module)).join(', ')})`;
  return {
    file: `content/${failed.source}`,
    written: specifierOf(imports, frame?.key ?? failing[0]?.key),
    severity: 'error',
    message: `This page cannot be rendered, because ${what} fails: ${failure.reason.replace(/\.?$/, '.')} ${remedyFor(failure.reason)}${also}`,
  };
}

const importsOf = ({ work }: Folders, { data }: DocPage): PageImports =>
  readJson(join(work, 'pages', `${data}.json`), compiledPage).imports;

/** What the page imports a module as: its line has that in quotes. */
const specifierOf = (imports: PageImports, key: string | undefined): string | undefined =>
  Object.entries(imports)
    .find(([, given]) => given.kind === 'components' && given.key === key)?.[0]
    .replace(/ tags$/, '');

/** The file of the site and the line that a line of a bundled module comes from. */
function placeOf(
  { site, work }: Folders,
  { key, line, column }: RenderFailure['frames'][number],
): string {
  const file = join(work, SITE_MODULES_FOLDER, `${key}.js.map`);
  if (!existsSync(file)) return 'the site';
  const map = new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload);
  const entry = map.findEntry(line - 1, column - 1);
  if (!('originalSource' in entry)) return 'the site';
  const source = relative(site, join(dirname(file), entry.originalSource));
  return `${source}:${entry.originalLine + 1}`;
}
