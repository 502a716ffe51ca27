import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/diagrams/bounds.ts';
import { elementsIn, numberOf, type SvgElement } from '@/lib/diagrams/read-svg.ts';
import { drawingProps } from './draw.ts';
import type { DrawingKind } from './drawing-kinds.ts';

const narrow = (kind: DrawingKind, source: string, tag: string): SvgElement[] =>
  elementsIn(drawingProps(kind, source).narrow ?? '').filter((element) => element.tag === tag);

test('B58: the number of a person at the edge covers no head', () => {
  const circles = narrow(
    'placement',
    'title: A\nsize: [100, 60]\nitems:\n  - { name: Staff, person: [93, 20] }\n  - { name: Counter, object: [[82, 8], [88, 34]] }',
    'circle',
  );
  const [head, number] = [6, 10].map((r) => circles.find((circle) => numberOf(circle, 'r') === r));
  const [dx, dy] = ['cx', 'cy'].map((name) =>
    head && number ? numberOf(head, name) - numberOf(number, name) : 0,
  );
  expect(Math.hypot(dx ?? 0, dy ?? 0)).toBeGreaterThanOrEqual(16);
});

test('B58: three nodes side by side leave room for the arrowhead between them', () => {
  const boxes = narrow(
    'topology',
    'title: A\nlevels:\n  - nodes: { a: Door camera, b: IP camera, c: Server }\n  - nodes: { d: Cloud }\nlinks: [b -> c, c -> d]',
    'rect',
  ).map(boundsOf);
  const [first, second, third] = boxes;
  expect((second?.left ?? 0) - (first?.right ?? 0)).toBeGreaterThanOrEqual(11.9);
  expect((third?.left ?? 0) - (second?.right ?? 0)).toBeGreaterThanOrEqual(11.9);
});
