import { expect, test } from 'vitest';
import { sharesOf } from './ideograph-runs.ts';
import { tokenize } from './tokenize.ts';

test('B86: pairs of ideographs count together as much text as they are', () => {
  const shares = (text: string) => sharesOf(tokenize(text).filter(({ kind }) => kind === 'word'));
  expect(shares('門鎖')).toEqual([1]);
  expect(shares('網路門鎖')).toEqual([4 / 6, 4 / 6, 4 / 6]);
  expect(shares('門 wifi hotspot 網路門')).toEqual([1, 1, 1, 3 / 4, 3 / 4]);
  expect(shares('')).toEqual([]);
});
