import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '@/lib/content/problem.ts';
import { parseSource } from '@/lib/content/parse-source.ts';
import type { DocPage } from '@/lib/docs/types.ts';
import type { CompiledPage } from '@/lib/mdx/compile.ts';
import type { SiteComponentNames } from '@/lib/mdx/component-names.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { pageAbout } from './page-about.ts';
import { readJson } from './json-file.ts';
import { compiledPage } from './work-schemas.ts';

/** A page's compiled text, or the reasons why it cannot be compiled. */
export type PageText = { compiled: CompiledPage } | { problems: readonly Problem[] };

/** The preview's newest compiled text of each page, by its file. */
const cache = new Map<string, CompiledPage>();

/**
 * In a build: compiled beforehand. In the preview: compiled now, or cached if the body has not
 * changed. A text with plugins is not cached, because they may read other files.
 * @param site names of the site's own components, used only in the preview
 * @param settings of the site for texts, used only in the preview
 */
export async function loadPageText(
  page: DocPage,
  site: SiteComponentNames,
  settings: Parameters<typeof pageAbout>[1],
): Promise<PageText> {
  const paths = sitePaths();
  if (process.env.NODE_ENV !== 'development') {
    return { compiled: readJson(join(paths.work, 'pages', `${page.data}.json`), compiledPage) };
  }
  const { compilePage, PageError } = await import('@/lib/mdx/compile.ts');
  const { compileKey } = await import('@/lib/mdx/compile-key.ts');
  const source = parseSource(readFileSync(join(paths.content, page.source), 'utf8'), page.source);
  const about = pageAbout(paths, settings, {
    file: page.source,
    frontMatter: page.frontMatter,
  });
  const key = compileKey(source.body, site, about);
  try {
    const known = cache.get(page.source);
    const compiled =
      known?.key === key && !about.plugins
        ? known
        : await compilePage(source.body, `content/${page.source}`, site, about);
    cache.set(page.source, compiled);
    return page.problems.length > 0 ? { problems: page.problems } : { compiled };
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    return {
      problems: [
        ...page.problems,
        ...error.problems.map((problem) =>
          problem.file === `content/${page.source}` ? inFile(problem, source.bodyOffset) : problem,
        ),
      ],
    };
  }
}

/** Compilers count lines from the start of the body, writers from the start of the file. */
export const inFile = (problem: Problem, bodyOffset: number): Problem => ({
  ...problem,
  line: problem.line === undefined ? undefined : problem.line + bodyOffset,
});
