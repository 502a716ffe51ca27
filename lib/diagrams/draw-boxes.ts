import { boundsOf } from './bounds.ts';
import { type BoxContent, boxContent, CORNER, NAME, PAD, rowWidth } from './box-content.ts';
import { changeNodes } from './change-nodes.ts';
import { isAbove, loopRoom, loopsAt, loopShapes } from './loops.ts';
import type { Graph, GraphNode } from './model.ts';
import { isElement, numberOf, type SvgElement } from './read-svg.ts';
import { LINE, shape, textShape } from './svg-parts.ts';

/** Draws classes, entities, and notes into the boxes that the library has placed. */
export const drawBoxes = (svg: SvgElement, graph: Graph, labelWidth: number): SvgElement =>
  changeNodes(svg, (element, index) => {
    const rect = element.children.filter(isElement).find(({ tag }) => tag === 'rect');
    return rect ? { ...element, children: withLoops(graph, index, rect, labelWidth) } : element;
  });

/** A box within its room, and its loops beside it. */
function withLoops(
  graph: Graph,
  index: number,
  room: SvgElement,
  labelWidth: number,
): SvgElement[] {
  const node = graph.nodes[index];
  if (!node) return [];
  const loops = loopsAt(graph, index, labelWidth);
  const above = isAbove(graph);
  const { away } = loopRoom(loops, above);
  const [x, y] = above ? [0, away] : [away, 0];
  const { attributes } = room;
  const rect = shape('rect', {
    ...attributes,
    x: numberOf(room, 'x') + x,
    y: numberOf(room, 'y') + y,
    width: numberOf(room, 'width') - 2 * x,
    height: numberOf(room, 'height') - 2 * y,
  });
  return [
    ...boxShapes(node, rect, rowWidth(labelWidth)),
    ...loopShapes(loops, boundsOf(rect), above),
  ];
}

function boxShapes(node: GraphNode, rect: SvgElement, width: number): SvgElement[] {
  const content = boxContent(node, width);
  if (node.shape === 'note') return noteShapes(rect, content);
  const [left, top] = [numberOf(rect, 'x'), numberOf(rect, 'y')];
  const right = left + numberOf(rect, 'width');
  // The library's heights are in whole lines.
  const more = Math.max(0, numberOf(rect, 'height') - content.height) / (content.parts.length + 1);
  let y = top + content.headerHeight + more;
  const shapes: SvgElement[] = [
    shape('rect', { ...rect.attributes, rx: 0, ry: 0 }),
    ...header(content, (left + right) / 2, top + more / 2),
  ];
  for (const { rows, height } of content.parts) {
    shapes.push(
      shape('line', {
        x1: left,
        y1: y,
        x2: right,
        y2: y,
        stroke: 'var(--_node-stroke)',
        'stroke-width': 1,
      }),
    );
    let rowTop = y + PAD.part + more / 2;
    for (const row of rows) {
      shapes.push(...rowShapes(row, left, rowTop, content.columns));
      rowTop += row.height + PAD.row;
    }
    y += height + more;
  }
  return shapes;
}

/** The annotations, and below them the name. */
function header({ marks, name }: BoxContent, x: number, top: number): SvgElement[] {
  const nameTop = top + PAD.header + marks.length * LINE;
  return [
    ...(marks.length === 0
      ? []
      : [textShape(marks, x, top + PAD.header + (marks.length * LINE) / 2)]),
    textShape(name, x, nameTop + (name.length * NAME.line) / 2, {
      'font-size': NAME.font,
      'font-weight': 700,
      fill: 'var(--_text)',
    }),
  ];
}

/** Each column is a text. Lines after the first one of a member are indented. */
function rowShapes(
  { cells, look }: BoxContent['parts'][number]['rows'][number],
  left: number,
  top: number,
  columns: readonly number[],
): SvgElement[] {
  return cells.flatMap((lines, column) => {
    if (lines.length === 0) return [];
    const x = left + (columns[column] ?? 0);
    const text = textShape(lines, x, top + (lines.length * LINE) / 2, {
      'text-anchor': 'start',
      fill: 'var(--_text)',
      ...(look === 'italic' && { 'font-style': 'italic' }),
      ...(look === 'underline' && { 'text-decoration': 'underline' }),
    });
    return [columns.length === 1 ? indented(text, x + PAD.indent) : text];
  });
}

const indented = (text: SvgElement, x: number): SvgElement => ({
  ...text,
  children: text.children.map((line, index) =>
    isElement(line) && index > 0
      ? { ...line, attributes: { ...line.attributes, x: String(x) } }
      : line,
  ),
});

/** A sheet with a folded corner. */
function noteShapes(rect: SvgElement, { name }: BoxContent): SvgElement[] {
  const [left, top] = [numberOf(rect, 'x'), numberOf(rect, 'y')];
  const [right, bottom] = [left + numberOf(rect, 'width'), top + numberOf(rect, 'height')];
  const fold = `${right - CORNER},${top} ${right - CORNER},${top + CORNER} ${right},${top + CORNER}`;
  const { fill = '', stroke = '' } = rect.attributes;
  return [
    shape('polygon', {
      points: `${left},${top} ${right - CORNER},${top} ${right},${top + CORNER} ${right},${bottom} ${left},${bottom}`,
      fill,
      stroke,
      'stroke-width': 1,
    }),
    shape('polyline', { points: fold, fill: 'none', stroke, 'stroke-width': 1 }),
    textShape(name, (left + right - CORNER) / 2, (top + bottom) / 2, { fill: 'var(--_text)' }),
  ];
}
