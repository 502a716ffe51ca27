import type { Marked } from '@/lib/search/passages.ts';

/** Text with its marks, as nodes: nothing of it is ever read as HTML. */
export function markedNodes(document: Document, text: Marked): Node[] {
  return text.flatMap((piece, index): Node[] => {
    if (piece === '') return [];
    if (index % 2 === 0) return [document.createTextNode(piece)];
    const mark = document.createElement('mark');
    mark.textContent = piece;
    return [mark];
  });
}

/** One line of a result. */
export function line(document: Document, tag: 'b' | 'i' | 'span' | 'p', text: Marked): HTMLElement[] {
  if (text.join('') === '') return [];
  const element = document.createElement(tag);
  element.append(...markedNodes(document, text));
  return [element];
}

/** Heading and passage as one line: `Heading – passage`. */
export const joinMarked = (heading: Marked, text: Marked): Marked => {
  if (heading.length === 0 || text.length === 0) return heading.length === 0 ? text : heading;
  const [first = '', ...rest] = text;
  return [...heading.slice(0, -1), `${heading.at(-1)} – ${first}`, ...rest];
};
