import { textWidth, wrap } from '@/lib/diagrams/wrap.ts';
import { heightOf, SMALL, type Box, type Canvas, type Point } from './canvas.ts';
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

/** Draws all links. @returns where links come in at the top of a level */
export function drawLinks(
  canvas: Canvas,
  topology: Topology,
  boxes: readonly Box[],
  width: number,
): { level: number; x: number }[] {
  const arrivals: { level: number; x: number }[] = [];
  const { levels, nodes, links } = topology;
  for (const link of links) {
    const [one, other] = [boxes[link.from], boxes[link.to]];
    if (!one || !other || nodes[link.from]?.level !== nodes[link.to]?.level) continue;
    const y = (one.top + one.bottom) / 2;
    drawLink(canvas, link, [
      [one.right + 2, y],
      [other.left - 2, y],
    ]);
    if (link.label !== undefined) {
      const room = Math.max(0, other.left - one.right - 4);
      const text = wrap(link.label, room, SMALL);
      canvas.text([(one.right + other.left) / 2, y - heightOf(text, SMALL) / 2 - 4], link.label, {
        size: SMALL,
        anchor: 'middle',
        color: 'muted',
        width: room,
      });
    }
  }
  levels.forEach((_, level) => {
    const own = between(topology, level);
    const bottom = Math.max(
      ...boxes.flatMap((box, index) => (nodes[index]?.level === level ? [box.bottom] : [])),
    );
    let y = bottom + (levels[level]?.name === undefined ? 8 : 8 + PAD);
    for (const link of own) {
      const [one, other] = [boxes[link.from], boxes[link.to]];
      if (!one || !other) continue;
      const tall = labelHeight(link, width);
      const [start, end] = [
        port(
          one,
          own.filter(({ from }) => from === link.from),
          link,
          (l) => boxes[l.to],
        ),
        port(
          other,
          own.filter(({ to }) => to === link.to),
          link,
          (l) => boxes[l.from],
        ),
      ];
      const middle = y + tall / 2;
      const text = wrap(link.label ?? '', Math.min(220, width / 2), SMALL);
      const half = Math.max(...text.split('\n').map((line) => textWidth(line, SMALL))) / 2;
      // A label that is wider than the bend lies on the straight part above it.
      const isLong = link.label !== undefined && Math.abs(start - end) < 2 * half + 24;
      const track = isLong ? y + tall + 2 : middle;
      const points: Point[] = [[start, one.bottom + 2]];
      if (Math.abs(start - end) > 1) points.push([start, track], [end, track]);
      arrivals.push({ level: level + 1, x: end });
      points.push([end, other.top - 2]);
      drawLink(canvas, link, points);
      if (link.label !== undefined) {
        const x = isLong ? start : (start + end) / 2;
        const place = Math.min(Math.max(x, half + 2), width - half - 2);
        canvas.text([place, middle], text, {
          size: SMALL,
          anchor: 'middle',
          color: 'muted',
          plate: true,
        });
      }
      y += tall;
    }
  });
  return arrivals;
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
