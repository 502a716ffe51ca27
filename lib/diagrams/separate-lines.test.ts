import { describe, expect, test } from 'vitest';
import { elementsOf } from './__fixtures__/drawn.ts';
import { drawDiagram } from './draw.ts';
import type { Edge } from './model.ts';
import type { SvgElement } from './read-svg.ts';
import { linesBehindNodes, restoreStyles, separateStyles } from './separate-lines.ts';
import { shape } from './svg-parts.ts';

const edge = (from: number, to: number): Edge => ({
  from: { node: from },
  to: { node: to },
  label: '',
  style: 'solid',
  arrowStart: false,
  arrowEnd: true,
});
const line = (attributes: Record<string, string>): SvgElement =>
  shape('polyline', { class: 'edge', 'data-from': 'n0', 'data-to': 'n2', ...attributes });
const node = (id: string, y: number): SvgElement =>
  shape('g', { class: 'node', 'data-id': id }, [shape('rect', { x: 0, y, width: 60, height: 30 })]);

describe('B58: lines with a common end', () => {
  test.each([
    ['behind a node', '30,30 30,140', 1],
    ['beside it', '30,30 80,30 80,140 30,140', 0],
    ['along its edge', '60,30 60,140', 0],
  ])('one that runs %s', (_, points, count) => {
    const svg = shape('svg', {}, [
      line({ points }),
      node('n0', 0),
      node('n1', 70),
      node('n2', 140),
    ]);
    expect(linesBehindNodes(svg)).toBe(count);
  });

  test('have different styles in a row, also when one is written backward', () => {
    const edges = [edge(0, 1), edge(0, 2), edge(1, 2), edge(2, 0), edge(3, 2), edge(0, 3)];
    const back = edges[3];
    const styles = [...separateStyles(edges, new Set(back ? [back] : [])).values()];
    // From node 0, and to node 2.
    for (const row of [
      [0, 1, 3, 5],
      [1, 2, 3, 4],
    ])
      for (const [index, at] of row.slice(1).entries())
        expect(styles[at]).not.toBe(styles[row[index] ?? 0]);
  });

  test('get their own styles back', () => {
    const svg = shape('svg', {}, [
      line({ 'data-style': 'dotted', 'stroke-width': '1', 'stroke-dasharray': '4 4' }),
      line({ 'data-style': 'solid', 'stroke-width': '1' }),
    ]);
    const { children } = restoreStyles(svg, [
      { name: 'n0 n2 ', drawn: 'solid', real: 'dotted' },
      { name: 'n0 n2 ', drawn: 'dotted', real: 'invisible' },
    ]);
    expect(children).toEqual([
      line({ 'data-style': 'solid', 'stroke-width': '1' }),
      line({ 'data-style': 'dotted', 'stroke-width': '1', 'stroke-dasharray': '4 4' }),
    ]);
  });

  test('are drawn one by one where they would run behind a node, in the style of the source', () => {
    const { wide } = drawDiagram('flowchart TB\n  A ==> B ==> C ==> D\n  A ==> D\n  A ~~~ C');
    const all = elementsOf(wide);
    const lines = all.filter(({ tag, attributes }) => tag === 'polyline' && attributes.stroke);
    expect(lines.map(({ attributes }) => attributes['stroke-width'])).toEqual(['2', '2', '2', '2']);
    expect(all.filter(({ attributes }) => attributes['stroke-dasharray'])).toEqual([]);
    expect(new Set(lines.map(({ attributes }) => attributes.points?.split(' ')[0])).size).toBe(4);
  });
});
