import { inverseFrequency } from './bm25.ts';
import type { Query } from './query.ts';

/**
 * What a word counts besides its rarity, in a query without ideographs: readers name frequent
 * things (`device`, `value`) because they mean them. A name among ideographs counts enough already.
 */
const LEAST_OF_WORD = 1;
/**
 * A pair of ideographs counts as if at least this share of the pages had it: the rarest reach
 * across two words by chance.
 */
const LEAST_SHARE_OF_PAIR = 1 / 30;

/** How much a term counts that so many of the pages have. */
export interface TermWorth {
  word: (pagesWithTerm: number) => number;
  /** A pair of ideographs. */
  pair: (pagesWithTerm: number) => number;
  /** An identifier as a whole: its words count beside it. */
  whole: (pagesWithTerm: number) => number;
}

/** @param pages how many pages there are */
export function termWorth({ slots }: Pick<Query, 'slots'>, pages: number): TermWorth {
  const least = slots.some(({ ideographic }) => ideographic) ? 0 : LEAST_OF_WORD;
  const rarity = (pagesWithTerm: number): number =>
    inverseFrequency(pages, Math.min(pages, pagesWithTerm));
  return {
    word: (pagesWithTerm) => rarity(pagesWithTerm) + least,
    pair: (pagesWithTerm) => rarity(Math.max(pages * LEAST_SHARE_OF_PAIR, pagesWithTerm)),
    whole: rarity,
  };
}
