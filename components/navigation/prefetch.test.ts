import { expect, test } from 'vitest';
import { isFast } from './prefetch.ts';

test.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g', saveData: false }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('B12: on a connection of %j fetching ahead is welcome: %s', (connection, welcome) => {
  expect(isFast(connection)).toBe(welcome);
});
