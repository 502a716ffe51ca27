import { changeNodes } from './change-nodes.ts';
import type { Graph, GraphNode, Shape } from './model.ts';
import { isElement, type SvgElement } from './read-svg.ts';
import { FONT, LINE } from './svg-parts.ts';
import { textWidth, wrap } from './wrap.ts';

/** What the library adds to the width of a label, in px, and the width of its narrowest letter. */
const LIBRARY = { padding: 42, letter: 2.964 };
/** Padding at each side of a label, in px: more where the corners of a shape are cut. */
const PADDING: Readonly<Record<Shape, number>> = {
  rectangle: 7,
  rounded: 7,
  note: 7,
  cylinder: 7,
  stadium: 14,
  subroutine: 14,
  asymmetric: 14,
  hexagon: 14,
  trapezoid: 14,
  'trapezoid-alt': 14,
  parallelogram: 14,
  'parallelogram-alt': 14,
  circle: 20,
  doublecircle: 20,
  diamond: 8,
};

/** The first and the last of many lines are in the narrow ends of a diamond. */
const paddingOf = (shape: Shape, lines: number): number =>
  Math.max(PADDING[shape], shape === 'diamond' ? (lines * LINE) / 2 - 10 : 0);

const linesOf = ({ label }: GraphNode, width: number): string[] =>
  wrap(label, width, FONT).split('\n');

/**
 * Stands in for the label of a node, so that its box has little room beside the text: the library
 * has no option for that.
 */
export function standIn(node: GraphNode, labelWidth: number): string {
  const lines = linesOf(node, labelWidth);
  const padding = paddingOf(node.shape, lines.length);
  return lines
    .map((line) => {
      const width = textWidth(line, FONT) + 2 * padding - LIBRARY.padding;
      return 'i'.repeat(Math.max(1, Math.ceil(width / LIBRARY.letter)));
    })
    .join('<br/>');
}

/** Writes the labels of a graph over what stands in for them. */
export const fillNodes = (svg: SvgElement, { nodes }: Graph, labelWidth: number): SvgElement =>
  changeNodes(svg, (element, index) => {
    const node = nodes[index];
    return node ? writeLines(element, linesOf(node, labelWidth)) : element;
  });

function writeLines(element: SvgElement, lines: readonly string[]): SvgElement {
  const left = [...lines];
  const write = (part: SvgElement): SvgElement => ({
    ...part,
    attributes:
      part.tag === 'text' ? { ...part.attributes, 'font-size': String(FONT) } : part.attributes,
    children: part.children.map((child) =>
      isElement(child)
        ? write(child)
        : part.tag === 'text' || part.tag === 'tspan'
          ? (left.shift() ?? '')
          : child,
    ),
  });
  return write(element);
}
