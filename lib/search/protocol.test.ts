import { expect, test } from 'vitest';
import { isSettled } from '@/lib/search/protocol.ts';

test.each([
  [false, true, true],
  [true, true, false],
  [false, false, false],
  [true, false, false],
])('B81: an answer will not change: loading %s, passages complete %s: %s', (loading, final, is) => {
  expect(isSettled({ loading, final })).toBe(is);
});
