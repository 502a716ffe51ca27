import { boundsOf } from './bounds.ts';
import { isElement, numberOf, pointsOf, type SvgElement } from './read-svg.ts';

type Move = (x: number) => number;

/**
 * Moves what is at the right of a place further to the right. Nodes, frames, and lines on both sides
 * of that place become wider, so lines still meet their nodes.
 * @param at the place
 * @param width of the new column, in px
 */
export function insertColumn(svg: SvgElement, at: number, width: number): SvgElement {
  const moved: Move = (x) => (x < at ? x : x + width);
  const change = (element: SvgElement): SvgElement => {
    const { left, right } = boundsOf(element);
    const middle = (left + right) / 2;
    switch (element.attributes.class) {
      case 'node': {
        const by = (moved(left) + moved(right)) / 2 - middle;
        return mapped(element, moved, (x) => x + by);
      }
      case 'edge-label': {
        const by = moved(middle) - middle;
        return mapped(element, (x) => x + by);
      }
      default:
        return {
          ...element,
          attributes: placed(element, moved),
          children: inside(element, change),
        };
    }
  };
  return change(svg);
}

const inside = (
  { children }: SvgElement,
  change: (child: SvgElement) => SvgElement,
): SvgElement['children'] => children.map((child) => (isElement(child) ? change(child) : child));

/** An element and its descendants, moved. */
function mapped(element: SvgElement, shapes: Move, texts: Move = shapes): SvgElement {
  const isText = element.tag === 'text' || element.tag === 'tspan';
  return {
    ...element,
    attributes: placed(element, isText ? texts : shapes),
    children: inside(element, (child) => mapped(child, shapes, texts)),
  };
}

/** The attributes of an element in its new place. */
function placed(element: SvgElement, move: Move): Record<string, string> {
  const attributes = { ...element.attributes };
  for (const name of ['x', 'x1', 'x2', 'cx'])
    if (attributes[name] !== undefined) attributes[name] = String(move(numberOf(element, name)));
  if (element.tag === 'rect') {
    const x = numberOf(element, 'x');
    attributes.width = String(move(x + numberOf(element, 'width')) - move(x));
  }
  if (attributes.points !== undefined)
    attributes.points = pointsOf(element)
      .map(([x, y]) => `${move(x)},${y}`)
      .join(' ');
  return attributes;
}
