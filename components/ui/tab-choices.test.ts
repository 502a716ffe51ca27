import { expect, test } from 'vitest';
import { preferredTab } from './tab-choices.ts';

test.each([
  ['neither', null, null, undefined],
  ['a stored value', null, 'b', 'b'],
  ['a value in the address', 'c', null, 'c'],
  ['both: the address wins', 'c', 'b', 'c'],
  ['an unknown value in the address, a known one stored', 'x', 'b', 'b'],
  ['an unknown stored value', null, 'x', undefined],
  ['an empty value', '', '', undefined],
])('B58: the tab to show with %s', (_, query, stored, expected) => {
  expect(preferredTab(['a', 'b', 'c'], query, stored)).toBe(expected);
});
