import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test.each([
  [0, '0 pages'],
  [1, '1 page'],
  [2, '2 pages'],
])('%i has its noun', (count, text) => {
  expect(counted(count, 'page')).toBe(text);
});
