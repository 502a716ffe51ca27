import type { Page, SectionVersion } from '@/lib/docs/types.ts';
import type { PreviewProblem } from './preview-state.ts';

/** Splits problems into those of a page's own sources and those of other pages. */
export function splitProblems(
  problems: readonly PreviewProblem[],
  page: Page,
  sectionVersion: SectionVersion | undefined,
): { own: PreviewProblem[]; others: PreviewProblem[] } {
  const begins = beginningOfFile(page, sectionVersion);
  const isOwn = ({ file, api }: PreviewProblem) =>
    ('api' in page && api === page.api) || (begins !== undefined && file.startsWith(begins));
  return { own: problems.filter(isOwn), others: problems.filter((problem) => !isOwn(problem)) };
}

/** Prefixes of the source files of a page, as problems name them. */
function beginningOfFile(
  page: Page,
  sectionVersion: SectionVersion | undefined,
): string | undefined {
  switch (page.kind) {
    case 'doc':
      return `content/${page.source}`;
    case 'landing':
      return `content/${page.locale}/${sectionVersion?.folder}/_category_`;
    case 'category':
      return `content/${page.locale}/${sectionVersion?.folder}/${page.category}/_category_`;
    case 'training':
      return `content/${page.locale}/training.`;
    case 'home':
      return 'site.config.ts';
    default:
      return undefined;
  }
}
