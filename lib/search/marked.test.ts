import { expect, test } from 'vitest';
import { markRanges } from '@/lib/search/marked.ts';

test.each([
  ['the whole text is plain without a range', [], undefined, ['one two three']],
  ['the pieces are plain and marked in turn', [[4, 7]], undefined, ['one ', 'two', ' three']],
  [
    'a text that begins with a mark begins with an empty piece',
    [[0, 3]],
    undefined,
    ['', 'one', ' two three'],
  ],
  [
    'a text that ends with a mark ends with an empty piece',
    [[8, 13]],
    undefined,
    ['one two ', 'three', ''],
  ],
  ['a part begins and ends where it should', [[4, 7]], [2, 10], ['e ', 'two', ' th']],
  ['a part may be nothing but a mark', [[4, 7]], [4, 7], ['', 'two', '']],
  [
    'a mark that is not wholly in the part is plain',
    [
      [0, 3],
      [4, 7],
      [8, 13],
    ],
    [1, 12],
    ['ne ', 'two', ' thre'],
  ],
] as const)('B90: %s', (_, ranges, part, expected) => {
  expect(
    markRanges(
      'one two three',
      ranges.map(([start, end]) => [start, end]),
      ...(part ?? []),
    ),
  ).toEqual(expected);
});
