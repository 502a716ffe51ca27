import { DiagramError } from './model.ts';
import { type SvgElement, textOf } from './read-svg.ts';

/** How many elements have a class. */
export const count = (elements: readonly SvgElement[], name: string): number =>
  elements.filter(({ attributes }) => attributes.class === name).length;

/**
 * The library silently drops what it does not support.
 * @throws DiagramError
 */
export function expectAll(what: string, expected: number, found: number): void {
  if (expected !== found)
    throw new DiagramError(1, `of ${expected} ${what} the drawing has ${found}`);
}

/** @throws DiagramError with the first label that is not in the drawing */
export function expectTexts(all: readonly SvgElement[], labels: readonly string[]): void {
  const plain = (text: string): string => text.replace(/\s/g, '');
  const shown = all.filter(({ tag }) => tag === 'text').map((text) => plain(textOf(text)));
  const lost = labels.find((label) => !shown.some((text) => text.includes(plain(label))));
  if (lost !== undefined) throw new DiagramError(1, `the drawing lacks “${lost}”`);
}
