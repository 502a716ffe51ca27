import type { SvgElement } from './read-svg.ts';
import type { Column } from './sequence-columns.ts';
import { LINE, shape, textShape } from './svg-parts.ts';

/** Height of the icon of a person above the name. */
const ICON = 24;
const LINE_OF_ICON = { stroke: 'var(--_line)', 'stroke-width': 1, fill: 'none' };

/** Height of the boxes with the names. */
export const headHeightOf = (columns: readonly Column[]): number =>
  Math.max(...columns.map(({ lines, person }) => lines.length * LINE + 12 + (person ? ICON : 0)));

/** The name of a participant, in a box or below the icon of a person. */
export function headOf({ x, width, lines, person }: Column, height: number): SvgElement {
  const text = { fill: 'var(--_text)', 'font-weight': 500 };
  if (person)
    return shape('g', {}, [
      shape('circle', { cx: x, cy: 7, r: 5, ...LINE_OF_ICON }),
      shape('path', { d: `M${x - 9} 24a9 9 0 0 1 18 0`, ...LINE_OF_ICON }),
      textShape(lines, x, (height + ICON) / 2, text),
    ]);
  return shape('g', {}, [
    shape('rect', {
      x: x - width / 2,
      y: 0,
      width,
      height,
      rx: 4,
      fill: 'var(--_node-fill)',
      stroke: 'var(--_node-stroke)',
      'stroke-width': 1,
    }),
    textShape(lines, x, height / 2, text),
  ]);
}
