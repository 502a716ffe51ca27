import type { Box } from './geometry.ts';
import { lineEnds } from './line-ends.ts';
import type { Edge, Graph } from './model.ts';
import type { SvgElement } from './read-svg.ts';
import { FONT, LINE, shape, textShape } from './svg-parts.ts';
import { textWidth, wrap } from './wrap.ts';

/** How far a loop goes away from its box, sideways and upward, in px: its heads need room. */
const OUT = { right: 30, up: 34 };
/** Half the least distance of its ends, and the room between its parts, in px. */
const [HALF, GAP] = [20, 7];
/** Height of a text above or below a loop, in px. */
const TEXT = 18;

const isLoop = ({ from, to }: Edge): boolean =>
  from !== 'point' && 'node' in from && to !== 'point' && 'node' in to && from.node === to.node;

/** The lines that the library draws: it has too little room for the ends of a loop at a box. */
export const libraryEdges = ({ kind, edges }: Graph): Edge[] =>
  kind === 'boxes' ? edges.filter((edge) => !isLoop(edge)) : edges;

/** Loops are at the right of a box, or above it where lines run sideways. */
export const isAbove = ({ direction }: Graph): boolean => direction === 'LR' || direction === 'RL';

/** The loops at a box, each with the lines of its label. */
export function loopsAt(graph: Graph, node: number, labelWidth: number): Loop[] {
  return graph.edges.flatMap((edge) => {
    if (!isLoop(edge) || edge.from === 'point' || !('node' in edge.from)) return [];
    if (edge.from.node !== node) return [];
    const lines = edge.label === '' ? [] : wrap(edge.label, labelWidth, FONT).split('\n');
    const width = Math.max(0, ...lines.map((line) => textWidth(line, FONT) + 12));
    const height = lines.length === 0 ? 0 : lines.length * LINE + 6;
    const half = Math.max(HALF, (isAbove(graph) ? width : height) / 2 + GAP);
    const hasText = edge.ends !== undefined && edge.ends.from.text + edge.ends.to.text !== '';
    const along = 2 * half + (hasText && !isAbove(graph) ? 2 * TEXT : 0);
    return [{ edge, lines, width, height, half, along }];
  });
}

interface Loop {
  edge: Edge;
  lines: string[];
  width: number;
  height: number;
  /** Half the distance of its ends, and its length at the side of the box, with its texts. */
  half: number;
  along: number;
}

/** The room that loops need: along the side of their box, and away from it. */
export function loopRoom(loops: readonly Loop[], above: boolean): { along: number; away: number } {
  const away = loops.map(({ width, height }) =>
    above ? OUT.up + Math.max(2, height / 2) : Math.max(OUT.right, width + GAP) + 2,
  );
  return {
    along: loops.reduce((sum, loop) => sum + loop.along + GAP, 0),
    away: Math.max(0, ...away),
  };
}

/** Loops, spread over the side of their box. */
export function loopShapes(loops: readonly Loop[], box: Box, above: boolean): SvgElement[] {
  const { along } = loopRoom(loops, above);
  const length = above ? box.right - box.left : box.bottom - box.top;
  let at = (above ? box.left : box.top) + (length - along + GAP) / 2;
  return loops.flatMap((loop) => {
    const middle = at + loop.along / 2;
    at += loop.along + GAP;
    return above ? upward(loop, middle, box.top) : rightward(loop, box.right, middle);
  });
}

function rightward({ edge, lines, width, height, half }: Loop, x: number, y: number): SvgElement[] {
  const out = x + OUT.right;
  const line = loopLine(edge, [
    [x, y - half],
    [out, y - half],
    [out, y + half],
    [x, y + half],
  ]);
  const center = Math.max(out, x + GAP + width / 2);
  return [line, ...lineEnds(line, edge, false, true), ...label(lines, center, y, width, height)];
}

function upward({ edge, lines, width, height, half }: Loop, x: number, y: number): SvgElement[] {
  const out = y - OUT.up;
  const line = loopLine(edge, [
    [x - half, y],
    [x - half, out],
    [x + half, out],
    [x + half, y],
  ]);
  return [line, ...lineEnds(line, edge, false), ...label(lines, x, out, width, height)];
}

const loopLine = ({ style }: Edge, points: readonly (readonly [number, number])[]): SvgElement =>
  shape('polyline', {
    points: points.map(String).join(' '),
    fill: 'none',
    stroke: 'var(--_line)',
    'stroke-width': 1,
    ...(style === 'dotted' && { 'stroke-dasharray': '4 4' }),
  });

const label = (
  lines: readonly string[],
  x: number,
  y: number,
  width: number,
  height: number,
): SvgElement[] =>
  lines.length === 0
    ? []
    : [
        shape('rect', {
          x: x - width / 2,
          y: y - height / 2,
          width,
          height,
          rx: 2,
          ry: 2,
          fill: 'var(--bg)',
          stroke: 'var(--_inner-stroke)',
          'stroke-width': 1,
        }),
        textShape(lines, x, y),
      ];
