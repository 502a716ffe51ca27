import { unsurePaths } from '@/lib/build/unsure-paths.ts';
import { BuildError, distinct, type Problem } from '@/lib/content/problem.ts';
import { SourceReader } from '@/lib/content/read-sources.ts';
import { buildModel } from '@/lib/docs/build-model.ts';
import { withOriginalNames } from '@/lib/docusaurus/load-docusaurus.ts';
import { loadSite } from '@/lib/site/load-config.ts';
import type { SitePaths } from '@/lib/site/paths.ts';

/** Titles of generated pages, which no mistake depends on. */
const WORDS = {
  notFound: '',
  search: '',
  tags: '',
  taggedWith: (_: number, tag: string) => tag,
  overview: '',
  untagged: '',
  models: '',
};

/**
 * The mistakes of a Docusaurus site at which a build stops before it compiles a text: in settings,
 * navbar, sidebars, front matter and addresses.
 */
export async function siteMistakes(paths: SitePaths): Promise<Problem[]> {
  try {
    const { config, problems } = await loadSite(paths);
    const { tree, problems: inSources } = new SourceReader(
      paths.content,
      config.locales.map(({ code }) => code),
    ).read();
    // As in a build: a mistake that hides a page would make what names the page seem wrong.
    const hidden = unsurePaths(paths.content, inSources).length > 0;
    const built = hidden
      ? []
      : buildModel({ config, tree, drafts: false, words: () => WORDS }).problems;
    return distinct(
      withOriginalNames(paths, [...problems, ...inSources, ...built]).filter(isError),
    );
  } catch (error) {
    if (error instanceof BuildError) return [...error.problems];
    throw error;
  }
}

const isError = ({ severity }: Problem): boolean => severity === 'error';
