import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { filesBelow } from './files-below.ts';

test('files of every depth are found, folders are none', () => {
  const folder = folderOf({ 'a.html': '', 'b/c/d.txt': '' });
  expect(filesBelow(folder).sort()).toEqual([join(folder, 'a.html'), join(folder, 'b/c/d.txt')]);
  rmSync(folder, { recursive: true });
  expect(() => filesBelow(folder)).toThrow(/ENOENT/);
});
