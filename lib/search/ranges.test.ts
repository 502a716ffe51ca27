import { expect, test } from 'vitest';
import { mergeRanges, type Range } from './ranges.ts';

test.each<[string, Range[], Range[]]>([
  [
    'are in order',
    [
      [5, 6],
      [1, 2],
    ],
    [
      [1, 2],
      [5, 6],
    ],
  ],
  [
    'that touch become one',
    [
      [1, 3],
      [3, 4],
    ],
    [[1, 4]],
  ],
  [
    'that overlap become one',
    [
      [1, 5],
      [2, 9],
    ],
    [[1, 9]],
  ],
  [
    'inside another add nothing',
    [
      [1, 9],
      [2, 3],
    ],
    [[1, 9]],
  ],
  [
    'that begin together become the longest',
    [
      [1, 2],
      [1, 6],
      [1, 4],
    ],
    [[1, 6]],
  ],
  [
    'that are empty or inverted are left out',
    [
      [3, 3],
      [5, 4],
    ],
    [],
  ],
  [
    'with a place between them stay apart',
    [
      [1, 2],
      [3, 4],
    ],
    [
      [1, 2],
      [3, 4],
    ],
  ],
])('B90: ranges %s', (_name, ranges, merged) => {
  const before = structuredClone(ranges);
  expect(mergeRanges(ranges)).toEqual(merged);
  expect(ranges).toEqual(before);
});
