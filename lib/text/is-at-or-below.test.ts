import { expect, test } from 'vitest';
import { isAtOrBelow } from './is-at-or-below.ts';

test.each([
  ['/docs', '/docs', true],
  ['/docs/a', '/docs', true],
  ['/docsa', '/docs', false],
  ['/', '/docs', false],
  ['/a', '', true],
])('%s is at %s or below it: %s', (path, base, expected) => {
  expect(isAtOrBelow(path, base)).toBe(expected);
});
