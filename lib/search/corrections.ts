import { oneLetterFrom, unique } from './matches.ts';
import type { Match, Query, Slot } from './query.ts';
import { isStopWord } from './stop-words.ts';
import { joined } from './tokenize.ts';
import { errorsIn } from './typing-errors.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * How much a corrected word counts, by the number of errors. People rarely get the first letter
 * wrong.
 */
const WEIGHTS = {
  /** Of a word that no page has: the reader can only mean another one. */
  unknown: [0.95, 0.8],
  known: [0.7, 0.35],
  firstLetter: 0.7,
  /** A pair of ideographs with one other character, confirmed by the pair beside it, or not. */
  confirmedPair: 0.9,
  pair: 0.45,
};
const MAX_CORRECTIONS = 6;
const MAX_PAIRS = 12;
/** The length from which two letters of a word may be swapped. */
const LENGTH_FOR_SWAPPED_LETTERS = 3;

/**
 * Adds terms that differ from a word by a typing error.
 * @param which only to words without matches, or to every word
 * @returns whether a term was added
 */
export function addCorrections(
  query: Query,
  vocabulary: Vocabulary,
  which: 'unknown words' | 'all words',
): boolean {
  const before = countMatches(query);
  const answered = query.expansions.reduce((bits, { slots, beside }) => bits | slots | beside, 0);
  query.slots.forEach((slot, index) => {
    if (slot.optional) return;
    const isUnknown = slot.matches.length === 0;
    if (isUnknown && answered & (1 << index)) return;
    if (slot.ideographic) {
      if (isUnknown && which === 'unknown words') correctPair(query, index, vocabulary);
      return;
    }
    const swapped = which === 'unknown words' ? swappedLetters(query, index, vocabulary) : [];
    if (swapped.length > 0) {
      slot.matches = unique([...slot.matches, ...swapped]);
      slot.corrected = true;
      return;
    }
    const misspelled = which === 'unknown words' ? notAnotherForm(slot, vocabulary) : [];
    if (misspelled.length > 0) {
      slot.matches = unique([...slot.matches, ...misspelled]);
      slot.corrected = true;
      return;
    }
    // A product code that exists is meant: similar codes are other products.
    if (!isUnknown && (which === 'unknown words' || /\p{N}/u.test(slot.term))) return;
    const similar = vocabulary.similar(slot.term, errorsIn(slot.term));
    slot.matches = unique([...slot.matches, ...correctionsOf(slot.term, similar, isUnknown)]);
    if (isUnknown) slot.corrected = slot.matches.length > 0;
  });
  return countMatches(query) > before;
}

/**
 * Words of pages that a word becomes when two neighboring letters are swapped, if no page has the
 * word itself: `tow` is `two`, though `tower` begins with it. Also for words that are too short for
 * other errors.
 */
function swappedLetters({ slots, open }: Query, index: number, vocabulary: Vocabulary): Match[] {
  const { term = '', matches = [] } = slots[index] ?? {};
  const isUnfinished = open && index === slots.length - 1 && matches.length > 0;
  if (isUnfinished || matches.some(({ loose }) => !loose) || /\p{N}/u.test(term)) return [];
  const letters = Array.from(term);
  if (letters.length < LENGTH_FOR_SWAPPED_LETTERS) return [];
  return letters
    .slice(1)
    .map((letter, at) => term.slice(0, at) + letter + (letters[at] ?? '') + term.slice(at + 2))
    .filter((other) => other !== term && !isStopWord(other) && vocabulary.pagesWith(other) > 0)
    .map((other) => ({ term: other, weight: WEIGHTS.unknown[0] ?? 0, loose: true }));
}

/**
 * Words of pages that differ by one letter from a word that no page has, though other words have
 * its stem: `usres` is `users`, not a form of `usr`. None if a form is as near: `uploads` is
 * `upload`.
 */
function notAnotherForm({ term, matches }: Slot, vocabulary: Vocabulary): Match[] {
  const isTyped = vocabulary.pagesWith(term) > 0 || vocabulary.pagesWith(joined(term)) > 0;
  if (isTyped || matches.length === 0 || matches.some(({ loose }) => loose)) return [];
  const near = oneLetterFrom(term, vocabulary);
  const isForm = near.some((other) => matches.some((match) => match.term === other.term));
  return isForm ? [] : correctionsOf(term, near, true).filter((match) => match.term[0] === term[0]);
}

const countMatches = ({ slots }: Query): number =>
  slots.reduce((sum, { matches }) => sum + matches.length, 0);

/** @param similar terms that differ from the word, nearest first */
function correctionsOf(
  term: string,
  similar: ReturnType<Vocabulary['similar']>,
  isUnknown: boolean,
): Match[] {
  const nearest = similar.filter(({ distance }) => distance === similar[0]?.distance);
  const weights = isUnknown ? WEIGHTS.unknown : WEIGHTS.known;
  return (isUnknown || nearest.length >= MAX_CORRECTIONS ? nearest : similar)
    .slice(0, MAX_CORRECTIONS)
    .map((found) => ({
      term: found.term,
      weight:
        (weights[found.distance - 1] ?? 0) * (found.term[0] === term[0] ? 1 : WEIGHTS.firstLetter),
      loose: true,
    }));
}

/** A pair of ideographs that no page has: one of the two may be wrong. */
function correctPair({ slots }: Query, index: number, vocabulary: Vocabulary): void {
  const slot = slots[index];
  if (!slot || Array.from(slot.term).length !== 2) return;
  const [first = '', second = ''] = Array.from(slot.term);
  const next = slots[index + 1];
  const third =
    next && isBeside(slot, next) && next.matches.length === 0
      ? Array.from(next.term)[1]
      : undefined;
  const begins = vocabulary.startingWith(first).filter((term) => Array.from(term).length === 2);
  if (next && third !== undefined) {
    const pairs = begins
      .map((term) => ({ term, other: (Array.from(term)[1] ?? '') + third }))
      .map((pair) => ({ ...pair, pages: pagesWithBoth(pair, vocabulary) }))
      .filter(({ pages }) => pages > 0)
      .sort((a, b) => b.pages - a.pages);
    if (pairs.length > 0) {
      const confirmed = (term: string): Match => ({
        term,
        weight: WEIGHTS.confirmedPair,
        loose: true,
      });
      slot.matches = unique(pairs.slice(0, MAX_PAIRS).map(({ term }) => confirmed(term)));
      next.matches = unique(pairs.slice(0, MAX_PAIRS).map(({ other }) => confirmed(other)));
      slot.corrected = next.corrected = true;
      return;
    }
  }
  // A pair across two words is on no page either: its characters are parts of other pairs.
  const isKnown = (other?: Slot): boolean => other !== undefined && other.matches.length > 0;
  const before = slots[index - 1];
  const firstKnown = before && isBeside(before, slot) && isKnown(before);
  const secondKnown = next && isBeside(slot, next) && isKnown(next);
  if (firstKnown && secondKnown) return;
  const found = [
    ...(secondKnown ? [] : begins),
    ...(firstKnown ? [] : vocabulary.endingWith(second)),
  ];
  slot.matches = found
    .map((term) => ({ term, pages: vocabulary.pagesWith(term) }))
    .sort((a, b) => b.pages - a.pages)
    .slice(0, MAX_PAIRS)
    .map(({ term }) => ({ term, weight: WEIGHTS.pair, loose: true }));
  slot.corrected = slot.matches.length > 0;
}

/** On how many pages two pairs can be together at most. */
const pagesWithBoth = (
  { term, other }: { term: string; other: string },
  vocabulary: Vocabulary,
): number => Math.min(vocabulary.pagesWith(term), vocabulary.pagesWith(other));

const isBeside = (slot: Slot, next: Slot): boolean => next.ideographic && next.start < slot.end;
