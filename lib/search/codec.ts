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

/**
 * The numbers of a text.
 * @throws RangeError when it is not ours, or ends within a number
 */
export function decodeNumbers(text: string): Uint32Array {
  const values = new Uint32Array(text.length);
  let count = 0;
  let value = 0;
  let factor = 1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at) - FIRST;
    // The backslash is left out of the alphabet: what stands behind it is one further on.
    const digit = code > BACKSLASH ? code - 1 : code;
    if (!(digit >= 0 && digit < 2 * BASE)) throw new RangeError('A character of the search index is no number.');
    if (digit < BASE) {
      values[count++] = value + digit * factor;
      value = 0;
      factor = 1;
    } else {
      value += (digit - BASE) * factor;
      factor *= BASE;
    }
  }
  if (factor !== 1) throw new RangeError('The numbers of the search index end too early.');
  return values.subarray(0, count);
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
