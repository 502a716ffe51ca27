import type { EnginePage } from './hits.ts';
import { sameWords, type Query } from './query.ts';

/** What a page gets whose title is the query: more than any sum of term scores. */
export const TITLE_IS_QUERY = 1000;
/** What the first page of a manual gets when the query is the manual's name: more than a title. */
const MANUAL_IS_QUERY = 2 * TITLE_IS_QUERY;
/**
 * How much it counts that a title contains the whole query, for each word, divided by the length of
 * the title.
 */
const TITLE_CONTAINS_QUERY = 1.5;
/** The same when the title begins with the query: `telemetry` in “Telemetry and data objects”. */
const TITLE_BEGINS_WITH_QUERY = 9;
/**
 * The same in words of the manuals instead of those that were typed: less than the query itself,
 * even with the bonus of a phrase.
 */
const IN_OTHER_WORDS = 0.5;
/** The same when typing errors are corrected. */
const CORRECTED = 0.9;
/** Even the most frequent word counts a little towards coverage. */
const LEAST_WEIGHT = 0.6;

/**
 * Returns the function that gives a page its final score: less when it lacks words of the query,
 * more when its title contains the query.
 * @param weights how much each word of the query weighs
 * @param needed one bit for each word by which pages are found
 */
export function pageScorer(
  query: Query,
  weights: readonly number[],
  needed: number,
): (mask: number, score: number, page: EnginePage) => number {
  const weightOf = (mask: number): number => {
    let sum = 0;
    for (let index = 0; index < weights.length; index++)
      if (mask & (1 << index)) sum += (weights[index] ?? 0) + LEAST_WEIGHT;
    return sum;
  };
  const total = weightOf(needed);
  const corrected = correctedWords(query);
  return (mask, score, page) => {
    const found = mask & needed;
    if (found === 0) return 0;
    const coverage = found === needed ? 1 : weightOf(found) / total;
    return score * coverage + titleBonus(query, corrected, page, total);
  };
}

/** The words of the query without its typing errors; undefined if it has none. */
function correctedWords({ slots, asked }: Query): string[] | undefined {
  const meant = new Map(
    slots.flatMap(({ term, corrected, matches }) => {
      const best = corrected ? matches.toSorted((a, b) => b.weight - a.weight)[0] : undefined;
      return best ? [[term, best.term]] : [];
    }),
  );
  return meant.size > 0 ? asked.map((word) => meant.get(word) ?? word) : undefined;
}

function titleBonus(
  { words, asked, otherWords, open }: Query,
  corrected: readonly string[] | undefined,
  { words: title, manualNames }: EnginePage,
  weight: number,
): number {
  if (manualNames.length > 0 && manualNames.includes(words.join(''))) return MANUAL_IS_QUERY;
  let bonus = bonusOf(words, title, open, weight);
  if (asked.length < words.length) bonus = Math.max(bonus, bonusOf(asked, title, open, weight));
  if (corrected) bonus = Math.max(bonus, CORRECTED * bonusOf(corrected, title, open, weight));
  for (const others of otherWords)
    bonus = Math.max(bonus, IN_OTHER_WORDS * bonusOf(others, title, open, weight));
  return bonus;
}

function bonusOf(
  words: readonly string[],
  title: readonly string[],
  open: boolean,
  weight: number,
): number {
  if (sameWords(title, words) || isJoined(title, words)) return TITLE_IS_QUERY;
  for (let start = 0; start + words.length <= title.length; start++)
    if (continuesWith(title, start, words, open))
      return (
        ((start === 0 ? TITLE_BEGINS_WITH_QUERY : TITLE_CONTAINS_QUERY) * weight * words.length) /
        title.length
      );
  return 0;
}

/** Whether the words of a title were typed as one: `taglist`. */
const isJoined = (title: readonly string[], words: readonly string[]): boolean =>
  words.length === 1 && title.length > 1 && title.join('') === words[0];

/**
 * Whether a title has these words from `start` on. A loop: it runs for every page, with every
 * letter that is typed.
 */
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
