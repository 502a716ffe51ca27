import { fold, isIdeographic } from './tokenize.ts';

/**
 * Places of terms in a text, as the reader sees it: all occurrences, whatever their case, accents and width. Ranges are in
 * order and never overlap. Empty terms are nowhere.
 */
export function findTerms(text: string, terms: readonly string[]): [number, number][] {
  const { folded, places } = foldWithPlaces(text);
  const ranges: [number, number][] = [];
  for (const term of expand(terms, folded)) {
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) {
      const end = at + term.length;
      // One or two letters stand in every other word: only whole words are meant.
      if (
        term.length <= 2 &&
        LETTERS.test(term) &&
        (LETTER.test(folded[at - 1] ?? '') || LETTER.test(folded[end] ?? ''))
      )
        continue;
      ranges.push([places[at]!, places[end]!]);
    }
  }
  return merge(ranges);
}

const LETTER = /[a-z0-9]/;
const LETTERS = /^[a-z0-9]+$/;

/** Ideographs that were typed together but stand apart are looked for in pairs. */
function expand(terms: readonly string[], folded: string): string[] {
  return terms
    .map((term) => fold(term.trim()))
    .flatMap((term) => {
      if (term === '') return [];
      const signs = [...term];
      if (signs.length < 3 || !isIdeographic(term) || folded.includes(term)) return [term];
      return signs.slice(1).map((sign, index) => signs[index]! + sign);
    });
}

/** The folded text, and for each of its characters (and its end) where it comes from. */
function foldWithPlaces(text: string): { folded: string; places: number[] } {
  if (/^[\0-\x7f]*$/.test(text))
    return {
      folded: text.toLowerCase(),
      places: Array.from({ length: text.length + 1 }, (_, index) => index),
    };
  let folded = '';
  const places: number[] = [];
  let at = 0;
  // A letter and the accents behind it are one.
  for (const [cluster] of text.matchAll(/[\s\S]\p{M}*/gu)) {
    const piece = fold(cluster);
    for (let index = 0; index < piece.length; index++) places.push(at);
    folded += piece;
    at += cluster.length;
  }
  return { folded, places: [...places, text.length] };
}

function merge(ranges: [number, number][]): [number, number][] {
  const merged: [number, number][] = [];
  for (const [start, end] of ranges
    .filter(([from, to]) => to > from)
    .sort((a, b) => a[0] - b[0] || b[1] - a[1])) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}
