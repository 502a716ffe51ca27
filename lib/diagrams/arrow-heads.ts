import type { Point } from './geometry.ts';
import { changeLines } from './named-lines.ts';
import { numberOf, pointsOf, type SvgElement } from './read-svg.ts';

/** Length and half the width of an arrowhead, in px. */
const HEAD = { length: 8, half: 3 };

/**
 * The arrowheads of a line as shapes. The library draws them as markers, which need ids that are
 * unique on the page, and browsers do not paint markers from a hidden drawing.
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

/** An arrowhead at the first point of a line. */
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

/** What a turned line does not keep: its data name the ends the other way round. */
const TURNED = /^(?:data-(?:from|to|label)|marker-(?:start|end))$/;

/** Moves the arrowhead of each named line to its other end, because the line was drawn backward. */
export const turnHeads = (svg: SvgElement, backward: readonly string[]): SvgElement =>
  changeLines(svg, backward, (line) => {
    const { 'marker-start': start, 'marker-end': end } = line.attributes;
    const attributes = Object.fromEntries(
      Object.entries(line.attributes).filter(([name]) => !TURNED.test(name)),
    );
    if (start !== undefined) attributes['marker-end'] = start;
    if (end !== undefined) attributes['marker-start'] = end;
    return [{ ...line, attributes }];
  });
