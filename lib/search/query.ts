import { isStopWord } from './stop-words.ts';
import { isIdeographic, tokenize, type Token } from './tokenize.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A term of the index that answers part of a query, and how well: 1 is what was typed. */
interface Match {
  term: string;
  weight: number;
  /** The term goes on where the query stops, or is guessed: its rarity says nothing about what was meant. */
  loose: boolean;
}

/** One word of a query. */
export interface Slot {
  term: string;
  /** As it was typed. */
  typed: string;
  ideographic: boolean;
  /** Pages need not have it. */
  optional: boolean;
  matches: Match[];
}

/** A term that answers several slots at once. */
interface Compound {
  term: string;
  /** As it was typed; empty when it was typed as several words. */
  typed: string;
  /** One bit for each slot. */
  slots: number;
}

export interface Query {
  /** Folded words, for comparing with titles. */
  words: string[];
  slots: Slot[];
  compounds: Compound[];
  /** The last word may go on. */
  open: boolean;
}

/** Bits of a number: more words than that nobody types, and pasted text is cut. */
const MOST_SLOTS = 24;
/** A beginning may fit hundreds of terms: the most frequent are enough, since typing goes on. */
const MOST_PREFIXES = 40;
const MOST_GUESSES = 6;

/** The words of a query, not yet looked up. */
export function parseQuery(text: string): Query {
  const tokens = tokenize(text.slice(0, 400));
  const words = tokens.filter((token) => token.kind === 'word').slice(0, MOST_SLOTS);
  const slots = words.map((token): Slot => ({
    term: token.term,
    typed: text.slice(token.start, token.end),
    ideographic: isIdeographic(token.term),
    optional: isStopWord(token.term),
    matches: [],
  }));
  // A query of nothing but such words means them.
  if (slots.every((slot) => slot.optional)) for (const slot of slots) slot.optional = false;
  const compounds = tokens
    .filter((token) => token.kind === 'whole')
    .map((token) => ({
      term: token.term,
      typed: text.slice(token.start, token.end),
      slots: covered(token, words),
    }));
  return {
    words: words.map((token) => token.term),
    slots,
    compounds: [...compounds, ...neighbors(slots)],
    open: /[\p{L}\p{N}]$/u.test(text),
  };
}

const covered = (whole: Token, words: readonly Token[]): number =>
  words.reduce(
    (bits, word, index) =>
      word.start >= whole.start && word.end <= whole.end ? bits | (1 << index) : bits,
    0,
  );

/** `data logger` may be written as one word. */
function neighbors(slots: readonly Slot[]): Compound[] {
  return slots.slice(1).flatMap((slot, index): Compound[] => {
    const before = slots[index]!;
    return slot.ideographic || before.ideographic || before.optional || slot.optional
      ? []
      : [{ term: before.term + slot.term, typed: '', slots: 0b11 << index }];
  });
}

/** Looks every word up: as typed, in other forms, and the last one as a beginning. */
export function lookUp(query: Query, vocabulary: Vocabulary): void {
  query.slots.forEach((slot, index) => {
    const { term } = slot;
    const last = index === query.slots.length - 1 && query.open;
    const matches: Match[] =
      vocabulary.pagesWith(term) > 0 ? [{ term, weight: 1, loose: false }] : [];
    for (const other of vocabulary.sameStem(term))
      matches.push({ term: other, weight: 0.85, loose: false });
    // One ideograph is looked for in every pair that it begins. A word that stands nowhere may be the beginning of one.
    if (last || matches.length === 0 || (slot.ideographic && [...term].length === 1))
      matches.push(...prefixes(slot, vocabulary));
    slot.matches = unique(matches);
  });
  query.compounds = query.compounds.filter(({ term }) => vocabulary.pagesWith(term) > 0);
}

function prefixes({ term, ideographic }: Slot, vocabulary: Vocabulary): Match[] {
  const single = ideographic && [...term].length === 1;
  if (ideographic && !single) return [];
  const found = vocabulary.startingWith(term);
  const frequent =
    found.length > MOST_PREFIXES
      ? found
          .map((other) => ({ other, pages: vocabulary.pagesWith(other) }))
          .sort((a, b) => b.pages - a.pages)
          .slice(0, MOST_PREFIXES)
          .map(({ other }) => other)
      : found;
  return frequent.map((other) => ({
    term: other,
    weight: single ? 0.9 : 0.4 + (0.45 * term.length) / other.length,
    loose: true,
  }));
}

/** Adds terms that differ by a typing error, to words that stand nowhere or, with `all`, to every word. */
export function guess(query: Query, vocabulary: Vocabulary, all: boolean): boolean {
  let added = false;
  for (const slot of query.slots) {
    // A product code that exists is meant: its neighbors are other products.
    if (slot.ideographic || (slot.matches.length > 0 && (!all || /\p{N}/u.test(slot.term))))
      continue;
    const edits = slot.term.length >= 8 ? 2 : slot.term.length >= 4 ? 1 : 0;
    if (edits === 0 || /^\p{N}+$/u.test(slot.term)) continue;
    const similar = vocabulary.similar(slot.term, edits);
    const nearest = similar.filter(({ distance }) => distance === (similar[0]?.distance ?? 0));
    const guesses = (nearest.length >= MOST_GUESSES ? nearest : similar)
      .slice(0, MOST_GUESSES)
      .map(({ term, distance }): Match => ({
        term,
        weight: (term[0] === slot.term[0] ? 0.7 : 0.5) / distance,
        loose: true,
      }));
    const before = slot.matches.length;
    slot.matches = unique([...slot.matches, ...guesses]);
    added ||= slot.matches.length > before;
  }
  return added;
}

function unique(matches: readonly Match[]): Match[] {
  const best = new Map<string, Match>();
  for (const match of matches)
    if ((best.get(match.term)?.weight ?? 0) < match.weight) best.set(match.term, match);
  return [...best.values()];
}

/** Spellings of an index that was written in Traditional characters, for a query in Simplified ones. */
export const toTraditional = (text: string, table: ReadonlyMap<string, string>): string =>
  [...text.normalize('NFKC')].map((sign) => table.get(sign) ?? sign).join('');

/** Whether two texts are the same words. */
export const sameWords = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word, index) => word === b[index]);

/** The words of a title, as `Query.words`. */
export const titleWords = (title: string): string[] =>
  tokenize(title).flatMap(({ term, kind }) => (kind === 'word' ? [term] : []));
