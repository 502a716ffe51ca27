import type { Page, SectionVersion } from '@/lib/docs/types.ts';
import type { PreviewProblem } from './preview-state.ts';

/** The problems of what a page is made of, and those of all other pages. */
export function splitProblems(
  problems: readonly PreviewProblem[],
  page: Page,
  root: SectionVersion | undefined,
): { own: PreviewProblem[]; others: PreviewProblem[] } {
  const begins = beginningOfFile(page, root);
  const isOwn = ({ file, api }: PreviewProblem) =>
    ('api' in page && api === page.api) || (begins !== undefined && file.startsWith(begins));
  return { own: problems.filter(isOwn), others: problems.filter((problem) => !isOwn(problem)) };
}

/** How the names of the files begin in which a page is written, as problems name them. */
function beginningOfFile(page: Page, root: SectionVersion | undefined): string | undefined {
  switch (page.kind) {
    case 'doc':
      return `content/${page.source}`;
    case 'landing':
      return `content/${page.locale}/${root?.folder}/_category_`;
    case 'category':
      return `content/${page.locale}/${root?.folder}/${page.category}/_category_`;
    case 'training':
      return `content/${page.locale}/training.`;
    case 'home':
      return 'site.config.ts';
    default:
      return undefined;
  }
}
