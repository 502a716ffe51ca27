import { changeLines } from './named-lines.ts';
import type { SvgElement } from './read-svg.ts';

/** Takes the named lines out of a drawing: of lines with one name, plain ones without a head. */
export const withoutLines = (svg: SvgElement, names: readonly string[]): SvgElement =>
  changeLines(svg, names, () => [], isPlain);

const isPlain = ({ attributes }: SvgElement): boolean =>
  attributes['data-style'] === 'solid' &&
  attributes['data-arrow-start'] === 'false' &&
  attributes['data-arrow-end'] === 'false';
