import { boxesById } from './bounds.ts';
import type { Edge, Graph } from './model.ts';
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
  const nodes = [...boxesById(svg)].filter(([id]) => !id.startsWith('g'));
  let found = 0;
  for (const line of svg.children.filter(isElement)) {
    if (line.attributes.class !== 'edge') continue;
    const { 'data-from': from, 'data-to': to } = line.attributes;
    const points = pointsOf(line);
    for (const [id, { left, top, right, bottom }] of nodes)
      if (id !== from && id !== to)
        found += points.slice(1).filter(([x, y], index) => {
          const [fromX, fromY] = points[index] ?? [x, y];
          return (
            Math.min(x, fromX) < right - INSIDE &&
            Math.max(x, fromX) > left + INSIDE &&
            Math.min(y, fromY) < bottom - INSIDE &&
            Math.max(y, fromY) > top + INSIDE
          );
        }).length;
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

/** @param lines their names, as the library writes them, with the style drawn and the real one */
export function restoreStyles(
  svg: SvgElement,
  lines: readonly { name: string; drawn: Style; real: Edge['style'] }[],
): SvgElement {
  const left = [...lines];
  const restore = (line: SvgElement): SvgElement => {
    const attributes = Object.fromEntries(
      Object.entries(line.attributes).filter(([name]) => name !== 'stroke-dasharray'),
    );
    const { 'data-from': from = '', 'data-to': to = '', 'data-label': label = '' } = attributes;
    const found = left.findIndex(
      ({ name, drawn }) => name === `${from} ${to} ${label}` && drawn === attributes['data-style'],
    );
    const [own] = found < 0 ? [] : left.splice(found, 1);
    if (!own) return line;
    const real = own.real === 'invisible' ? 'solid' : own.real;
    return { ...line, attributes: { ...attributes, 'data-style': real, ...STROKES[real] } };
  };
  return {
    ...svg,
    children: svg.children.map((child) =>
      isElement(child) && child.attributes.class === 'edge' ? restore(child) : child,
    ),
  };
}
