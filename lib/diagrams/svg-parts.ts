import type { SvgElement } from './read-svg.ts';
import { textWidth } from './wrap.ts';

/** Font size of labels, and of all texts of a narrow drawing, and the height of a line, in px. */
export const FONT = 12;
export const LINE = FONT * 1.3;
/** How much wider bold text is. */
export const BOLD = 1.15;

/** Width of the widest of some lines, in px. */
export const widthOf = (lines: readonly string[]): number =>
  Math.max(...lines.map((line) => textWidth(line, FONT)));

/** An element, with numbers as attributes. */
export const shape = (
  tag: string,
  attributes: Readonly<Record<string, string | number>>,
  children: SvgElement['children'] = [],
): SvgElement => ({
  tag,
  attributes: Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, String(value)]),
  ),
  children,
});

/** Lines of text around the middle `y`. */
export const textShape = (
  lines: readonly string[],
  x: number,
  y: number,
  attributes: Readonly<Record<string, string | number>> = {},
): SvgElement =>
  shape(
    'text',
    { x, y, 'font-size': FONT, 'text-anchor': 'middle', fill: 'var(--_text-muted)', ...attributes },
    lines.map((line, index) =>
      shape('tspan', { x, dy: index === 0 ? 4.2 - ((lines.length - 1) * LINE) / 2 : LINE }, [line]),
    ),
  );
