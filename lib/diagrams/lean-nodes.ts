import { boundsOf } from './bounds.ts';
import { changeNodes } from './change-nodes.ts';
import type { Point } from './geometry.ts';
import type { Graph, Shape } from './model.ts';
import { isElement, pointsOf, type SvgElement } from './read-svg.ts';

/** How far a side leans, of the width: as the library draws trapezoids. */
const LEAN = 0.15;
const LEANING: ReadonlySet<Shape | undefined> = new Set<Shape>([
  'trapezoid',
  'trapezoid-alt',
  'parallelogram',
  'parallelogram-alt',
]);

/**
 * Makes parallelograms of trapezoids, because the library knows no others, and extends lines to
 * sides that lean: it ends them at the box around.
 */
export function leanNodes(svg: SvgElement, { nodes }: Graph): SvgElement {
  const corners = new Map<string, Point[]>();
  const leaning = changeNodes(svg, (element, index) => {
    const shape = nodes[index]?.shape;
    const polygon = element.children.filter(isElement).find(({ tag }) => tag === 'polygon');
    if (!polygon || !LEANING.has(shape)) return element;
    const points = cornersOf(polygon, shape);
    corners.set(`n${index}`, points);
    const attributes = { ...polygon.attributes, points: points.map(String).join(' ') };
    return {
      ...element,
      children: element.children.map((child) =>
        child === polygon ? { ...polygon, attributes } : child,
      ),
    };
  });
  if (corners.size === 0) return svg;
  return {
    ...leaning,
    children: leaning.children.map((child) =>
      isElement(child) && child.attributes.class === 'edge' ? extended(child, corners) : child,
    ),
  };
}

/** From the top left corner, clockwise. */
function cornersOf(polygon: SvgElement, shape: Shape | undefined): Point[] {
  const { left, top, right, bottom } = boundsOf(polygon);
  const lean = LEAN * (right - left);
  if (shape === 'parallelogram')
    return [
      [left + lean, top],
      [right, top],
      [right - lean, bottom],
      [left, bottom],
    ];
  if (shape === 'parallelogram-alt')
    return [
      [left, top],
      [right - lean, top],
      [right, bottom],
      [left + lean, bottom],
    ];
  return pointsOf(polygon);
}

function extended(line: SvgElement, corners: ReadonlyMap<string, Point[]>): SvgElement {
  const { 'data-from': from = '', 'data-to': to = '' } = line.attributes;
  const points = pointsOf(line);
  const begun = [endAt(points, corners.get(from)), ...points.slice(1)];
  const ended = [...begun.slice(0, -1), endAt([...begun].reverse(), corners.get(to))];
  const shown = ended.filter((point) => point !== undefined);
  return { ...line, attributes: { ...line.attributes, points: shown.map(String).join(' ') } };
}

/** Where a line that begins sideways meets the nearer side of its node. */
function endAt([end, next]: readonly (Point | undefined)[], corners?: Point[]): Point | undefined {
  const [topLeft, topRight, bottomRight, bottomLeft] = corners ?? [];
  if (!end || !next || Math.abs(end[1] - next[1]) > 1) return end;
  if (!topLeft || !topRight || !bottomRight || !bottomLeft) return end;
  const part = (end[1] - topLeft[1]) / (bottomLeft[1] - topLeft[1]);
  const left = topLeft[0] + part * (bottomLeft[0] - topLeft[0]);
  const right = topRight[0] + part * (bottomRight[0] - topRight[0]);
  return [Math.abs(end[0] - left) < Math.abs(end[0] - right) ? left : right, end[1]];
}
