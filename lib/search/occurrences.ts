import { bitCount } from './bits.ts';
import type { Expansion, Query } from './query.ts';
import { tokenize, type Token } from './tokenize.ts';

/** A place in a text that answers the query. */
export interface Occurrence {
  start: number;
  end: number;
  /** One bit for each word of the query that it answers. */
  slots: number;
  /** How well it answers them. */
  weight: number;
}

/** What answers words of the query. */
export interface Answers {
  /** By a term of the index. */
  terms: ReadonlyMap<string, Pick<Occurrence, 'slots' | 'weight'>>;
  /** Other words for what was typed, by the first of their terms: they answer only together. */
  phrases: ReadonlyMap<string, readonly Expansion[]>;
}

/** An identifier that was found as a whole answers better than its parts. */
const COMPOUND_WEIGHT = 1.5;
/** How many characters may be between two words of a phrase: punctuation or a short word. */
const PHRASE_GAP = 5;

export function answersOf(query: Query): Answers {
  const answers = new Map<string, { slots: number; weight: number }>();
  const note = (term: string, slots: number, weight: number) => {
    const known = answers.get(term);
    answers.set(term, {
      slots: slots | (known?.slots ?? 0),
      weight: Math.max(weight, known?.weight ?? 0),
    });
  };
  // Stop words are everywhere: marking them would show nothing.
  query.slots.forEach((slot, index) => {
    if (!slot.optional) for (const { term, weight } of slot.matches) note(term, 1 << index, weight);
  });
  for (const { term, slots } of query.compounds) note(term, slots, COMPOUND_WEIGHT);
  const phrases = new Map<string, Expansion[]>();
  for (const expansion of query.expansions) {
    const [first = [], ...rest] = expansion.terms;
    for (const term of first)
      if (rest.length === 0) note(term, expansion.slots, expansion.weight);
      else phrases.set(term, [...(phrases.get(term) ?? []), expansion]);
  }
  return { terms: answers, phrases };
}

export function occurrencesIn(text: string, answers: Answers): Occurrence[] {
  const found: Occurrence[] = [];
  const tokens = tokensOf(text);
  tokens.forEach(({ term, start, end }, at) => {
    const answer = answers.terms.get(term);
    if (answer) found.push({ start, end, slots: answer.slots, weight: answer.weight });
    for (const { terms, slots, weight } of answers.phrases.get(term) ?? []) {
      const last = endOfPhrase(tokens, at, terms);
      if (last !== undefined) found.push({ start, end: last, slots, weight });
    }
  });
  return found;
}

/** Where words that follow each other from a place on end, if they are the phrase. */
function endOfPhrase(
  tokens: readonly Token[],
  from: number,
  terms: readonly (readonly string[])[],
): number | undefined {
  let place = 0;
  let end: number | undefined;
  for (let at = from; place < terms.length; at++) {
    const token = tokens[at];
    if (!token) return undefined;
    if (terms[place]?.includes(token.term)) {
      place++;
      end = token.end;
    } else if (token.kind === 'word') return undefined;
  }
  return end;
}

/** While somebody types, the same texts are searched again with every letter. */
const MAX_CACHED = 400;
const cache = new Map<string, readonly Token[]>();

function tokensOf(text: string): readonly Token[] {
  const known = cache.get(text);
  if (known) return known;
  const tokens = tokenize(text);
  cache.set(text, tokens);
  const [oldest] = cache.keys();
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
  return tokens;
}

/** One bit for each word of the query that is among the occurrences. */
export const slotsOf = (occurrences: readonly Occurrence[]): number =>
  occurrences.reduce((bits, { slots }) => bits | slots, 0);

/** The sum over the words of the query: each counts once, with its best occurrence. */
export function weightOf(occurrences: readonly Occurrence[]): number {
  const best = new Map<number, number>();
  for (const { slots, weight } of occurrences)
    best.set(slots, Math.max(best.get(slots) ?? 0, weight));
  return [...best.values()].reduce((sum, weight) => sum + weight, 0);
}

/**
 * How many words follow each other as in the query, with nothing but punctuation or a short word
 * between them.
 */
export function longestRun(occurrences: readonly Occurrence[]): number {
  let longest = 0;
  let run = 0;
  let before: Occurrence | undefined;
  for (const occurrence of occurrences) {
    const follows =
      before !== undefined &&
      occurrence.start <= before.end + PHRASE_GAP &&
      (occurrence.slots & ((before.slots << 1) | (before.slots << 2))) !== 0;
    run = follows ? run + 1 : Math.max(1, bitCount(occurrence.slots));
    longest = Math.max(longest, run);
    before = occurrence;
  }
  return longest;
}
