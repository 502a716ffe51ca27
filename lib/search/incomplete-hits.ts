import { isComplete, type Hit } from './hits.ts';
import { LEAST_OF_NAME } from './page-score.ts';

/** The hits that have every needed word of the query, and those that are better than all of them. */
export function completeOrBetter(hits: readonly Hit[], needed: number): Hit[] {
  const best = bestOfText(hits.filter((hit) => isComplete(hit, needed)));
  return hits.filter((hit) => isComplete(hit, needed) || hit.score > best);
}

/** The best score by texts: a page whose name is the query is no measure for others. */
export const bestOfText = (hits: readonly Hit[]): number =>
  hits.reduce((best, { score }) => (score < LEAST_OF_NAME ? Math.max(best, score) : best), 0);
