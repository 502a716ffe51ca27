import type { Problem } from '@/lib/content/problem.ts';
import type { Finding } from '@/lib/docs/check-target.ts';
import { firstPlaces } from '@/lib/content/merge-warnings.ts';

/** A problem of a link, with the setting that asks for one line for all. */
export interface LinkProblem extends Problem, Pick<Finding, 'logged'> {}

const WORDS: Record<NonNullable<Finding['logged']>, string> = {
  onBrokenLinks: 'links lead to pages that do not exist',
  onBrokenAnchors: 'links lead to headings that do not exist',
  onBrokenMarkdownLinks: 'links lead to Markdown files that do not exist',
};

/** Replaces the links of each setting that says `log` by one warning. */
export function inOneLine(found: readonly LinkProblem[]): Problem[] {
  const settings = [...new Set(found.flatMap(({ logged }) => logged ?? []))];
  const lines = settings.flatMap((setting): Problem[] => {
    const all = found.filter(({ logged }) => logged === setting);
    const [first] = all;
    if (!first) return [];
    const message = `${all.length} ${WORDS[setting]} (\`${setting}: 'log'\`): ${firstPlaces(all)}.`;
    return [{ file: 'site.config.ts', severity: 'warning', message }];
  });
  return [...found.filter(({ logged }) => logged === undefined), ...lines];
}
