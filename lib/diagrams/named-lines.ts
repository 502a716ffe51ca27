import { isElement, type SvgElement } from './read-svg.ts';

/**
 * Changes the named lines of a drawing. A name may occur more than once.
 * @param names `<from> <to> <label>`, as the drawing library writes them
 * @param change what comes in the place of a line; an empty list takes it out
 * @param isMeant tells lines with one name apart
 * @throws Error when a named line is not there
 */
export function changeLines(
  svg: SvgElement,
  names: readonly string[],
  change: (line: SvgElement) => SvgElement[],
  isMeant: (line: SvgElement) => boolean = () => true,
): SvgElement {
  const left = [...names];
  const children = svg.children.flatMap((child) => {
    if (!isElement(child) || child.attributes.class !== 'edge' || !isMeant(child)) return [child];
    const {
      'data-from': from = '',
      'data-to': to = '',
      'data-label': label = '',
    } = child.attributes;
    const found = left.indexOf(`${from} ${to} ${label}`);
    if (found < 0) return [child];
    left.splice(found, 1);
    return change(child);
  });
  if (left.length > 0)
    throw new Error(
      `The drawing lacks the lines ${left.join(', ')}. lib/diagrams/ does not support this version of the drawing library.`,
    );
  return { ...svg, children };
}
