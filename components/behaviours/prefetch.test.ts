import { expect, test } from 'vitest';
import { mayPrefetch } from './prefetch.ts';

test.each([
  ['a browser that does not tell', undefined, true],
  ['4g', { effectiveType: '4g', saveData: false }, true],
  ['3g', { effectiveType: '3g' }, true],
  ['2g', { effectiveType: '2g' }, false],
  ['slow 2g', { effectiveType: 'slow-2g' }, false],
  ['data saver', { effectiveType: '4g', saveData: true }, false],
])('B12: prefetching with %s', (_, connection, expected) => {
  expect(mayPrefetch(connection)).toBe(expected);
});
