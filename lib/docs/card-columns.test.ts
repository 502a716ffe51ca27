import { describe, expect, test } from 'vitest';
import { cardColumns } from './card-columns.ts';

describe('cardColumns', () => {
  test.each([
    [1, 2, { narrow: 2, medium: 2, wide: 2 }],
    [3, 2, { narrow: 1, medium: 3, wide: 3 }],
    [5, 2, { narrow: 2, medium: 3, wide: 3 }],
    [7, 2, { narrow: 2, medium: 2, wide: 2 }],
    [4, 3, { narrow: 2, medium: 2, wide: 2 }],
    [6, 3, { narrow: 2, medium: 2, wide: 3 }],
    [7, 3, { narrow: 2, medium: 2, wide: 4 }],
    [13, 3, { narrow: 2, medium: 2, wide: 3 }],
    [3, 4, { narrow: 1, medium: 3, wide: 3 }],
    [8, 4, { narrow: 2, medium: 2, wide: 4 }],
    [9, 4, { narrow: 2, medium: 3, wide: 3 }],
  ] as const)('%i cards in at most %i columns', (count, most, columns) => {
    expect(cardColumns(count, most)).toEqual(columns);
  });

  test.each([3, 4] as const)(
    'of at most %i columns, a card is alone only if three and four columns leave one alone',
    (most) => {
      for (let count = most + 1; count <= 60; count++)
        if (count % cardColumns(count, most).wide === 1)
          expect([count % 3, count % 4], String(count)).toEqual([1, 1]);
    },
  );
});
