import type { Drawing } from '../clean-svg.ts';
import { elementsIn, type SvgElement, textOf } from '../read-svg.ts';

/** The elements of a drawing, in order. */
export const elementsOf = (drawing?: Drawing): SvgElement[] => elementsIn(drawing?.html ?? '');

/** Its texts, in order. */
export const textsOf = (drawing?: Drawing): string[] =>
  elementsOf(drawing)
    .filter(({ tag }) => tag === 'text')
    .map(textOf);
