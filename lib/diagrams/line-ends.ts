import type { Point } from './geometry.ts';
import type { Edge, Head, LineEnd } from './model.ts';
import { pointsOf, type SvgElement } from './read-svg.ts';
import { FONT, shape, textShape } from './svg-parts.ts';

/** Distance in px of a text from its line, and of its middle from the box. */
const TEXT = { beside: 8, away: 11 };

/**
 * The heads at both ends of a line between classes or entities, and how many there are.
 * @param isBackward whether the line was laid out from its end to its start
 * @param isBelow whether the second text is below its line, if the line runs sideways
 */
export function lineEnds(
  line: SvgElement,
  { ends }: Edge,
  isBackward: boolean,
  isBelow = false,
): SvgElement[] {
  if (!ends) return [];
  const points = pointsOf(line);
  const forward = isBackward ? [...points].reverse() : points;
  return [...lineEnd(forward, ends.from), ...lineEnd([...forward].reverse(), ends.to, isBelow)];
}

/** @param points from this end to the other one */
function lineEnd(
  [tip, ...rest]: readonly Point[],
  { head, text }: LineEnd,
  isBelow = false,
): SvgElement[] {
  const next = rest.find((point) => tip && (point[0] !== tip[0] || point[1] !== tip[1]));
  if (!tip || !next) return [];
  const [dx, dy] = [next[0] - tip[0], next[1] - tip[1]];
  const length = Math.hypot(dx, dy);
  /** A point on the line, or beside it. */
  const at = (along: number, side = 0): Point => [
    tip[0] + (along * dx - side * dy) / length,
    tip[1] + (along * dy + side * dx) / length,
  ];
  return [...headShapes(head, at), ...(text === '' ? [] : [endText(text, tip, [dx, dy], isBelow)])];
}

type At = (along: number, side?: number) => Point;

const STROKE = { stroke: 'var(--_line)', 'stroke-width': 1.25, 'stroke-linejoin': 'round' };

const polygon = (points: readonly Point[], fill: string): SvgElement =>
  shape('polygon', { points: points.map(String).join(' '), fill, ...STROKE });
const polyline = (points: readonly Point[]): SvgElement =>
  shape('polyline', { points: points.map(String).join(' '), fill: 'none', ...STROKE });
const circle = ([cx, cy]: Point, r: number): SvgElement =>
  shape('circle', { cx, cy, r, fill: 'var(--bg)', ...STROKE });
const bar = (at: At, along: number): SvgElement => polyline([at(along, -5), at(along, 5)]);
/** The toes of a crow's foot begin at the box. */
const foot = (at: At): SvgElement => polyline([at(0, -6), at(9), at(0, 6)]);
const diamond = (at: At, fill: string): SvgElement =>
  polygon([at(0), at(8, 5), at(16), at(8, -5)], fill);

function headShapes(head: Head, at: At): SvgElement[] {
  switch (head) {
    case 'none':
      return [];
    case 'arrow':
      return [polyline([at(9, -5), at(0), at(9, 5)])];
    case 'triangle':
      return [polygon([at(0), at(13, 7), at(13, -7)], 'var(--bg)')];
    case 'diamond':
      return [diamond(at, 'var(--bg)')];
    case 'full diamond':
      return [diamond(at, 'var(--_arrow)')];
    case 'circle':
      return [circle(at(6), 6)];
    case 'one':
      return [bar(at, 6), bar(at, 10)];
    case 'zero or one':
      return [bar(at, 5), circle(at(12), 3.5)];
    case 'many':
      return [foot(at), bar(at, 13)];
    case 'zero or many':
      return [foot(at), circle(at(12.5), 3.5)];
  }
}

/** To the right of a line that runs up or down, above one that runs sideways. */
function endText(text: string, [x, y]: Point, [dx, dy]: Point, isBelow: boolean): SvgElement {
  const runsDown = Math.abs(dy) > Math.abs(dx);
  const [textX, textY, anchor] = runsDown
    ? [x + TEXT.beside, y + Math.sign(dy) * TEXT.away, 'start']
    : [x + Math.sign(dx) * 4, y + (isBelow ? 1 : -1) * (TEXT.away + 2), dx > 0 ? 'start' : 'end'];
  return textShape(text.split('\n'), textX, textY, {
    'text-anchor': anchor,
    'font-size': FONT,
    stroke: 'var(--bg)',
    'stroke-width': 4,
    'stroke-linejoin': 'round',
  });
}
