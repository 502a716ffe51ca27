import { isElement, type SvgElement } from './read-svg.ts';

/**
 * Takes the named lines out of a drawing. A name may occur more than once; of lines with one name,
 * plain ones without a head are taken.
 */
export function withoutLines(svg: SvgElement, names: readonly string[]): SvgElement {
  const left = [...names];
  const children = svg.children.filter((child) => {
    if (!isElement(child) || child.attributes.class !== 'edge') return true;
    const {
      'data-from': from = '',
      'data-to': to = '',
      'data-label': label = '',
    } = child.attributes;
    const isPlain =
      child.attributes['data-style'] === 'solid' &&
      child.attributes['data-arrow-start'] === 'false' &&
      child.attributes['data-arrow-end'] === 'false';
    const found = isPlain ? left.indexOf(`${from} ${to} ${label}`) : -1;
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
  if (left.length > 0)
    throw new Error(
      `The drawing lacks the lines ${left.join(', ')}. lib/diagrams/ does not support this version of the drawing library.`,
    );
  return { ...svg, children };
}
