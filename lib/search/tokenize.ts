/**
 * A searchable piece of a text. `start` and `end` are its place in the given text.
 * - `word`: a word, a part of an identifier, or two neighboring ideographs. What a query must find.
 * - `whole`: several words that were written as one (`EPC-R7300`, `getGateways`), without the
 *   punctuation between them. In a query it answers all the words that it covers.
 * - `extra`: is in the index (`7300` of `R7300`, the last ideograph of a run), but a query for the
 *   text does not need it.
 */
export interface Token {
  term: string;
  kind: 'word' | 'whole' | 'extra';
  start: number;
  end: number;
}

/** Longer pieces are data, not words: they would fill the index, and nobody types them. */
const MAX_LENGTH = 64;

/** Ideographs and kana: languages that put no spaces between words. */
const IDEOGRAPHS =
  '\\u3005\\u3007\\u3040-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff\\u{20000}-\\u{323af}';
const LETTER = `(?:(?![${IDEOGRAPHS}])[\\p{L}\\p{N}\\p{M}])`;
/** Punctuation between the parts of an identifier, a path or an address. */
const JOINER = `[-_./:@+~'’{}$\\u2010\\u2011]{1,3}`;
const RUN = new RegExp(`([${IDEOGRAPHS}]+)|${LETTER}+(?:${JOINER}${LETTER}+)*`, 'gu');
const PART = new RegExp(`${LETTER}+`, 'gu');
/** Names of languages: a letter followed by signs (`C#`, `C++`). */
const SIGNED = /^(?:#|\+\+)(?![\p{L}\p{N}#+])/u;
const HAS_CASE_BOUNDARY = /\p{Ll}\p{Lu}|\p{Lu}\p{Lu}\p{Ll}/u;
const CASE_BOUNDARY = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})/u;
const LETTERS_AND_DIGITS = /(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u;

/**
 * Splits a text into terms. Pages and queries use this one function, so that a text is found as it
 * is written. Never throws.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(RUN)) {
    if (match[1] !== undefined) ideographs(match[0], match.index, tokens);
    else if (match[0].length <= MAX_LENGTH * 2) run(match[0], match.index, text, tokens);
    else
      for (const part of match[0].matchAll(PART))
        run(part[0], match.index + part.index, text, tokens);
  }
  // An accent without a letter is folded to nothing.
  return tokens.filter(({ term }) => term !== '');
}

/**
 * The words of a text, without names as a whole and what a query need not have. `C#` is one of
 * them, with its sign.
 */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const { term, kind } of tokenize(text))
    if (kind === 'word') words.push(term);
    else if (/[#+]$/.test(term)) words.splice(-1, 1, term);
  return words;
}

/**
 * One spelling for variants of a text: NFKC (full-width forms, ligatures), no accents, lower case.
 * Idempotent.
 */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENT, '')
    .normalize('NFKC')
    .toLowerCase();
}

const ASCII = /^[\0-\x7f]*$/;
const ACCENT = /[\u0300-\u036f]/g;

/**
 * Pairs of neighbors, so that 設備 is found in 設備管理 without a dictionary; an ideograph alone is a
 * word.
 */
function ideographs(run: string, start: number, tokens: Token[]): void {
  const characters = Array.from(run);
  let at = start;
  characters.forEach((character, index) => {
    const next = characters[index + 1];
    const end = at + character.length;
    if (next !== undefined)
      tokens.push({
        term: fold(character + next),
        kind: 'word',
        start: at,
        end: end + next.length,
      });
    else
      tokens.push({
        term: fold(character),
        kind: characters.length === 1 ? 'word' : 'extra',
        start: at,
        end,
      });
    at = end;
  });
}

/** Words with punctuation between them: each of them, and all of them as one. */
function run(text: string, start: number, whole: string, tokens: Token[]): void {
  const parts = [...text.matchAll(PART)].filter((part) => part[0].length <= MAX_LENGTH);
  const first = tokens.length;
  for (const part of parts) word(part[0], start + part.index, tokens);
  const end = start + text.length;
  const last = parts.at(-1);
  const sign =
    last && last[0].length === 1 ? SIGNED.exec(whole.slice(end, end + 4))?.[0] : undefined;
  if (sign !== undefined && last)
    tokens.push({
      term: fold(last[0]) + sign,
      kind: 'whole',
      start: end - last[0].length,
      end: end + sign.length,
    });
  if (parts.length < 2) return;
  const term = asOneWord(text);
  if (term.length <= MAX_LENGTH && !tokens.slice(first).some((token) => token.term === term))
    tokens.push({ term, kind: 'whole', start, end });
}

/**
 * Between digits a point has a meaning (`1.1.0`, `192.168.1.10`). Other punctuation is dropped,
 * since spellings vary.
 */
const asOneWord = (text: string): string =>
  fold(text).replace(/[^\p{L}\p{N}]+/gu, (signs, at: number, all: string) =>
    /[.:/]/.test(signs) &&
    /\p{N}/u.test(all.charAt(at - 1)) &&
    /\p{N}/u.test(all.charAt(at + signs.length))
      ? signs.charAt(0)
      : '',
  );

/** A word without punctuation: `getGateways` is also `get` and `gateways`, `R7300` also `7300`. */
function word(text: string, start: number, tokens: Token[]): void {
  const term = fold(text);
  const end = start + text.length;
  const pieces = HAS_CASE_BOUNDARY.test(text) ? text.split(CASE_BOUNDARY) : [];
  if (pieces.length < 2 || pieces.some((piece) => piece.length < 2)) {
    tokens.push({ term, kind: 'word', start, end });
    lettersAndDigits(text, start, tokens);
    return;
  }
  let at = start;
  for (const piece of pieces) {
    tokens.push({ term: fold(piece), kind: 'word', start: at, end: at + piece.length });
    lettersAndDigits(piece, at, tokens);
    at += piece.length;
  }
  tokens.push({ term, kind: 'whole', start, end });
}

/** The letters and the digits of a product code, each by itself. */
function lettersAndDigits(text: string, start: number, tokens: Token[]): void {
  if (text.length < 3 || !/\p{N}/u.test(text) || !/\p{L}/u.test(text)) return;
  let at = start;
  for (const piece of text.split(LETTERS_AND_DIGITS)) {
    if (piece.length > 1)
      tokens.push({ term: fold(piece), kind: 'extra', start: at, end: at + piece.length });
    at += piece.length;
  }
}

/**
 * The term of two neighboring words of a title that may be typed as one (`taglist`). Not a word of
 * the text, so it has a sign that no word has.
 */
export const joined = (words: string): string => `+${words}`;

/** Whether a term consists of ideographs. */
export const isIdeographic = (term: string): boolean => IDEOGRAPHIC.test(term);
const IDEOGRAPHIC = new RegExp(`^[${IDEOGRAPHS}]+$`, 'u');
