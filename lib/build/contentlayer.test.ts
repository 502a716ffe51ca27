import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { batchesOf, contentlayer } from '@/lib/build/contentlayer.ts';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { readSources } from '@/lib/content/read-sources.ts';
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
  await contentlayer(paths, [...files, 'en/Guide (new)/_category_.json'], 3);
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

test('documents are what the preview reads, with every key and every blank', async () => {
  folder = folderOf({
    'content/en/Guide/a.md':
      '---  \ntitle: 12\nlast_update: { date: 2026-01-02 }\nown: [1, {a: b}]\nbody: kept\ntags:\n  - label: X\n    permalink: /x\n---  \n\n# A\n',
    'content/en/Guide/b.md': '\uFEFF---\r\npagination_next: null\r\n---\r\nText\r\n---\r\nmore\r\n',
    'content/en/Guide/c.mdx': "import A from './a.md'\n\n<A />\n",
  });
  const paths = sitePaths({ SITE_DIR: folder });
  work = paths.work;
  const { documents } = readSources(paths.content, [{ code: 'en' }]).tree;
  await contentlayer(
    paths,
    documents.map(({ file }) => file),
  );
  expect(documents).toHaveLength(3);
  expect(readStore(paths.work).documents).toEqual(documents);
}, 60_000);
