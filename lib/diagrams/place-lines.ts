import { boxesById } from './bounds.ts';
import { apart, type Box, type Point } from './geometry.ts';
import { type Graph, groupsFrom } from './model.ts';
import { isElement, numberOf, pointsOf, type SvgElement } from './read-svg.ts';

/**
 * Moves lines to where their ends are. The layout measures a line between a group and something
 * beside it from the corner of the group around both; the library reads it as measured from the
 * corner of the drawing.
 */
export function placeLines(svg: SvgElement, { nodes, groups }: Graph): SvgElement {
  const boxes = boxesById(svg);
  /** The groups around a node or a group, the nearest one first. */
  const around = (name: string): number[] => {
    const index = Number(/^[ng](\d+)$/.exec(name)?.[1]);
    return groupsFrom(groups, name.startsWith('n') ? nodes[index]?.group : groups[index]?.parent);
  };
  const wayOf = (line: SvgElement): Point => {
    const { 'data-from': from = '', 'data-to': to = '' } = line.attributes;
    const others = around(to);
    const common = boxes.get(`g${around(from).find((group) => others.includes(group))}`);
    const [start, end] = [boxes.get(from), boxes.get(to)];
    if (!common || !start || !end) return [0, 0];
    const points = pointsOf(line);
    const miss = ([x, y]: Point): number =>
      distance(points[0], start, [x, y]) + distance(points.at(-1), end, [x, y]);
    const way: Point = [common.left, common.top];
    return miss(way) < miss([0, 0]) ? way : [0, 0];
  };
  const lines = svg.children
    .filter(isElement)
    .filter(({ attributes }) => attributes.class === 'edge');
  // The labels are in the order of their lines.
  const ways = lines.flatMap((line) =>
    line.attributes['data-label'] === undefined ? [] : [wayOf(line)],
  );
  return {
    ...svg,
    children: svg.children.map((child) => {
      if (!isElement(child)) return child;
      if (child.attributes.class === 'edge') return move(child, wayOf(child));
      return child.attributes.class === 'edge-label' ? move(child, ways.shift() ?? [0, 0]) : child;
    }),
  };
}

/** How far a point is from a box, once it is moved. */
function distance(point: Point | undefined, box: Box, way: Point): number {
  if (!point) return 0;
  const [x, y] = [point[0] + way[0], point[1] + way[1]];
  return apart({ left: x, right: x, top: y, bottom: y }, box);
}

function move(element: SvgElement, [dx, dy]: Point): SvgElement {
  if (dx === 0 && dy === 0) return element;
  const { x, y, points } = element.attributes;
  return {
    ...element,
    attributes: {
      ...element.attributes,
      ...(x !== undefined && { x: String(numberOf(element, 'x') + dx) }),
      ...(y !== undefined && { y: String(numberOf(element, 'y') + dy) }),
      ...(points !== undefined && {
        points: pointsOf(element)
          .map(([px, py]) => `${px + dx},${py + dy}`)
          .join(' '),
      }),
    },
    children: element.children.map((child) => (isElement(child) ? move(child, [dx, dy]) : child)),
  };
}
