import { isElement, type SvgElement } from './read-svg.ts';

/** Changes the nodes of a drawing, each with its index in the graph. */
export function changeNodes(
  element: SvgElement,
  change: (node: SvgElement, index: number) => SvgElement,
): SvgElement {
  const index = /^n(\d+)$/.exec(element.attributes['data-id'] ?? '')?.[1];
  if (element.attributes.class === 'node' && index !== undefined)
    return change(element, Number(index));
  return {
    ...element,
    children: element.children.map((child) =>
      isElement(child) ? changeNodes(child, change) : child,
    ),
  };
}
