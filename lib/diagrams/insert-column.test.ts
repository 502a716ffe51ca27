import { expect, test } from 'vitest';
import { insertColumn } from './insert-column.ts';
import type { SvgElement } from './read-svg.ts';
import { shape } from './svg-parts.ts';

const node = (x: number, width: number): SvgElement =>
  shape('g', { class: 'node' }, [
    shape('rect', { x, y: 0, width, height: 20 }),
    shape('text', { x: x + width / 2, y: 10, 'font-size': 12, 'text-anchor': 'middle' }, ['a']),
  ]);
const label = (x: number): SvgElement =>
  shape('g', { class: 'edge-label' }, [
    shape('rect', { x: x - 20, y: 0, width: 40, height: 20 }),
    shape('text', { x, y: 10, 'font-size': 12, 'text-anchor': 'middle' }, ['a']),
  ]);

/** A column of 30 px at 100. */
test.each([
  ['a node at its left', node(10, 60), node(10, 60)],
  ['a node at its right', node(100, 60), node(130, 60)],
  ['a node on both sides, with its text in the middle', node(80, 60), node(80, 90)],
  ['a label whose line is at its left', label(90), label(90)],
  ['a label whose line is at its right', label(110), label(140)],
  [
    'a line on both sides',
    shape('polyline', { points: '50,0 50,9 150,9 150,40' }),
    shape('polyline', { points: '50,0 50,9 180,9 180,40' }),
  ],
  [
    'the frame of a group, with its title',
    shape('g', { class: 'subgraph' }, [
      shape('rect', { x: 20, y: 0, width: 90, height: 90 }),
      shape('text', { x: 32, y: 10 }, ['Title']),
    ]),
    shape('g', { class: 'subgraph' }, [
      shape('rect', { x: 20, y: 0, width: 120, height: 90 }),
      shape('text', { x: 32, y: 10 }, ['Title']),
    ]),
  ],
])('B58: a new column in a drawing moves what is beside it: %s', (_, before, after) => {
  expect(insertColumn(shape('svg', {}, [before]), 100, 30).children).toEqual([after]);
});
