import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { filesBelow } from '@/lib/site/files-below.ts';
import { copyInto } from './copy-into.ts';

test('copyInto merges a folder into another, and does nothing when it is not there', () => {
  const source = folderOf({ 'a.txt': 'a', 'sub/b.txt': 'b' });
  const target = folderOf({ 'sub/c.txt': 'c' });
  copyInto(source, target);
  copyInto(join(source, 'nowhere'), target);
  expect(
    filesBelow(target)
      .map((file) => `${file.slice(target.length + 1)}: ${readFileSync(file, 'utf8')}`)
      .sort(),
  ).toEqual(['a.txt: a', 'sub/b.txt: b', 'sub/c.txt: c']);
  for (const folder of [source, target]) rmSync(folder, { recursive: true });
});
