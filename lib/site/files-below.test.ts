import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { filesBelow, namesBelow } from './files-below.ts';

test('files of every depth are found, folders are none', () => {
  const folder = folderOf({ 'a.html': '', 'b/c/d.txt': '' });
  expect(filesBelow(folder).sort()).toEqual([join(folder, 'a.html'), join(folder, 'b/c/d.txt')]);
  expect(namesBelow(folder).sort()).toEqual(['a.html', 'b/c/d.txt']);
  rmSync(folder, { recursive: true });
  expect(() => filesBelow(folder)).toThrow(/ENOENT/);
});

test('a link to a file is a file; links to folders, to nothing, and to themselves are none', () => {
  const folder = folderOf({ 'a.txt': '', 'b/c.txt': '' });
  for (const [name, target] of [
    ['file', 'a.txt'],
    ['folder', 'b'],
    ['nothing', 'none.txt'],
    ['itself', 'itself'],
  ] as const)
    symlinkSync(join(folder, target), join(folder, 'b', name));
  expect(filesBelow(folder).sort()).toEqual(
    ['a.txt', 'b/c.txt', 'b/file'].map((name) => join(folder, name)),
  );
  rmSync(folder, { recursive: true });
});
