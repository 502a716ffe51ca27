import { expect, test } from 'vitest';
import { B, inverseFrequency, K1, lengthFactor, saturation } from '@/lib/search/bm25.ts';

const score = (
  occurrences: number,
  length: number,
  average: number,
  pages: number,
  withTerm: number,
): number =>
  inverseFrequency(pages, withTerm) * saturation(occurrences, lengthFactor(length, average));

test('B87: the constants of the specification', () => {
  expect([B, K1]).toEqual([0.75, 1.2]);
});

test('B87: known scores', () => {
  // ln(1 + (10 − 2 + 0.5) / (2 + 0.5)) · 3 · 2.2 / (3 + 1.2 · (1 − 0.75 + 0.75 · 120 / 100))
  expect(score(3, 120, 100, 10, 2)).toBeCloseTo(Math.log(4.4) * (6.6 / 4.38), 9);
  expect(score(1, 100, 100, 10, 10)).toBeCloseTo(Math.log(1 + 0.5 / 10.5), 9);
});

test('B87: of two pages with as many occurrences the shorter one comes first', () => {
  expect(score(2, 50, 100, 10, 2)).toBeGreaterThan(score(2, 200, 100, 10, 2));
});

test('B87: more occurrences say more, ever more slowly, and never more than k1 + 1', () => {
  const gains = [1, 2, 3, 4].map((count) => saturation(count + 1, K1) - saturation(count, K1));
  expect(gains.every((gain, index) => gain > 0 && (index === 0 || gain < gains[index - 1]!))).toBe(
    true,
  );
  expect(saturation(1e9, K1)).toBeLessThanOrEqual(K1 + 1);
});

test('B87: a term that few pages have says more', () => {
  expect(inverseFrequency(100, 1)).toBeGreaterThan(inverseFrequency(100, 50));
  expect(inverseFrequency(100, 100)).toBeGreaterThan(0);
});
