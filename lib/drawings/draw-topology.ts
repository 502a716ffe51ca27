import type { Box } from '@/lib/diagrams/geometry.ts';
import { textWidth, wrap } from '@/lib/diagrams/wrap.ts';
import { BOLD, heightOf, NORMAL, SMALL, type Canvas } from './canvas.ts';
import { ICONS } from './icons.ts';
import { drawLinks, gapBelow, labelRoom, PAD } from './topology-links.ts';
import type { Topology } from './topology.ts';

const ICON = 26;
/** Room beside the name of a node, in px. */
const INSET = 4;

/** Draws levels below each other: nodes side by side, links between them. */
export function drawTopology(canvas: Canvas, topology: Topology): void {
  const { levels, nodes, links } = topology;
  const most = Math.max(...levels.map((_, at) => nodes.filter(({ level }) => level === at).length));
  const hasNames = levels.some(({ name }) => name !== undefined);
  const width = Math.min(canvas.width - 4, most === 1 ? 420 : most === 2 ? 540 : 684);
  const beside = canvas.width > 500 ? 40 : 8;
  const own = Math.min(190, (width - 2 * PAD - (most - 1) * beside) / most);
  const boxes: Box[] = [];
  const names: { level: number; name: string; y: number }[] = [];
  let top = 0;
  levels.forEach(({ name }, at) => {
    const row = nodes.filter(({ level }) => level === at);
    const inRow = links.filter(
      ({ from, to }) => nodes[from]?.level === at && nodes[to]?.level === at,
    );
    const gap =
      inRow.length > 0 && row.length < 3
        ? Math.max(beside, labelRoom(canvas, inRow, own, width))
        : // Room for an arrowhead.
          Math.max(beside, inRow.length > 0 ? 12 : 0);
    const node = Math.min(
      Math.max(own, 130),
      (width - 2 * PAD - (row.length - 1) * gap) / row.length,
    );
    const size = node < 110 ? SMALL : NORMAL;
    const tall =
      Math.max(
        ...row.map(
          ({ label, icon }) =>
            heightOf(wrap(label, node - 2 * INSET, size), size) + (icon ? ICON + 4 : 0),
        ),
      ) + 20;
    const heading =
      name === undefined ? 0 : heightOf(wrap(name, width - 2 * PAD, SMALL * BOLD), SMALL) + 10;
    const bottom = top + heading + tall + (hasNames ? 2 * PAD : 0);
    if (name !== undefined) {
      canvas.rect(
        { left: 0, top, right: width, bottom },
        { fill: 'none', stroke: 'faint', radius: 10 },
        'area',
      );
      names.push({ level: at, name, y: top + PAD / 2 + heading / 2 });
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
          size,
          anchor: 'middle',
          width: node - 2 * INSET,
        },
      );
    });
    top = bottom + gapBelow(topology, at, width);
  });
  const arrivals = drawLinks(canvas, topology, boxes, width);
  for (const { level, name, y } of names) {
    // On the side where no link comes in.
    const room = textWidth(name, SMALL * BOLD) + PAD + 6;
    const own = arrivals.filter((arrival) => arrival.level === level).map(({ x }) => x);
    const isRight = own.some((x) => x < room) && own.every((x) => x < width - room);
    const isCrossed = !isRight && own.some((x) => x < room);
    canvas.text([isRight ? width - PAD : PAD, y], name, {
      size: SMALL,
      bold: true,
      color: 'muted',
      anchor: isRight ? 'end' : 'start',
      width: width - 2 * PAD,
      plate: isCrossed,
    });
  }
}
