import { type Box, EMPTY, union } from './geometry.ts';
import {
  isElement,
  textLines,
  numberOf,
  pointsOf,
  type SvgElement,
  withDescendants,
} from './read-svg.ts';
import { textWidth } from './wrap.ts';

/**
 * The bounds of what is drawn: the library leaves wide margins, and some texts extend beyond them.
 */
export function boundsOf(element: SvgElement): Box {
  const box = ownBox(element);
  // A text and the icon of a person are measured as a whole.
  if (box && (element.tag === 'text' || element.tag === 'g')) return box;
  return element.children
    .filter(isElement)
    .map(boundsOf)
    .reduce(union, box ?? EMPTY);
}

/** The bounds of nodes and of the frames of groups, by their ids. */
export const boxesById = (svg: SvgElement): Map<string, Box> =>
  new Map(
    withDescendants(svg).flatMap((element): [string, Box][] => {
      const { class: kind, 'data-id': id = '' } = element.attributes;
      // The first shape of a group is its frame.
      const shown = kind === 'subgraph' ? element.children.find(isElement) : element;
      return /^(node|subgraph)$/.test(kind ?? '') && shown ? [[id, boundsOf(shown)]] : [];
    }),
  );

function ownBox(element: SvgElement): Box | undefined {
  const number = (name: string): number => numberOf(element, name);
  switch (element.tag) {
    case 'rect':
      return {
        left: number('x'),
        top: number('y'),
        right: number('x') + number('width'),
        bottom: number('y') + number('height'),
      };
    case 'line':
      return {
        left: Math.min(number('x1'), number('x2')),
        top: Math.min(number('y1'), number('y2')),
        right: Math.max(number('x1'), number('x2')),
        bottom: Math.max(number('y1'), number('y2')),
      };
    case 'circle':
      return around(number('cx'), number('cy'), number('r'), number('r'));
    case 'ellipse':
      return around(number('cx'), number('cy'), number('rx'), number('ry'));
    case 'polyline':
    case 'polygon':
      return pointsOf(element)
        .map(([x, y]) => around(x, y, 0, 0))
        .reduce(union, EMPTY);
    case 'text':
      return textBox(element);
    case 'g':
      return personBox(element);
    default:
      return undefined;
  }
}

const around = (x: number, y: number, dx: number, dy: number): Box => ({
  left: x - dx,
  top: y - dy,
  right: x + dx,
  bottom: y + dy,
});

function textBox(text: SvgElement): Box {
  const [x, y, size] = [numberOf(text, 'x'), numberOf(text, 'y'), numberOf(text, 'font-size')];
  const lines = textLines(text);
  const width = Math.max(...lines.map((line) => textWidth(line, size)));
  const left =
    text.attributes['text-anchor'] === 'middle'
      ? x - width / 2
      : text.attributes['text-anchor'] === 'end'
        ? x - width
        : x;
  const half = (lines.length * size * 1.3) / 2;
  return { left, right: left + width, top: y - half, bottom: y + half };
}

/** The icon of a person is 24 × 24 px, scaled and moved to its place. */
function personBox({ attributes }: SvgElement): Box | undefined {
  const [, x, y, scale] =
    /^translate\(([-\d.]+),([-\d.]+)\) scale\(([\d.]+)\)$/.exec(attributes.transform ?? '') ?? [];
  if (x === undefined || y === undefined || scale === undefined) return undefined;
  const side = 24 * Number(scale);
  return { left: Number(x), top: Number(y), right: Number(x) + side, bottom: Number(y) + side };
}
