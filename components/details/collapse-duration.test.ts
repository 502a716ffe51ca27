import { expect, test } from 'vitest';
import { collapseDuration } from './collapse-duration.ts';

test.each([
  [0, 40],
  [36, 192],
  [100, 239],
  [200, 281],
  [360, 327],
  [500, 357],
  [1000, 440],
  [2000, 561],
])('B60: %i px take %i ms', (height, duration) => {
  expect(collapseDuration(height)).toBe(duration);
});

test('B60: with reduced motion a box takes 1 ms, so that transitionend still fires', () => {
  expect(collapseDuration(2000, true)).toBe(1);
});
