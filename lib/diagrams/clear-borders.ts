import { boxesById } from './bounds.ts';
import type { Box, Point } from './geometry.ts';
import { isElement, pointsOf, type SvgElement } from './read-svg.ts';

/** A line is at the border of a box if it is this near, inside or outside, in px. */
const NEAR = { inside: 8, outside: 4 };
/** Where it goes, in px from the border. */
const AWAY = 6;
/** Length in px of the longest head, which is on a straight part of its line. */
const HEAD = 18;

/**
 * Moves lines off the borders of boxes that they only pass: the library aligns boxes side by side
 * after their lines have been laid out.
 */
export function clearBorders(svg: SvgElement): SvgElement {
  const boxes = [...boxesById(svg)].flatMap(([id, box]) => (id.startsWith('n') ? [box] : []));
  return {
    ...svg,
    children: svg.children.map((child) => {
      if (!isElement(child) || child.attributes.class !== 'edge') return child;
      const points = cleared(pointsOf(child), boxes);
      return {
        ...child,
        attributes: { ...child.attributes, points: points.map(String).join(' ') },
      };
    }),
  };
}

function cleared(points: readonly Point[], boxes: readonly Box[]): Point[] {
  const moved = [...points];
  // The first and the last part of a line lead to its ends.
  for (let index = 1; index < points.length - 2; index++) {
    const [from, to] = [moved[index], moved[index + 1]];
    if (!from || !to || from[1] !== to[1]) continue;
    const [left, right] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
    const off = boxes
      .filter((box) => left < box.right && right > box.left)
      .reduce((at, { top, bottom }) => offBorder(at, top, bottom), from[1]);
    const y = offHead(off, [
      ...(index === 1 ? points.slice(0, 1) : []),
      ...(index === points.length - 3 ? points.slice(-1) : []),
    ]);
    moved[index] = [from[0], y];
    moved[index + 1] = [to[0], y];
  }
  return moved;
}

/** A bend beside an end of its line leaves room for the head there, if there is room. */
function offHead(y: number, ends: readonly Point[]): number {
  const near = ends.find((end) => Math.abs(y - end[1]) < HEAD);
  if (!near) return y;
  const moved = near[1] + Math.sign(y - near[1]) * HEAD;
  return ends.some((end) => Math.abs(moved - end[1]) < HEAD) ? y : moved;
}

function offBorder(y: number, top: number, bottom: number): number {
  if (y > top - NEAR.outside && y < top + NEAR.inside) return top - AWAY;
  return y > bottom - NEAR.inside && y < bottom + NEAR.outside ? bottom + AWAY : y;
}
