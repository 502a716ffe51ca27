import { expect, test } from 'vitest';
import { isReduced } from './zoom.ts';

test.each([
  ['wider than its place', 1600, 736, true],
  ['as wide as its place', 736, 736, false],
  ['wider by a rounded pixel', 737, 736, false],
  ['smaller', 40, 40, false],
  ['in a hidden tab', 1600, 0, false],
])('B58: an image %s can be enlarged: %s, %s → %s', (_, natural, shown, expected) => {
  expect(isReduced(natural, shown)).toBe(expected);
});
