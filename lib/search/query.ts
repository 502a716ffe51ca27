import { sharesOf } from './ideograph-runs.ts';
import { pathsInQuery } from './request-path.ts';
import { isStopWord, withoutFillers, withoutStopWords } from './stop-words.ts';
import type { Synonyms } from './synonyms.ts';
import { isIdeographic, tokenize, wordsOf, type Token } from './tokenize.ts';

/** A term of the index that answers a word of the query; weight 1 for the word as typed. */
export interface Match {
  term: string;
  weight: number;
  /** A longer term or a correction: how rare it is says nothing about what the reader means. */
  loose: boolean;
}

/** One word of a query. */
export interface Slot {
  term: string;
  /** As it was typed, and where. */
  typed: string;
  start: number;
  end: number;
  ideographic: boolean;
  /** How much it counts as a word: pairs of ideographs overlap. */
  share: number;
  /** Pages need not have it. */
  optional: boolean;
  matches: Match[];
  /** No page has it; its matches are other words that differ by a typing error. */
  corrected: boolean;
}

/** A term that answers several words of the query at once. */
interface Compound {
  term: string;
  /** As it was typed; empty when it was typed as several words. */
  typed: string;
  /** One bit for each word. */
  slots: number;
}

/** Other words for words of the query: synonyms, or two words for one that was typed. */
export interface Expansion {
  /** One bit for each word that it stands for. */
  slots: number;
  /** One bit for each pair of ideographs across its borders: other words have other pairs. */
  beside: number;
  /** A page must have all of them, each in one of these forms. */
  terms: string[][];
  /** As the manuals write it. */
  text: string;
  weight: number;
}

export interface Query {
  /** Folded words, for comparing with titles. */
  words: string[];
  /** The same without what makes a question of them. */
  asked: string[];
  /** The same in words of the manuals, where readers type others. */
  otherWords: string[][];
  slots: Slot[];
  compounds: Compound[];
  expansions: Expansion[];
  /** The last word may not be finished. */
  open: boolean;
}

/** The words of a query are bits of a number. Nobody types more; pasted text is cut. */
const MAX_SLOTS = 24;
const MAX_CHARACTERS = 400;
/** In how many other ways a whole query is compared with titles. */
const MAX_VARIANTS = 6;

/** The words of a query, not yet looked up. */
export function parseQuery(text: string, synonyms?: Synonyms): Query {
  const short = text.slice(0, MAX_CHARACTERS);
  const question = withoutFillers(short);
  const tokens = tokenize(question);
  const words = tokens.filter((token) => token.kind === 'word').slice(0, MAX_SLOTS);
  const slots = words.map(({ term, start, end }): Slot => ({
    term,
    typed: text.slice(start, end),
    start,
    end,
    ideographic: isIdeographic(term),
    share: 1,
    optional: isStopWord(term),
    matches: [],
    corrected: false,
  }));
  // A query of stop words alone means them.
  if (slots.every((slot) => slot.optional)) for (const slot of slots) slot.optional = false;
  const required = slots.filter(({ optional }) => !optional);
  const shares = sharesOf(required);
  required.forEach((slot, at) => (slot.share = shares[at] ?? 1));
  const compounds = tokens
    .filter((token) => token.kind === 'whole')
    .map((token) => ({
      term: token.term,
      typed: text.slice(token.start, token.end),
      slots: covered(token, words),
    }));
  const paths = pathsInQuery(question).flatMap(({ terms, ...place }) =>
    terms.map((term): Compound => ({ term, typed: '', slots: covered(place, words) })),
  );
  return {
    words: wordsOf(short),
    asked: withoutStopWords(wordsOf(question)),
    slots,
    compounds: [...compounds, ...joinedNeighbors(slots), ...paths],
    ...(synonyms ? inOtherWords(short, slots, synonyms) : { expansions: [], otherWords: [] }),
    open: /[\p{L}\p{N}]$/u.test(text),
  };
}

const covered = (
  whole: Pick<Token, 'start' | 'end'>,
  words: readonly Pick<Token, 'start' | 'end'>[],
): number =>
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

/** How much another word counts, compared with the word as it was typed. */
const SYNONYM_WEIGHT = 0.7;

/**
 * The words of the manuals for what was typed: one step, the longest phrase first, no word twice.
 */
function inOtherWords(
  text: string,
  slots: readonly Slot[],
  synonyms: Synonyms,
): Pick<Query, 'expansions' | 'otherWords'> {
  const words = slots.map(({ term }) => term);
  const expansions: Expansion[] = [];
  let variants = [''];
  let done = 0;
  for (let at = 0; at < slots.length; at++) {
    const first = slots[at];
    if (!first || first.start < done) continue;
    const found = synonyms.longest(words, at);
    if (!found) continue;
    const { start } = first;
    const end = slots[found.to - 1]?.end ?? start;
    const inside = covered({ start, end }, slots);
    const beside = slots.reduce(
      (bits, slot, index) =>
        slot.ideographic && slot.start < end && slot.end > start ? bits | (1 << index) : bits,
      0,
    );
    variants = variants
      .flatMap((before) =>
        found.alternatives.map((other) => before + text.slice(done, start) + other.text),
      )
      .slice(0, MAX_VARIANTS);
    for (const { terms, text: other } of found.alternatives)
      expansions.push({
        slots: inside,
        beside: beside & ~inside,
        terms: terms.map((term) => [term]),
        text: other,
        weight: SYNONYM_WEIGHT,
      });
    // What was typed for it is no filler, such as the `on` of `log on`.
    done = end;
    at = found.to - 1;
  }
  return {
    expansions,
    otherWords:
      expansions.length > 0 ? variants.map((before) => wordsOf(before + text.slice(done))) : [],
  };
}

/** A query in Simplified characters as an index in Traditional characters spells it. */
export const toTraditional = (text: string, table: ReadonlyMap<string, string>): string =>
  Array.from(text.normalize('NFKC'), (character) => table.get(character) ?? character).join('');
