import type { EnginePage } from './hits.ts';
import { nameShares } from './name-shares.ts';
import type { Query } from './query.ts';
import { formsOf, formsWithout, type NameForm, type QueryForm } from './query-forms.ts';

/**
 * What a page gets whose title is the query: more than any sum of term scores. A similar title gets
 * a tenth less, and that is as much as texts can add to a score.
 */
const TITLE_IS_QUERY = 5000;
/** From which score on it can only come from a name. */
export const LEAST_OF_NAME = TITLE_IS_QUERY / 4;
/** What the first page of a manual gets when the query is the manual's name: more than a title. */
const MANUAL_IS_QUERY = 2 * TITLE_IS_QUERY;
/**
 * How much it counts that a title contains the whole query, for each word, divided by the length of
 * the title.
 */
const TITLE_CONTAINS_QUERY = 1.5;
/** The same when the title begins with the query: `telemetry` in “Telemetry and data objects”. */
const TITLE_BEGINS_WITH_QUERY = 9;
/** What the title counts that is the query but for stop words and plurals. */
const SIMILAR = 0.9;
/** What the last part of an address counts that is the query: `NetworkSetting`. */
const SLUG = 0.7;
/** What the title counts that has the words of the query in another order. */
const OTHER_ORDER = 0.6;
/**
 * How many times its score a page gains whose name the query contains, by the share of the query
 * that it is: `network setting example`.
 */
const NAME_IN_QUERY = 3;
const POWER_OF_SHARE = 4;
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
  const forms = formsOf(query);
  const formsInSection = formsWithout(forms);
  const typed = query.words.join('');
  const shareOf = nameShares(query, needed, weightOf);
  const titleBonus = ({ name: title, slug, manualNames, sectionNames }: EnginePage): number => {
    if (manualNames.includes(typed)) return MANUAL_IS_QUERY;
    let bonus = 0;
    const read = (all: readonly QueryForm[]) => {
      for (const form of all)
        bonus = Math.max(
          bonus,
          bonusOf(form, title, query.open, total),
          slug.key !== '' && form.key === slug.key ? form.factor * SLUG * TITLE_IS_QUERY : 0,
        );
    };
    read(forms);
    for (const name of sectionNames) read(formsInSection(name));
    return bonus;
  };
  return (mask, score, page) => {
    const found = mask & needed;
    if (found === 0) return 0;
    const coverage = found === needed ? 1 : weightOf(found) / total;
    const share = shareOf(page);
    return (
      score * coverage * (1 + NAME_IN_QUERY * share ** POWER_OF_SHARE) +
      Math.max(titleBonus(page), share === 1 ? OTHER_ORDER * TITLE_IS_QUERY : 0)
    );
  };
}

/** How much more a page counts, by its title. */
function bonusOf(
  { words, joined, key, factor }: QueryForm,
  title: NameForm,
  open: boolean,
  weight: number,
): number {
  if (joined === title.joined) return factor * TITLE_IS_QUERY;
  if (key === title.key) return factor * SIMILAR * TITLE_IS_QUERY;
  const { length } = title.words;
  for (let start = 0; start + words.length <= length; start++)
    if (continuesWith(title.words, start, words, open))
      return (
        (factor *
          (start === 0 ? TITLE_BEGINS_WITH_QUERY : TITLE_CONTAINS_QUERY) *
          weight *
          words.length) /
        length
      );
  return 0;
}

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
