import { Fragment } from 'react';
import type { Marked } from '@/lib/search/marked.ts';

/** A text with marks: every second piece is marked. */
export function MarkedText({ text }: { text: Marked }) {
  return text.map((piece, index) =>
    index % 2 === 0 || piece === '' ? (
      <Fragment key={index}>{piece}</Fragment>
    ) : (
      <mark key={index}>{piece}</mark>
    ),
  );
}

export const isBlank = (text: Marked): boolean => text.join('') === '';

/** Heading and passage as one line: `Heading – passage`. */
export const joinMarked = (heading: Marked, text: Marked): Marked => {
  if (heading.length === 0 || text.length === 0) return heading.length === 0 ? text : heading;
  const [first = '', ...rest] = text;
  return [...heading.slice(0, -1), `${heading.at(-1)} – ${first}`, ...rest];
};
