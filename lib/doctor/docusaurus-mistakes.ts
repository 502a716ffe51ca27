import { makeSite } from '@/lib/build/make-site.ts';
import type { Progress } from '@/lib/build/progress.ts';
import { BuildError, distinct, type Problem } from '@/lib/content/problem.ts';
import { readSources } from '@/lib/content/read-sources.ts';
import { withOriginalNames } from '@/lib/docusaurus/load-docusaurus.ts';
import { loadSite } from '@/lib/site/load-config.ts';
import type { SitePaths } from '@/lib/site/paths.ts';

/**
 * What a build says of a Docusaurus site before it renders a page: mistakes in settings, sidebars
 * and front matter, and, because the texts are compiled, imports and packages that are missing.
 * What is compiled is kept, so that the first build takes no longer for it.
 */
export async function siteProblems(paths: SitePaths, progress: Progress): Promise<Problem[]> {
  try {
    const { config, problems } = await loadSite(paths);
    const sources = readSources(paths.content, config.locales);
    const made = await makeSite(paths, config, sources, progress);
    return distinct(withOriginalNames(paths, [...problems, ...made.problems]));
  } catch (error) {
    if (error instanceof BuildError) return [...error.problems];
    throw error;
  }
}
