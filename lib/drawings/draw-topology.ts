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
  const { levels, nodes } = topology;
  const most = Math.max(...levels.map((_, at) => nodes.filter(({ level }) => level === at).length));
  const width = Math.min(canvas.width - 4, most === 1 ? 420 : most === 2 ? 540 : 684);
  const beside = canvas.width > 500 ? 40 : 8;
  const sizes: Sizes = {
    width,
    beside,
    own: Math.min(190, (width - 2 * PAD - (most - 1) * beside) / most),
    pad: levels.some(({ name }) => name !== undefined) ? PAD : 0,
  };
  const boxes: Box[] = [];
  let top = 0;
  const drawn = levels.map((_, at) => {
    const level = drawLevel(canvas, topology, at, top, sizes);
    boxes.push(...level.boxes);
    top = level.bottom + gapBelow(topology, at, width);
    return level;
  });
  const arrivals = drawLinks(canvas, topology, boxes, width);
  drawn.forEach(({ nameY }, at) => {
    const name = levels[at]?.name;
    const own = arrivals.filter(({ level }) => level === at).map(({ x }) => x);
    if (name !== undefined) drawName(canvas, name, nameY, own, width);
  });
}

/** Sizes in px that all levels have. */
interface Sizes {
  width: number;
  /** Usual room between nodes, and their usual width. */
  beside: number;
  own: number;
  /** Room between a level's border and its nodes. */
  pad: number;
}

/** Draws the box of a level and its nodes. @returns the boxes of the nodes in their order */
function drawLevel(
  canvas: Canvas,
  topology: Topology,
  at: number,
  top: number,
  sizes: Sizes,
): { boxes: Box[]; bottom: number; nameY: number } {
  const { width, own, pad } = sizes;
  const row = topology.nodes.filter(({ level }) => level === at);
  const gap = gapBeside(canvas, topology, at, sizes);
  const node = Math.min(
    Math.max(own, 130),
    (width - 2 * PAD - (row.length - 1) * gap) / row.length,
  );
  const size = node < 110 ? SMALL : NORMAL;
  const tall = Math.max(...row.map((one) => heightOfNode(one, node, size))) + 20;
  const name = topology.levels[at]?.name;
  const heading =
    name === undefined ? 0 : heightOf(wrap(name, width - 2 * PAD, SMALL * BOLD), SMALL) + 10;
  const bottom = top + heading + tall + 2 * pad;
  if (name !== undefined)
    canvas.rect(
      { left: 0, top, right: width, bottom },
      { fill: 'none', stroke: 'faint', radius: 10 },
      'area',
    );
  const start = top + heading + pad;
  const all = row.length * node + (row.length - 1) * gap;
  const boxes = row.map((one, index) => {
    const left = (width - all) / 2 + index * (node + gap);
    const box = { left, top: start, right: left + node, bottom: start + tall };
    drawNode(canvas, one, box, size);
    return box;
  });
  return { boxes, bottom, nameY: top + PAD / 2 + heading / 2 };
}

/** Room between the nodes of a level, where their links and labels are. */
function gapBeside(
  canvas: Canvas,
  { nodes, links }: Topology,
  level: number,
  { width, beside, own }: Sizes,
): number {
  const row = nodes.filter((node) => node.level === level);
  const inRow = links.filter(
    ({ from, to }) => nodes[from]?.level === level && nodes[to]?.level === level,
  );
  if (inRow.length > 0 && row.length < 3)
    return Math.max(beside, labelRoom(canvas, inRow, own, width));
  // Room for an arrowhead.
  return Math.max(beside, inRow.length > 0 ? 12 : 0);
}

type Node = Topology['nodes'][number];

const heightOfNode = ({ label, icon }: Node, width: number, size: number): number =>
  heightOf(wrap(label, width - 2 * INSET, size), size) + (icon ? ICON + 4 : 0);

function drawNode(canvas: Canvas, { label, icon }: Node, box: Box, size: number): void {
  const [middle, tall] = [(box.left + box.right) / 2, box.bottom - box.top];
  canvas.rect(box, { radius: 8 });
  if (icon) canvas.icon(ICONS[icon], [middle - ICON / 2, box.top + 8], ICON);
  const y = icon ? box.top + ICON + 12 + (tall - ICON - 20) / 2 : box.top + tall / 2;
  const width = box.right - box.left - 2 * INSET;
  canvas.text([middle, y], label, { size, anchor: 'middle', width });
}

/** Writes the name of a level on the side where no link comes in. @param own where links do */
function drawName(
  canvas: Canvas,
  name: string,
  y: number,
  own: readonly number[],
  width: number,
): void {
  const room = textWidth(name, SMALL * BOLD) + PAD + 6;
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
