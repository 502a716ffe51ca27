import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { Point } from './geometry.ts';
import { unshield } from './label.ts';

/** An element of a drawing. */
export interface SvgElement {
  tag: string;
  attributes: Record<string, string>;
  children: (SvgElement | string)[];
}

type Node = DefaultTreeAdapterTypes.ChildNode;

/** The library's `<svg>` as a tree, its labels decoded by `unshield`. */
export function readSvg(svg: string): SvgElement {
  for (const node of parseFragment(svg).childNodes)
    if ('tagName' in node && node.tagName === 'svg') return elementOf(node);
  throw new Error(
    'The drawing library has returned no <svg>. lib/diagrams/ does not support this version of it.',
  );
}

function elementOf(element: DefaultTreeAdapterTypes.Element): SvgElement {
  return {
    tag: element.tagName,
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
    children: element.childNodes.flatMap(childOf),
  };
}

function childOf(node: Node): (SvgElement | string)[] {
  if ('tagName' in node) return [elementOf(node)];
  return 'value' in node ? [unshield(node.value)] : [];
}

export const isElement = (node: SvgElement | string): node is SvgElement =>
  typeof node !== 'string';

/** An element and its descendants, in order. */
export const withDescendants = (element: SvgElement): SvgElement[] => [
  element,
  ...element.children.filter(isElement).flatMap(withDescendants),
];

/** The elements of a drawing, in order. @param html what is in its `<svg>` */
export const elementsIn = (html: string): SvgElement[] =>
  withDescendants(readSvg(`<svg>${html}</svg>`)).slice(1);

export const textOf = (element: SvgElement): string =>
  element.children.map((child) => (isElement(child) ? textOf(child) : child)).join('');

/** The lines of a text, from top to bottom. */
export function textLines(text: SvgElement): string[] {
  const lines = text.children.filter(isElement);
  return (lines.length > 0 ? lines : [text]).map(textOf);
}

/** Value of an attribute that is a number; 0 when it is missing. */
export const numberOf = ({ attributes }: SvgElement, name: string): number =>
  Number.parseFloat(attributes[name] ?? '0') || 0;

/** `1,2 3,4`. */
export const pointsOf = ({ attributes }: SvgElement): Point[] =>
  (attributes.points ?? '')
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(',').map(Number))
    .flatMap(([x, y]): Point[] =>
      x === undefined || y === undefined || Number.isNaN(x + y) ? [] : [[x, y]],
    );
