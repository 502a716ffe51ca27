import { expect, test } from 'vitest';
import { labelPlace } from './topology-links.ts';

test('B58: a label is in the middle of its line', () => {
  expect(labelPlace([100, 200], 30, [], 400)).toBe(150);
  expect(labelPlace([100, 100], 30, [300], 400)).toBe(100);
});

test('B58: a label moves aside, so that it hides no other line, and stays on its own', () => {
  const place = labelPlace([100, 100], 30, [120], 400);
  expect(place + 30).toBeLessThan(120);
  expect(place - 30).toBeLessThan(100);
  expect(place + 30).toBeGreaterThan(100);
  // Between two lines there may be room beside the middle only.
  const beside = labelPlace([100, 300], 30, [190], 400);
  expect(Math.abs(beside - 190)).toBeGreaterThan(30);
});

test('B58: without room a label stays in the middle, inside the drawing', () => {
  expect(labelPlace([100, 100], 30, [80, 120], 400)).toBe(100);
  expect(labelPlace([10, 10], 30, [], 400)).toBe(30);
  expect(labelPlace([395, 395], 30, [], 400)).toBe(370);
});
