import { textWidth, wrap } from '@/lib/diagrams/wrap.ts';
import { heightOf, NORMAL, SMALL, type Box, type Canvas, type Point } from './canvas.ts';
import { ICONS } from './icons.ts';
import type { Link, Topology } from './topology.ts';

const PAD = 12;
const ICON = 26;

/** Draws levels below each other: nodes side by side, links between them. */
export function drawTopology(canvas: Canvas, topology: Topology): void {
  const { levels, nodes, links } = topology;
  const most = Math.max(...levels.map((_, at) => nodes.filter(({ level }) => level === at).length));
  const hasNames = levels.some(({ name }) => name !== undefined);
  const width = Math.min(canvas.width - 4, most === 1 ? 420 : most === 2 ? 540 : 684);
  const beside = canvas.width > 500 ? 40 : 10;
  const own = Math.min(190, (width - 2 * PAD - (most - 1) * beside) / most);
  const boxes: Box[] = [];
  let top = 0;
  levels.forEach(({ name }, at) => {
    const row = nodes.filter(({ level }) => level === at);
    const inRow = links.filter(
      ({ from, to }) => nodes[from]?.level === at && nodes[to]?.level === at,
    );
    const gap =
      inRow.length > 0 && row.length < 3
        ? Math.max(beside, labelRoom(canvas, inRow, own, width))
        : beside;
    const node = Math.min(own, (width - 2 * PAD - (row.length - 1) * gap) / row.length);
    const tall =
      Math.max(
        ...row.map(
          ({ label, icon }) =>
            heightOf(wrap(label, node - 12, NORMAL), NORMAL) + (icon ? ICON + 4 : 0),
        ),
      ) + 20;
    const heading =
      name === undefined ? 0 : heightOf(wrap(name, width - 2 * PAD, SMALL * 1.06), SMALL) + 10;
    const bottom = top + heading + tall + (hasNames ? 2 * PAD : 0);
    if (name !== undefined) {
      canvas.rect(
        { left: 0, top, right: width, bottom },
        { fill: 'none', stroke: 'faint', radius: 10 },
        'area',
      );
      canvas.text([PAD, top + PAD / 2 + heading / 2], name, {
        size: SMALL,
        bold: true,
        color: 'muted',
        width: width - 2 * PAD,
      });
    }
    const all = row.length * node + (row.length - 1) * gap;
    row.forEach(({ label, icon }, index) => {
      const left = (width - all) / 2 + index * (node + gap);
      const start = top + heading + (hasNames ? PAD : 0);
      const box = { left, top: start, right: left + node, bottom: start + tall };
      boxes.push(box);
      canvas.rect(box, { radius: 8 });
      const middle = left + node / 2;
      if (icon) canvas.icon(ICONS[icon], [middle - ICON / 2, start + 8], ICON);
      canvas.text(
        [middle, icon ? start + ICON + 12 + (tall - ICON - 20) / 2 : start + tall / 2],
        label,
        {
          anchor: 'middle',
          width: node - 12,
        },
      );
    });
    top = bottom + gapBelow(topology, at, width);
  });
  drawLinks(canvas, topology, boxes, width);
}

/** Room beside each other for the label of a link. */
const labelRoom = (canvas: Canvas, links: readonly Link[], own: number, width: number): number =>
  Math.min(
    canvas.width > 500 ? 160 : width - 2 * PAD - 2 * Math.min(own, 92),
    Math.max(...links.map(({ label = '' }) => textWidth(label, SMALL))) + 28,
  );

const between = ({ nodes, links }: Topology, level: number): Link[] =>
  links.filter(({ from, to }) => nodes[from]?.level === level && nodes[to]?.level === level + 1);

const labelHeight = ({ label }: Link, width: number): number =>
  label === undefined ? 14 : heightOf(wrap(label, Math.min(220, width / 2), SMALL), SMALL) + 6;

const gapBelow = (topology: Topology, level: number, width: number): number => {
  const own = between(topology, level);
  return own.length === 0 ? 20 : 34 + own.reduce((sum, link) => sum + labelHeight(link, width), 0);
};

function drawLinks(canvas: Canvas, topology: Topology, boxes: readonly Box[], width: number): void {
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
      const text = wrap(link.label, Math.max(40, other.left - one.right - 8), SMALL);
      canvas.text([(one.right + other.left) / 2, y - heightOf(text, SMALL) / 2 - 4], text, {
        size: SMALL,
        anchor: 'middle',
        color: 'muted',
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
      const track = y + tall / 2;
      const points: Point[] = [[start, one.bottom + 2]];
      if (Math.abs(start - end) > 1) points.push([start, track], [end, track]);
      points.push([end, other.top - 2]);
      drawLink(canvas, link, points);
      if (link.label !== undefined) {
        const text = wrap(link.label, Math.min(220, width / 2), SMALL);
        const half = Math.max(...text.split('\n').map((line) => textWidth(line, SMALL))) / 2;
        const middle = Math.min(Math.max((start + end) / 2, half + 2), width - half - 2);
        canvas.text([middle, track], text, {
          size: SMALL,
          anchor: 'middle',
          color: 'muted',
          plate: true,
        });
      }
      y += tall;
    }
  });
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
