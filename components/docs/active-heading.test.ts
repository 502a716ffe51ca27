import { expect, test } from 'vitest';
import { activeHeading } from './active-heading.ts';

const at = (...tops: number[]) => tops.map((top) => ({ top, bottom: top + 30 }));

test.each([
  ['before the first heading none is', at(600, 900), -1],
  ['the first below the navbar, in the upper half', at(100, 900), 0],
  ['right at the navbar', at(60, 900), 0],
  ['the one above, while the next is in the lower half', at(-200, 500), 0],
  ['the one above, while the next lies across the middle', at(-200, 390), 0],
  ['the next, once it lies fully in the upper half', at(-200, 370), 1],
  ['under the navbar is above', at(30, 700), 0],
  ['past the last one, the last', at(-900, -300), 1],
  ['no headings, none', [], -1],
])('B49: %s', (_, headings, expected) => {
  expect(activeHeading(headings, 60, 800)).toBe(expected);
});
