import type { Expansion, Match, Query, Slot } from './query.ts';
import { joined } from './tokenize.ts';
import { errorsIn } from './typing-errors.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How much a match counts, compared with the word as it was typed. */
const WEIGHTS = {
  typed: 1,
  /** Two words of a title, typed without the space. */
  joined: 1,
  /** Another form of an English word. */
  sameStem: 0.85,
  /** A pair that begins with a single ideograph. */
  pair: 0.9,
  /** A longer word: from the first number up to their sum, the more of it has been typed. */
  prefix: 0.4,
  prefixShare: 0.45,
  /** Two words for one that was typed without the space. */
  split: 0.8,
};
/**
 * A prefix may fit hundreds of terms. The most frequent ones are enough, since the reader types on.
 */
const MAX_PREFIXES = 40;
/** The length of each of two words that may have been typed as one. */
const LEAST_PART = 3;

/** Looks up every word: as typed, in other forms, and the last one as a prefix. */
export function lookUp(query: Query, vocabulary: Vocabulary): void {
  query.slots.forEach((slot, index) => {
    const { term } = slot;
    const isUnfinished = index === query.slots.length - 1 && query.open;
    const matches: Match[] =
      vocabulary.pagesWith(term) > 0 ? [{ term, weight: WEIGHTS.typed, loose: false }] : [];
    if (vocabulary.pagesWith(joined(term)) > 0)
      matches.push({ term: joined(term), weight: WEIGHTS.joined, loose: false });
    for (const other of vocabulary.sameStem(term))
      matches.push({ term: other, weight: WEIGHTS.sameStem, loose: false });
    // One ideograph matches every pair that it begins. A word that is on no page may be a prefix.
    if (isUnfinished || matches.length === 0 || isSingleIdeograph(slot))
      matches.push(...prefixMatches(slot, vocabulary));
    slot.matches = unique(matches);
  });
  query.compounds = query.compounds.filter(({ term }) => vocabulary.pagesWith(term) > 0);
  query.expansions = [
    ...query.expansions.flatMap((expansion): Expansion[] => {
      const terms = expansion.terms.map(([term = '']) =>
        [term, ...vocabulary.sameStem(term)].filter((form) => vocabulary.pagesWith(form) > 0),
      );
      return terms.every((forms) => forms.length > 0) ? [{ ...expansion, terms }] : [];
    }),
    ...query.slots.flatMap((slot, index) => splitWord(slot, 1 << index, vocabulary)),
  ];
}

/**
 * A word that no page has, or that is two in a title, may be two typed as one: `simplemqtt`. Not
 * when one letter makes it another word: `pipline` is no `pip line`.
 */
function splitWord(slot: Slot, bit: number, vocabulary: Vocabulary): Expansion[] {
  const { term } = slot;
  if (slot.ideographic) return [];
  const isInTitle = vocabulary.pagesWith(joined(term)) > 0;
  if (!isInTitle && (vocabulary.pagesWith(term) > 0 || oneLetterFrom(term, vocabulary).length > 0))
    return [];
  let best: { pages: number; terms: string[][] } | undefined;
  for (let at = LEAST_PART; at <= term.length - LEAST_PART; at++) {
    const parts = [term.slice(0, at), term.slice(at)];
    const pages = Math.min(...parts.map((part) => vocabulary.pagesWith(part)));
    if (pages > (best?.pages ?? 0)) best = { pages, terms: parts.map((part) => [part]) };
  }
  return best
    ? [
        {
          slots: bit,
          beside: 0,
          terms: best.terms,
          text: best.terms.join(' '),
          weight: WEIGHTS.split,
        },
      ]
    : [];
}

/** Terms that differ from a word by one typing error, if it may have one. */
export const oneLetterFrom = (
  term: string,
  vocabulary: Vocabulary,
): ReturnType<Vocabulary['similar']> => vocabulary.similar(term, Math.min(1, errorsIn(term)));

const isSingleIdeograph = ({ term, ideographic }: Slot): boolean =>
  ideographic && Array.from(term).length === 1;

function prefixMatches(slot: Slot, vocabulary: Vocabulary): Match[] {
  const single = isSingleIdeograph(slot);
  if (slot.ideographic && !single) return [];
  const found = vocabulary.startingWith(slot.term);
  const frequent =
    found.length > MAX_PREFIXES
      ? found
          .map((term) => ({ term, pages: vocabulary.pagesWith(term) }))
          .sort((a, b) => b.pages - a.pages)
          .slice(0, MAX_PREFIXES)
          .map(({ term }) => term)
      : found;
  return frequent.map((term) => ({
    term,
    weight: single
      ? WEIGHTS.pair
      : WEIGHTS.prefix + (WEIGHTS.prefixShare * slot.term.length) / term.length,
    loose: true,
  }));
}

/** Each term once, with its highest weight. */
export function unique(matches: readonly Match[]): Match[] {
  const best = new Map<string, Match>();
  for (const match of matches)
    if ((best.get(match.term)?.weight ?? 0) < match.weight) best.set(match.term, match);
  return [...best.values()];
}
