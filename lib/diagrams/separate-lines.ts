import { boxesById } from './bounds.ts';
import { enlarged, overlap, segmentsOf } from './geometry.ts';
import type { Edge, Graph } from './model.ts';
import { changeLines } from './named-lines.ts';
import { isElement, pointsOf, type SvgElement } from './read-svg.ts';

type Style = Exclude<Edge['style'], 'invisible'>;

const STYLES: readonly Style[] = ['solid', 'dotted', 'thick'];
/** How the library draws each style. */
const STROKES: Readonly<Record<Style, Readonly<Record<string, string>>>> = {
  solid: { 'stroke-width': '1' },
  dotted: { 'stroke-width': '1', 'stroke-dasharray': '4 4' },
  thick: { 'stroke-width': '2' },
};
/** A line passes a node if it is more than this far inside, in px. */
const INSIDE = 3;

/**
 * How often a line passes behind a node. The library joins lines with a common end into a trunk,
 * and does not look what lies in its way.
 */
export function linesBehindNodes(svg: SvgElement): number {
  const nodes = [...boxesById(svg)].flatMap(([id, box]) =>
    id.startsWith('g') ? [] : [{ id, inner: enlarged(box, -INSIDE) }],
  );
  let found = 0;
  for (const line of svg.children.filter(isElement)) {
    if (line.attributes.class !== 'edge') continue;
    const { 'data-from': from, 'data-to': to } = line.attributes;
    const segments = segmentsOf(pointsOf(line));
    for (const { id, inner } of nodes)
      if (id !== from && id !== to)
        found += segments.filter((segment) => overlap(segment, inner)).length;
  }
  return found;
}

/**
 * Styles with which the library joins no lines: lines in a row that begin or end at the same node
 * differ. `restoreStyles` takes them back.
 */
export function separateStyles(
  edges: Graph['edges'],
  backward: ReadonlySet<Edge>,
): Map<Edge, Style> {
  const last = new Map<string, Style>();
  return new Map(
    edges.map((edge) => {
      const [from, to] = backward.has(edge) ? [edge.to, edge.from] : [edge.from, edge.to];
      const ends = [`from ${JSON.stringify(from)}`, `to ${JSON.stringify(to)}`];
      const taken = ends.map((end) => last.get(end));
      // Two of three can be taken.
      const style = STYLES.find((candidate) => !taken.includes(candidate)) ?? 'solid';
      for (const end of ends) last.set(end, style);
      return [edge, style];
    }),
  );
}

/**
 * @param lines their names, as the library writes them, with the style drawn and the real one
 * @param more what comes with a line
 */
export const restoreStyles = (
  svg: SvgElement,
  lines: readonly { name: string; drawn: Style; real: Edge['style'] }[],
  more: (line: SvgElement, index: number) => SvgElement[] = () => [],
): SvgElement =>
  changeLines(
    svg,
    lines.map(({ name }) => name),
    (line, index) => [restyled(line, lines[index]?.real), ...more(line, index)],
    ({ attributes }, index) => attributes['data-style'] === lines[index]?.drawn,
  );

function restyled(line: SvgElement, real: Edge['style'] = 'solid'): SvgElement {
  const style = real === 'invisible' ? 'solid' : real;
  const rest = Object.entries(line.attributes).filter(([name]) => name !== 'stroke-dasharray');
  return {
    ...line,
    attributes: { ...Object.fromEntries(rest), 'data-style': style, ...STROKES[style] },
  };
}
