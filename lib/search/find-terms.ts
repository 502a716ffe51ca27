import { mergeRanges, type Range } from './ranges.ts';
import { fold, isIdeographic } from './tokenize.ts';

/**
 * All occurrences of terms in a text, whatever their case, accents and width. The ranges are in
 * order and never overlap. Empty terms occur nowhere.
 */
export function findTerms(text: string, terms: readonly string[]): Range[] {
  const { folded, places } = foldWithPlaces(text);
  const ranges: Range[] = [];
  for (const term of expand(terms, folded)) {
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) {
      const end = at + term.length;
      // One or two letters are part of every other word: only whole words count.
      if (
        term.length <= 2 &&
        LETTERS.test(term) &&
        (LETTER.test(folded[at - 1] ?? '') || LETTER.test(folded[end] ?? ''))
      )
        continue;
      ranges.push([places[at] ?? 0, places[end] ?? text.length]);
    }
  }
  return mergeRanges(ranges);
}

const LETTER = /[a-z0-9]/;
const LETTERS = /^[a-z0-9]+$/;

/** Ideographs that were typed together, but are apart in the text, are searched in pairs. */
function expand(terms: readonly string[], folded: string): string[] {
  return terms
    .map((term) => fold(term.trim()))
    .flatMap((term) => {
      if (term === '') return [];
      if (!isIdeographic(term) || folded.includes(term)) return [term];
      const characters = Array.from(term);
      return characters.slice(1).map((second, at) => (characters[at] ?? '') + second);
    });
}

/** The folded text, and for each of its characters (and its end) the place in the given text. */
function foldWithPlaces(text: string): { folded: string; places: number[] } {
  if (/^[\0-\x7f]*$/.test(text))
    return {
      folded: text.toLowerCase(),
      places: Array.from({ length: text.length + 1 }, (_, index) => index),
    };
  let folded = '';
  const places: number[] = [];
  let at = 0;
  // A letter and the accents that follow it are one character.
  for (const [cluster] of text.matchAll(/[\s\S]\p{M}*/gu)) {
    const piece = fold(cluster);
    for (let index = 0; index < piece.length; index++) places.push(at);
    folded += piece;
    at += cluster.length;
  }
  return { folded, places: [...places, text.length] };
}
