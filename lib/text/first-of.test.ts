import { expect, test } from 'vitest';
import { firstOf } from './first-of.ts';

test.each([
  [['a', 'b'], 2, 'a, b'],
  [['a', 'b', 'c', 'd'], 2, 'a, b and 2 more'],
  [[], 2, ''],
])('of %j, %i are named: %s', (names, shown, text) => {
  expect(firstOf(names, shown)).toBe(text);
});
