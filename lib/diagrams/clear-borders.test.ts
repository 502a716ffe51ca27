import { expect, test } from 'vitest';
import { clearBorders } from '@/lib/diagrams/clear-borders.ts';
import { pointsOf, readSvg, withDescendants } from '@/lib/diagrams/read-svg.ts';

/** A box from 100 to 200 px to the right, and from 50 to 90 px down. */
const pathOf = (points: string): string => {
  const svg = clearBorders(
    readSvg(
      `<svg><polyline class="edge" points="${points}"/><g class="node" data-id="n0"><rect x="100" y="50" width="100" height="40"/></g></svg>`,
    ),
  );
  const line = withDescendants(svg).find(({ tag }) => tag === 'polyline');
  return line ? pointsOf(line).map(String).join(' ') : '';
};

test.each([
  ['along the upper border', '150,0 150,49 90,49 90,200', '150,0 150,44 90,44 90,200'],
  ['along the lower border', '150,200 150,91 90,91 90,0', '150,200 150,96 90,96 90,0'],
  ['far from the box', '150,0 150,30 90,30 90,200', '150,0 150,30 90,30 90,200'],
  ['that ends at the box', '150,0 150,49', '150,0 150,49'],
])('B58: a line %s', (_, points, expected) => {
  expect(pathOf(points)).toBe(expected);
});

test.each([
  ['at its beginning', '0,0 0,12 50,12 50,200', '0,0 0,18 50,18 50,200'],
  ['at its end', '0,0 0,188 50,188 50,200', '0,0 0,182 50,182 50,200'],
  ['but not where there is no room', '0,0 0,12 50,12 50,24', '0,0 0,12 50,12 50,24'],
])('B58: a bend leaves room for a head %s', (_, points, expected) => {
  expect(pathOf(points)).toBe(expected);
});
