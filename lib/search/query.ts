import { isStopWord } from './stop-words.ts';
import { isIdeographic, tokenize, type Token } from './tokenize.ts';

/** A term of the index that answers a word of the query, and how well: 1 for the word as it was typed. */
export interface Match {
  term: string;
  weight: number;
  /** The term is longer than the word or corrects it, so how rare it is says nothing about what the reader means. */
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

/** A term that answers several words of the query at once. */
interface Compound {
  term: string;
  /** As it was typed; empty when it was typed as several words. */
  typed: string;
  /** One bit for each word. */
  slots: number;
}

export interface Query {
  /** Folded words, for comparing with titles. */
  words: string[];
  slots: Slot[];
  compounds: Compound[];
  /** The last word may not be finished. */
  open: boolean;
}

/** The words of a query are bits of a number. Nobody types more; pasted text is cut. */
const MAX_SLOTS = 24;
const MAX_CHARACTERS = 400;

/** The words of a query, not yet looked up. */
export function parseQuery(text: string): Query {
  const tokens = tokenize(text.slice(0, MAX_CHARACTERS));
  const words = tokens.filter((token) => token.kind === 'word').slice(0, MAX_SLOTS);
  const slots = words.map((token): Slot => ({
    term: token.term,
    typed: text.slice(token.start, token.end),
    ideographic: isIdeographic(token.term),
    optional: isStopWord(token.term),
    matches: [],
  }));
  // A query of stop words alone means them.
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
    compounds: [...compounds, ...joinedNeighbors(slots)],
    open: /[\p{L}\p{N}]$/u.test(text),
  };
}

const covered = (whole: Token, words: readonly Token[]): number =>
  words.reduce(
    (bits, word, index) =>
      word.start >= whole.start && word.end <= whole.end ? bits | (1 << index) : bits,
    0,
  );

/** Pages may write `data logger` as one word. */
const joinedNeighbors = (slots: readonly Slot[]): Compound[] =>
  slots.flatMap((slot, index): Compound[] => {
    const next = slots[index + 1];
    return !next || [slot, next].some(({ ideographic, optional }) => ideographic || optional)
      ? []
      : [{ term: slot.term + next.term, typed: '', slots: 0b11 << index }];
  });

/** A query in Simplified characters as an index in Traditional characters spells it. */
export const toTraditional = (text: string, table: ReadonlyMap<string, string>): string =>
  Array.from(text.normalize('NFKC'), (character) => table.get(character) ?? character).join('');

/** Whether two texts are the same words. */
export const sameWords = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word, index) => word === b[index]);

/** The words of a title, as `Query.words`. */
export const titleWords = (title: string): string[] =>
  tokenize(title).flatMap(({ term, kind }) => (kind === 'word' ? [term] : []));
