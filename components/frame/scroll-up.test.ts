import { expect, test } from 'vitest';
import { isShown } from './scroll-up.ts';

test.each([
  ['on the way down', { before: 400, now: 1000, atBottom: false }, false],
  ['on the way up', { before: 1000, now: 950, atBottom: false }, true],
  ['at 300 px', { before: 350, now: 300, atBottom: false }, true],
  ['near the top', { before: 350, now: 299, atBottom: false }, false],
  [
    'at the end of the page, which a bounce reaches from below',
    { before: 2010, now: 2000, atBottom: true },
    false,
  ],
  ['without a move', { before: 500, now: 500, atBottom: false }, false],
])('B61: %s', (_, move, expected) => {
  expect(isShown(move)).toBe(expected);
});
