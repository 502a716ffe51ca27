import { expect, test } from 'vitest';
import { countText } from './count-text.ts';

const words = {
  searching: 'Still searching…',
  countOne: '1 document found',
  countOther: '{count} documents found',
};

test.each([
  [6, true, 'Still searching…'],
  [0, true, 'Still searching…'],
  [0, false, 'none'],
  [1, false, '1 document found'],
  [60, false, '60 documents found'],
])('B96: %i found, still loading: %s', (total, loading, expected) => {
  expect(countText({ total, loading }, words, 'none')).toBe(expected);
});
