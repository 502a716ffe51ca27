import { boxContent, rowWidth } from './box-content.ts';
import { isAbove, libraryEdges, loopRoom, loopsAt } from './loops.ts';
import type { End, Graph } from './model.ts';
import { FONT } from './svg-parts.ts';
import { textWidth } from './wrap.ts';

/** What the library adds to a text in its box, in px, and its widths of an `i` and a line. */
const LIBRARY = { x: 42, y: 20, letter: 2.964, line: 16.9 };
/** Room in px of a line with a head, without and with a text beside it. */
const LINE = { bare: 24, beside: 18, above: 26 };
/** How far a text is from the end of its line, and may extend beyond the box there, in px. */
const TEXT = { beside: 8, beyond: 12 };

/** Stands in for the label of a box, so that the library gives it the room it needs. */
export function boxStandIn(graph: Graph, index: number, labelWidth: number): string {
  const node = graph.nodes[index];
  if (!node) return '';
  const above = isAbove(graph);
  const content = boxContent(node, rowWidth(labelWidth));
  const { along, away } = loopRoom(loopsAt(graph, index, labelWidth), above);
  const { count, least } = roomForEnds(graph, index, above);
  // The library spreads lines over a side with the room for loops: they have to end at the box.
  const side = Math.max(above ? content.height : content.width, least, away * (count - 1));
  const [width, height] = above
    ? [Math.max(content.width, along), side + 2 * away]
    : [side + 2 * away, Math.max(content.height, along)];
  const letters = Math.max(1, Math.ceil((width - LIBRARY.x) / LIBRARY.letter));
  const lines = Math.max(1, Math.ceil((height - LIBRARY.y) / LIBRARY.line));
  return ['i'.repeat(letters), ...Array.from({ length: lines - 1 }, () => 'i')].join('<br/>');
}

/** Lines side by side need room for their heads, and for the texts beside them. */
function roomForEnds(graph: Graph, node: number, above: boolean): { count: number; least: number } {
  const isAt = (end: End): boolean => end !== 'point' && 'node' in end && end.node === node;
  const sides = [
    libraryEdges(graph).flatMap(({ from, ends }) => (isAt(from) ? [ends?.from.text ?? ''] : [])),
    libraryEdges(graph).flatMap(({ to, ends }) => (isAt(to) ? [ends?.to.text ?? ''] : [])),
  ];
  const count = Math.max(...sides.map(({ length }) => length));
  const text = Math.max(...sides.flat().map((label) => textWidth(label, FONT)), 0);
  const room = text === 0 ? LINE.bare : above ? LINE.above : text + LINE.beside;
  // A single line meets the middle of its side.
  if (count < 2) return { count, least: above ? 0 : 2 * (TEXT.beside + text - TEXT.beyond) };
  return { count, least: (count + 1) * room };
}
