import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { fileInside, pathInside } from '@/lib/site/file-inside.ts';

const folder = folderOf({ 'in/a.txt': 'a', 'in/..b/c.txt': 'c', 'out.txt': 'o' });
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['a.txt', 'a.txt'],
  ['/a.txt', 'a.txt'],
  ['x/../a.txt', 'a.txt'],
  ['..b/c.txt', '..b/c.txt'],
  ['../out.txt', undefined],
  ['..', undefined],
  ['', undefined],
  ['..b', undefined],
  ['nothing.txt', undefined],
  ['a.txt/below', undefined],
  ['a.txt\0', undefined],
  ['x'.repeat(5000), undefined],
])('%s leads to %s', (path, expected) => {
  expect(fileInside(join(folder, 'in'), path)).toBe(expected && join(folder, 'in', expected));
});

test.each([
  ['new/a.txt', 'new/a.txt'],
  ['x/../a.txt', 'a.txt'],
  ['..b', '..b'],
  ['x/../../out.txt', undefined],
  ['..', undefined],
])('a file may be written at %s: %s', (path, expected) => {
  expect(pathInside(join(folder, 'in'), path)).toBe(expected && join(folder, 'in', expected));
});
