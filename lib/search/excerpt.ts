import { markRanges, type Marked } from './marked.ts';
import { longestRun, weightOf, type Occurrence } from './occurrences.ts';
import type { Range } from './ranges.ts';

/** How many occurrences are compared at most for one place of the text. */
const MAX_COMPARED = 24;

export const rangesOf = (occurrences: readonly Occurrence[]): Range[] =>
  occurrences.map(({ start, end }) => [start, end]);

/**
 * About `length` characters of a text, around the place that answers most of the query: whole
 * words, with … where the text is cut.
 */
export function excerpt(text: string, occurrences: readonly Occurrence[], length: number): Marked {
  const ranges = rangesOf(occurrences);
  if (text.length <= length) return markRanges(text, ranges).map(onOneLine);
  const [first, last] = bestWindow(occurrences, length);
  const context = Math.max(0, length - (last - first));
  const start =
    sentenceStart(text, first, Math.max(0, first - context)) ??
    Math.max(0, first - Math.floor(context / 3));
  const end = Math.min(text.length, start + length);
  const from = wordStart(text, Math.max(0, Math.min(start, end - length)), first);
  const to = wordEnd(text, end, last);
  const pieces = markRanges(text, ranges, from, to);
  if (from > 0) pieces[0] = `…${(pieces[0] ?? '').replace(/^[\s·]+/, '')}`;
  if (to < text.length) pieces.push(`${(pieces.pop() ?? '').replace(/[\s·]+$/, '')}…`);
  return pieces.map(onOneLine);
}

/**
 * A block that does not end like a sentence, such as a row of a table, is set off by a dot. A
 * full-width mark has its space in itself.
 */
const onOneLine = (piece: string): string =>
  piece.replace(/(\p{P}?)\n/gu, (_, end: string) =>
    end === '' ? ' · ' : WIDE.test(end) ? end : `${end} `,
  );

/** From the first to the last occurrence of the window that answers most of the query. */
function bestWindow(occurrences: readonly Occurrence[], length: number): Range {
  let best: Range = [0, 0];
  let highest = -1;
  let end = 0;
  occurrences.forEach(({ start }, first) => {
    end = Math.max(end, first + 1);
    while ((occurrences[end]?.end ?? Infinity) - start <= length) end++;
    const inside = occurrences.slice(first, Math.min(end, first + MAX_COMPARED));
    const score = weightOf(inside) + longestRun(inside);
    if (score <= highest) return;
    highest = score;
    best = [start, occurrences[end - 1]?.end ?? start];
  });
  return best;
}

const SENTENCE_END = /[.!?:;]\s+|[。！？；：]\s*|\n/g;

/** The last place at or before `at`, but not before `min`, where a sentence begins. */
function sentenceStart(text: string, at: number, min: number): number | undefined {
  const last = [...text.slice(min, at).matchAll(SENTENCE_END)].at(-1);
  if (last) return min + last.index + last[0].length;
  return min === 0 ? 0 : undefined;
}

const LETTER = /[\p{L}\p{N}\p{M}]/u;
const WIDE = /[\u3000-\u9fff\uf900-\ufaff\uff00-\uffef\ud840-\udfff]/;

/** The next place at or after `at`, but not after `max`, where a word begins. */
function wordStart(text: string, at: number, max: number): number {
  let place = at;
  while (place < max && LETTER.test(text.charAt(place - 1)) && !WIDE.test(text.charAt(place)))
    place++;
  return isLowSurrogate(text, place) ? place + 1 : place;
}

/** The next place at or before `at`, but not before `min`, where a word ends. */
function wordEnd(text: string, at: number, min: number): number {
  let place = at;
  while (place > min && LETTER.test(text.charAt(place)) && !WIDE.test(text.charAt(place))) place--;
  return isLowSurrogate(text, place) ? place - 1 : place;
}

const isLowSurrogate = (text: string, at: number): boolean =>
  /[\udc00-\udfff]/.test(text.charAt(at));
