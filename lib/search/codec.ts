/**
 * Numbers and sorted words as text: small after compression, and compressed by every host, which binary files are not.
 * The alphabet has no character that JSON must escape.
 */
const FIRST = 0x23;
const BASE = 45;

/** Appends a whole number from 0 up: one character below 45, two below 2,070. */
export function encodeNumber(value: number): string {
  let text = '';
  let rest = value;
  while (rest >= BASE) {
    text += character(BASE + (rest % BASE));
    rest = Math.floor(rest / BASE);
  }
  return text + character(rest);
}

export const encodeNumbers = (values: Iterable<number>): string => {
  let text = '';
  for (const value of values) text += encodeNumber(value);
  return text;
};

/** Reads numbers one after another. */
export class NumberReader {
  #at = 0;
  constructor(readonly text: string) {}

  /** @throws RangeError at the end of the text, or where it is not ours */
  next(): number {
    let value = 0;
    for (let factor = 1; ; factor *= BASE) {
      const code = this.text.charCodeAt(this.#at++) - FIRST;
      // The backslash is left out of the alphabet: what stands behind it is one further on.
      const digit = code > BACKSLASH ? code - 1 : code;
      if (!(digit >= 0 && digit < 2 * BASE)) throw new RangeError('The numbers end too early.');
      if (digit < BASE) return value + digit * factor;
      value += (digit - BASE) * factor;
    }
  }
}

const BACKSLASH = 0x5c - FIRST;
const character = (digit: number): string => String.fromCharCode(FIRST + digit + (digit >= BACKSLASH ? 1 : 0));

/** Capital letters never occur in a folded term: one stands before each, and says how many characters it shares with the one before. */
const SHARED = 0x41;
const MOST_SHARED = 25;

/** @param terms folded, sorted, each once */
export function encodeTerms(terms: readonly string[]): string {
  let before = '';
  return terms
    .map((term) => {
      let shared = 0;
      while (shared < MOST_SHARED && shared < before.length && shared < term.length && before[shared] === term[shared]) shared++;
      before = term;
      return String.fromCharCode(SHARED + shared) + term.slice(shared);
    })
    .join('');
}

export function decodeTerms(text: string): string[] {
  const terms: string[] = [];
  let before = '';
  for (let at = 0; at < text.length; ) {
    let end = at + 1;
    while (end < text.length && !isCapital(text.charCodeAt(end))) end++;
    before = before.slice(0, text.charCodeAt(at) - SHARED) + text.slice(at + 1, end);
    terms.push(before);
    at = end;
  }
  return terms;
}

const isCapital = (code: number): boolean => code >= SHARED && code <= SHARED + MOST_SHARED;
