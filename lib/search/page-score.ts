import { bitCount } from './bits.ts';
import type { EnginePage } from './hits.ts';
import { sameWords, type Query } from './query.ts';

/** What a page gets whose title is the query: more than any sum of term scores. */
const TITLE_IS_QUERY = 1000;
/** How much it counts that a title contains the whole query, for each word, divided by the length of the title. */
const TITLE_CONTAINS_QUERY = 1.5;
/** Even the most frequent word counts a little towards coverage. */
const LEAST_WEIGHT = 0.1;

/**
 * Returns the function that gives a page its final score: 0 when the page lacks too many words of the query, more when
 * its title contains the query.
 * @param weights how much each word of the query weighs
 */
export function pageScorer(
  query: Query,
  weights: readonly number[],
): (mask: number, score: number, page: EnginePage) => number {
  const required = (ideographic: boolean) =>
    query.slots.reduce(
      (bits, slot, index) =>
        slot.optional || slot.ideographic !== ideographic ? bits : bits | (1 << index),
      0,
    );
  const [words, ideographs] = [required(false), required(true)];
  // One word of three may be missing. Of ideographs half of the pairs may, because a pair across two words means nothing.
  const minWords = bitCount(words) - Math.floor(bitCount(words) / 3);
  const minIdeographs = bitCount(ideographs) / 2;
  const weightOf = (mask: number): number => {
    let sum = 0;
    for (let index = 0; index < weights.length; index++)
      if (mask & (1 << index)) sum += (weights[index] ?? 0) + LEAST_WEIGHT;
    return sum;
  };
  const needed = words | ideographs;
  const total = weightOf(needed);
  return (mask, score, page) => {
    if (bitCount(mask & words) < minWords || bitCount(mask & ideographs) < minIdeographs) return 0;
    const found = mask & needed;
    const coverage = found === needed ? 1 : weightOf(found) / total;
    return score * coverage * coverage + titleBonus(query, page, total);
  };
}

function titleBonus({ words, open }: Query, { words: title }: EnginePage, weight: number): number {
  if (sameWords(title, words)) return TITLE_IS_QUERY;
  for (let start = 0; start + words.length <= title.length; start++)
    if (continuesWith(title, start, words, open))
      return (TITLE_CONTAINS_QUERY * weight * words.length) / title.length;
  return 0;
}

/** Whether a title has these words from `start` on. A loop: it runs for every page, with every letter that is typed. */
function continuesWith(
  title: readonly string[],
  start: number,
  words: readonly string[],
  open: boolean,
): boolean {
  const last = words.length - 1;
  for (let at = 0; at <= last; at++) {
    const word = title[start + at] ?? '';
    const typed = words[at] ?? '';
    if (word !== typed && !(open && at === last && word.startsWith(typed))) return false;
  }
  return true;
}
