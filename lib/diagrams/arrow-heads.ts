import { isElement, numberOf, type Point, pointsOf, type SvgElement } from './read-svg.ts';

/** Length and half the width of a head, in px. */
const HEAD = { length: 8, half: 3 };

/**
 * The heads of a line as shapes of their own. The library draws them as markers, which need an id; an id would have to be unique
 * on the page, and one in a drawing that is not shown is none.
 */
export function arrowHeads(line: SvgElement): SvgElement[] {
  const { 'marker-start': start, 'marker-end': end } = line.attributes;
  const points = line.tag === 'line' ? endsOf(line) : pointsOf(line);
  const backwards = [...points].reverse();
  return [
    ...(end === undefined ? [] : head(backwards, end)),
    ...(start === undefined ? [] : head(points, start)),
  ];
}

const endsOf = (line: SvgElement): Point[] => [
  [numberOf(line, 'x1'), numberOf(line, 'y1')],
  [numberOf(line, 'x2'), numberOf(line, 'y2')],
];

/** A head at the first point of a line. */
function head([tip, ...rest]: readonly Point[], marker: string): SvgElement[] {
  const from = rest.find((point) => point[0] !== tip?.[0] || point[1] !== tip[1]);
  if (!tip || !from) return [];
  const [dx, dy] = [tip[0] - from[0], tip[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const at = (back: number, side: number): string =>
    `${tip[0] - (back * dx + side * dy) / length},${tip[1] - (back * dy - side * dx) / length}`;
  const points = [at(HEAD.length, HEAD.half), at(0, 0), at(HEAD.length, -HEAD.half)].join(' ');
  if (marker.includes('open'))
    return [
      {
        tag: 'polyline',
        attributes: { points, fill: 'none', stroke: 'var(--_arrow)' },
        children: [],
      },
    ];
  return [{ tag: 'polygon', attributes: { points, fill: 'var(--_arrow)' }, children: [] }];
}

/** Puts the head of each named line to its other end: it was drawn backward. Names may stand there more than once. */
export function turnHeads(svg: SvgElement, backward: readonly string[]): SvgElement {
  const left = [...backward];
  const children = svg.children.map((child) => {
    if (!isElement(child) || child.attributes.class !== 'edge') return child;
    const {
      'data-from': from = '',
      'data-to': to = '',
      'data-label': label = '',
      'marker-start': start,
      'marker-end': end,
      ...rest
    } = child.attributes;
    const found = left.indexOf(`${from} ${to} ${label}`);
    if (found < 0) return child;
    left.splice(found, 1);
    const heads = {
      ...(start === undefined ? {} : { 'marker-end': start }),
      ...(end === undefined ? {} : { 'marker-start': end }),
    };
    return { ...child, attributes: { ...rest, ...heads } };
  });
  if (left.length > 0)
    throw new Error(
      `The drawing lacks the lines ${left.join(', ')}. The drawing library's version is another than the one that lib/diagrams/ knows.`,
    );
  return { ...svg, children };
}
