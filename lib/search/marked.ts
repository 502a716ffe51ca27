import { mergeRanges, type Range } from './ranges.ts';

/** A text in pieces, plain and marked in turn. The first piece is plain. */
export type Marked = string[];

/** A part of a text, with the ranges inside it marked. */
export function markRanges(
  text: string,
  ranges: readonly Range[],
  from = 0,
  to = text.length,
): Marked {
  const pieces: Marked = [];
  let at = from;
  for (const [start, end] of mergeRanges(ranges)) {
    if (start < from || end > to) continue;
    pieces.push(text.slice(at, start), text.slice(start, end));
    at = end;
  }
  return [...pieces, text.slice(at, to)];
}
