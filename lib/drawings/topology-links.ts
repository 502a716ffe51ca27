import type { Box, Point } from '@/lib/diagrams/geometry.ts';
import { textWidth, wrap } from '@/lib/diagrams/wrap.ts';
import { heightOf, SMALL, type Canvas } from './canvas.ts';
import type { Link, Topology } from './topology.ts';

/** Room inside the box of a level. */
export const PAD = 10;

/** Room beside each other for the label of a link. */
export const labelRoom = (
  canvas: Canvas,
  links: readonly Link[],
  own: number,
  width: number,
): number =>
  Math.min(
    canvas.width > 500 ? 160 : width - 2 * PAD - 2 * Math.min(own, 92),
    Math.max(...links.map(({ label = '' }) => textWidth(label, SMALL))) + 28,
  );

const between = ({ nodes, links }: Topology, level: number): Link[] =>
  links.filter(({ from, to }) => nodes[from]?.level === level && nodes[to]?.level === level + 1);

const labelHeight = ({ label }: Link, width: number): number =>
  label === undefined ? 14 : heightOf(wrap(label, Math.min(220, width / 2), SMALL), SMALL) + 6;

/** Room below a level for its links. */
export const gapBelow = (topology: Topology, level: number, width: number): number => {
  const own = between(topology, level);
  return own.length === 0 ? 20 : 34 + own.reduce((sum, link) => sum + labelHeight(link, width), 0);
};

/** Where a link comes in at the top of a level. */
export interface Arrival {
  level: number;
  x: number;
}

/** Draws all links. @returns where they come in at the levels below their own */
export function drawLinks(
  canvas: Canvas,
  topology: Topology,
  boxes: readonly Box[],
  width: number,
): Arrival[] {
  for (const link of topology.links) drawBeside(canvas, topology, boxes, link);
  return topology.levels.flatMap((_, level) => drawBelow(canvas, topology, boxes, level, width));
}

/** Draws a link between nodes of one level. */
function drawBeside(canvas: Canvas, { nodes }: Topology, boxes: readonly Box[], link: Link): void {
  const [one, other] = [boxes[link.from], boxes[link.to]];
  if (!one || !other || nodes[link.from]?.level !== nodes[link.to]?.level) return;
  const y = (one.top + one.bottom) / 2;
  drawLink(canvas, link, [
    [one.right + 2, y],
    [other.left - 2, y],
  ]);
  if (link.label === undefined) return;
  const room = Math.max(0, other.left - one.right - 4);
  const text = wrap(link.label, room, SMALL);
  canvas.text([(one.right + other.left) / 2, y - heightOf(text, SMALL) / 2 - 4], link.label, {
    size: SMALL,
    anchor: 'middle',
    color: 'muted',
    width: room,
  });
}

/** Draws the links from a level to the next one, which bend one below the other. */
function drawBelow(
  canvas: Canvas,
  topology: Topology,
  boxes: readonly Box[],
  level: number,
  width: number,
): Arrival[] {
  const { levels, nodes } = topology;
  const own = between(topology, level);
  const ends = own.map((link) => endsOf(link, own, boxes));
  const bottom = Math.max(
    ...boxes.filter((_, at) => nodes[at]?.level === level).map((b) => b.bottom),
  );
  let y = bottom + (levels[level]?.name === undefined ? 8 : 8 + PAD);
  return own.flatMap((link, index): Arrival[] => {
    const [one, other] = [boxes[link.from], boxes[link.to]];
    if (!one || !other) return [];
    const tall = labelHeight(link, width);
    const [start, end] = ends[index] ?? [0, 0];
    const middle = y + tall / 2;
    const text = wrap(link.label ?? '', Math.min(220, width / 2), SMALL);
    const half = Math.max(...text.split('\n').map((line) => textWidth(line, SMALL))) / 2;
    // A label that is wider than the bend lies on the straight part above it.
    const isLong = link.label !== undefined && Math.abs(start - end) < 2 * half + 24;
    const track = isLong ? y + tall + 2 : middle;
    const bend: Point[] =
      Math.abs(start - end) > 1
        ? [
            [start, track],
            [end, track],
          ]
        : [];
    drawLink(canvas, link, [[start, one.bottom + 2], ...bend, [end, other.top - 2]]);
    if (link.label !== undefined) {
      // Here the earlier links go down to their ends, the later ones come from their starts.
      const others = ends.flatMap(([from, to], at) =>
        at === index ? [] : [at < index ? to : from],
      );
      const line: Span = isLong ? [start, start] : [Math.min(start, end), Math.max(start, end)];
      canvas.text([labelPlace(line, half + 2, others, width), middle], text, {
        size: SMALL,
        anchor: 'middle',
        color: 'muted',
        plate: true,
      });
    }
    y += tall;
    return [{ level: level + 1, x: end }];
  });
}

/** Where a link leaves its node and comes to the other one. @param own all between the levels */
function endsOf(link: Link, own: readonly Link[], boxes: readonly Box[]): Point {
  const [one, other] = [boxes[link.from], boxes[link.to]];
  const out = own.filter(({ from }) => from === link.from);
  const into = own.filter(({ to }) => to === link.to);
  return [
    one ? port(one, out, link, (l) => boxes[l.to]) : 0,
    other ? port(other, into, link, (l) => boxes[l.from]) : 0,
  ];
}

type Span = readonly [from: number, to: number];

/**
 * The middle of a label on its line that hides no other line, as near to the middle of the line as
 * possible; that middle when there is none.
 * @param line where the line of the label is, from left to right
 * @param half half the width of the label
 * @param others where other lines go down beside it
 */
export function labelPlace(
  line: Span,
  half: number,
  others: readonly number[],
  width: number,
): number {
  const inside = (x: number): number => Math.min(Math.max(x, half), width - half);
  const middle = inside((line[0] + line[1]) / 2);
  const isClear = (x: number): boolean => others.every((other) => Math.abs(other - x) > half);
  const places = others.flatMap((other) => [other - half - 4, other + half + 4]);
  const free = [middle, ...places].filter(
    (x) => inside(x) === x && isClear(x) && x + half > line[0] && x - half < line[1],
  );
  const from = (x: number): number => Math.abs(x - middle);
  return free.reduce((best, x) => (from(x) < from(best) ? x : best), free[0] ?? middle);
}

/** Where a link meets a node: the links of a node are spread in the order of their other ends. */
function port(
  box: Box,
  all: readonly Link[],
  link: Link,
  farEnd: (link: Link) => Box | undefined,
): number {
  const sorted = [...all].sort((a, b) => (farEnd(a)?.left ?? 0) - (farEnd(b)?.left ?? 0));
  return box.left + ((sorted.indexOf(link) + 1) * (box.right - box.left)) / (all.length + 1);
}

function drawLink(canvas: Canvas, { arrow }: Link, points: readonly Point[]): void {
  if (arrow === 'none') canvas.line(points);
  else
    canvas.line(arrow === 'from' ? [...points].reverse() : points, {
      arrow: arrow === 'both' ? 'both' : 'end',
    });
}
