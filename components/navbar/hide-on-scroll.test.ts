import { expect, test } from 'vitest';
import { hiddenAfter } from './hide-on-scroll.ts';

const place = (top: number) => ({ top, windowHeight: 800, pageHeight: 3000 });

test.each([
  ['on the way down it leaves', false, 500, 600, true],
  ['on the way up it comes back', true, 600, 500, false],
  ['a scroll event without movement counts as down', false, 500, 500, true],
  ['at the top of the page it is always there, even on the way down', true, 10, 59, false],
  ['its own height from the top on it may leave', false, 10, 60, true],
  ['a bounce at the end of the page does not bring it back', true, 2200, 2180, true],
  ['nor does it take it away', false, 2200, 2180, false],
])('B34: %s', (_, hidden, before, top, expected) => {
  expect(hiddenAfter(hidden, before, place(top), 60)).toBe(expected);
});
