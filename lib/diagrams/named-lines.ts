import { isElement, type SvgElement } from './read-svg.ts';

/**
 * Changes the named lines of a drawing. A name may occur more than once.
 * @param names `<from> <to> <label>`, as the drawing library writes them
 * @param change what comes in the place of a line; an empty list takes it out
 * @param isMeant tells lines with one name apart; both are told which of the names it is
 * @throws Error when a named line is not there
 */
export function changeLines(
  svg: SvgElement,
  names: readonly string[],
  change: (line: SvgElement, index: number) => SvgElement[],
  isMeant: (line: SvgElement, index: number) => boolean = () => true,
): SvgElement {
  const left = names.map((name, index) => ({ name, index }));
  const children = svg.children.flatMap((child) => {
    if (!isElement(child) || child.attributes.class !== 'edge') return [child];
    const {
      'data-from': from = '',
      'data-to': to = '',
      'data-label': label = '',
    } = child.attributes;
    const found = left.findIndex(
      ({ name, index }) => name === `${from} ${to} ${label}` && isMeant(child, index),
    );
    const [own] = found < 0 ? [] : left.splice(found, 1);
    return own ? change(child, own.index) : [child];
  });
  if (left.length > 0)
    throw new Error(
      `The drawing lacks the lines ${left.map(({ name }) => name).join(', ')}. lib/diagrams/ does not support this version of the drawing library.`,
    );
  return { ...svg, children };
}
