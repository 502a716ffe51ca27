import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { batchesOf, contentlayer } from '@/lib/build/contentlayer.ts';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { readStore } from '@/lib/content/store.ts';
import { sitePaths } from '@/lib/site/paths.ts';

test.each([
  [0, 800, [0]],
  [800, 800, [800]],
  [801, 800, [401, 400]],
  [2000, 800, [667, 666, 667]],
])('%d files in batches of at most %d', (count, size, expected) => {
  const files = Array.from({ length: count }, (_, index) => `en/${index}.md`);
  const batches = batchesOf(files, size);
  expect(batches.map((batch) => batch.length)).toEqual(expected);
  expect(batches.flat()).toEqual(files);
});

let folder = '';
let work = '';
afterEach(() => {
  for (const made of [folder, work]) rmSync(made, { recursive: true, force: true });
});

test('nothing is lost between batches, and nothing of an earlier, larger site stays', async () => {
  const pages = Object.fromEntries(
    Array.from({ length: 5 }, (_, index) => [
      `content/en/Guide (new)/${index}.md`,
      `# Page ${index}\n`,
    ]),
  );
  folder = folderOf({ ...pages, 'content/en/Guide (new)/_category_.json': '{"label":"Guide"}' });
  const paths = sitePaths({ SITE_DIR: folder });
  work = paths.work;
  const files = Object.keys(pages).map((file) => file.slice('content/'.length));
  await contentlayer(paths, [...files, 'en/Guide (new)/_category_.json'], undefined, 3);
  const tree = readStore(paths.work);
  expect(tree.documents.map(({ file }) => file)).toEqual(files);
  expect(tree.documents[3]!.body).toBe('# Page 3\n');
  expect(tree.categories).toHaveLength(1);

  rmSync(join(folder, 'content/en/Guide (new)/4.md'));
  writeFileSync(join(folder, 'content/en/Guide (new)/0.md'), '# New\n');
  await contentlayer(paths, files.slice(0, 4));
  expect(existsSync(join(paths.work, 'batches'))).toBe(false);
  expect(readStore(paths.work).documents.map(({ body }) => body)).toEqual([
    '# New\n',
    '# Page 1\n',
    '# Page 2\n',
    '# Page 3\n',
  ]);
}, 60_000);

test('only the given front matter keys are stored', async () => {
  folder = folderOf({ 'content/en/Guide/a.md': '---\ntitle: A\ndescription: B\n---\n' });
  const paths = sitePaths({ SITE_DIR: folder });
  work = paths.work;
  const stored = async (keys: string[]) => {
    await contentlayer(paths, ['en/Guide/a.md'], keys);
    return readStore(paths.work).documents.map(({ frontMatter }) => frontMatter);
  };
  expect(await stored(['title'])).toEqual([{ title: 'A' }]);
  expect(await stored([])).toEqual([{}]);
}, 60_000);
