import { expect, test } from 'vitest';
import { comparablePath } from './comparable-path.ts';

test.each([
  ['/S/A%20b/', '/s/a b'],
  ['/S/a.html', '/s/a'],
  ['/S/index.html', '/s'],
  ['/S/100%', '/s/100%'],
  ['/', ''],
])('B44: %s is compared as %j', (path, expected) => {
  expect(comparablePath(path)).toBe(expected);
});
