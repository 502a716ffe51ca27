import type { IndexedPage } from './index-part.ts';
import type { Query } from './query.ts';

export interface EnginePage extends IndexedPage {
  id: number;
  /** Context and version that the page belongs to. */
  group: string;
  /** The words of its title. */
  words: string[];
}

export interface Hit {
  page: EnginePage;
  score: number;
  /** One bit for each word of the query that the page has. */
  slots: number;
}

/** The best hits in order. Of many hits only those that can be among the first are sorted. */
export function topHits(hits: Hit[], limit: number): Hit[] {
  const sorted = (list: Hit[]) =>
    list.sort((a, b) => b.score - a.score || a.page.id - b.page.id).slice(0, limit);
  if (hits.length <= 4 * limit) return sorted(hits);
  const lowest =
    Float64Array.from(hits, (hit) => hit.score)
      .sort()
      .at(-limit) ?? 0;
  return sorted(hits.filter((hit) => hit.score >= lowest));
}

/** One bit for each word that a page must have. */
const required = (query: Query): number =>
  query.slots.reduce((bits, slot, index) => (slot.optional ? bits : bits | (1 << index)), 0);

/** The hits that have every required word of the query. */
export function completeHits(hits: readonly Hit[], query: Query): Hit[] {
  const needed = required(query);
  return hits.filter((hit) => (hit.slots & needed) === needed);
}

export function countComplete(hits: readonly Hit[], query: Query): number {
  const needed = required(query);
  return hits.reduce((count, hit) => count + Number((hit.slots & needed) === needed), 0);
}
