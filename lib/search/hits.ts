import type { Query } from './query.ts';
import type { IndexedPage } from './index-part.ts';

export interface EnginePage extends IndexedPage {
  id: number;
  /** Context and version that the page belongs to. */
  group: string;
  words: string[];
}

export interface Hit {
  page: EnginePage;
  score: number;
  /** One bit for each word of the query that the page has. */
  slots: number;
}

/** The best hits in order; of many only those that can be among the first are sorted. */
export function firstOf(hits: Hit[], most: number): Hit[] {
  const rank = (list: Hit[]) =>
    list.sort((a, b) => b.score - a.score || a.page.id - b.page.id).slice(0, most);
  if (hits.length <= 4 * most) return rank(hits);
  const limit = Float64Array.from(hits, (hit) => hit.score).sort()[hits.length - most]!;
  return rank(hits.filter((hit) => hit.score >= limit));
}

/** One bit for each word that a page must have. */
const required = (query: Query): number =>
  query.slots.reduce((bits, slot, index) => (slot.optional ? bits : bits | (1 << index)), 0);
/** Whether a page has every word of the query that counts. */
export const isComplete = (hit: Hit, query: Query): boolean =>
  (hit.slots & required(query)) === required(query);
/** How many pages have them all. */
export const complete = (hits: readonly Hit[], query: Query): number =>
  hits.reduce((count, hit) => count + Number(isComplete(hit, query)), 0);
