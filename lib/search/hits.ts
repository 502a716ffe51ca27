import type { IndexedPage } from './index-part.ts';
import type { Query } from './query.ts';
import type { NameForm } from './query-forms.ts';

export interface EnginePage extends IndexedPage {
  id: number;
  /** Context and version that the page belongs to. */
  group: string;
  /** Its title. */
  name: NameForm;
  /** The last part of its address, which is in English on every site. */
  slug: NameForm;
  /** What stands above it in the sidebar and in its address, each as one word. */
  sectionNames: string[];
}

export interface Hit {
  page: EnginePage;
  score: number;
  /** One bit for each word of the query that the page has. */
  slots: number;
}

/** The address decides between equal scores: ids depend on which part of the index came first. */
const byScore = (a: Hit, b: Hit): number => b.score - a.score || (a.page.url < b.page.url ? -1 : 1);

/** The best hits in order. Of many hits only those that can be among the first are sorted. */
export function topHits(hits: Hit[], limit: number): Hit[] {
  const sorted = (list: Hit[]) => list.sort(byScore).slice(0, limit);
  if (hits.length <= 4 * limit) return sorted(hits);
  const lowest =
    Float64Array.from(hits, (hit) => hit.score)
      .sort()
      .at(-limit) ?? 0;
  return sorted(hits.filter((hit) => hit.score >= lowest));
}

/**
 * One bit for each word by which pages are found: those that mean something and that any page has.
 * When none does, all that any page has.
 */
export function neededBits(query: Query): number {
  const expanded = [...query.expansions, ...query.compounds].reduce(
    (bits, one) => bits | one.slots,
    0,
  );
  const bits = (optional: boolean) =>
    query.slots.reduce(
      (sum, slot, index) =>
        (slot.optional && !optional) || (slot.matches.length === 0 && !(expanded & (1 << index)))
          ? sum
          : sum | (1 << index),
      0,
    );
  return bits(false) || bits(true);
}

/** Whether a page has every needed word of the query. */
export const isComplete = ({ slots }: Hit, needed: number): boolean => (slots & needed) === needed;

export const countComplete = (hits: readonly Hit[], needed: number): number =>
  hits.reduce((count, hit) => count + Number(isComplete(hit, needed)), 0);
