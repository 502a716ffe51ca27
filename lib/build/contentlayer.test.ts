import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { contentlayer } from '@/lib/build/contentlayer.ts';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { readSources } from '@/lib/content/read-sources.ts';
import { readStore } from '@/lib/content/store.ts';
import { sitePaths } from '@/lib/site/paths.ts';

let folder = '';
let work = '';
afterEach(() => {
  for (const made of [folder, work]) rmSync(made, { recursive: true, force: true });
});

test('nothing of an earlier, larger site stays', async () => {
  folder = folderOf({
    'content/en/Guide (new)/0.md': '# Page 0\n',
    'content/en/Guide (new)/1.md': '# Page 1\n',
    'content/en/Guide (new)/_category_.json': '{"label":"Guide"}',
  });
  const paths = sitePaths({ SITE_DIR: folder });
  work = paths.work;
  await contentlayer(paths);
  const { documents, categories } = readStore(paths.work);
  expect(documents.map(({ body }) => body)).toEqual(['# Page 0\n', '# Page 1\n']);
  expect(categories).toHaveLength(1);

  rmSync(join(folder, 'content/en/Guide (new)/1.md'));
  writeFileSync(join(folder, 'content/en/Guide (new)/0.md'), '# New\n');
  await contentlayer(paths);
  expect(readStore(paths.work).documents.map(({ body }) => body)).toEqual(['# New\n']);
}, 60_000);

test('documents are what the preview reads, with every key and every blank', async () => {
  folder = folderOf({
    'content/en/Guide/a.md':
      '---  \ntitle: 12\nlast_update: { date: 2026-01-02 }\nown: [1, {a: b}]\nbody: kept\ntags:\n  - label: X\n    permalink: /x\n---  \n\n# A\n',
    'content/en/Guide/b.md': '\uFEFF---\r\npagination_next: null\r\n---\r\nText\r\n---\r\nmore\r\n',
    'content/en/Guide/d.md': '---\r\ntitle: D\r\ntags: ["x"]\r\n---\r\nText\r\n',
    'content/en/Guide/_category_.json': '\uFEFF{\r\n"label": "G"\r\n}\r\n',
    'content/en/Guide/c.mdx': "import A from './a.md'\n\n<A />\n",
  });
  const paths = sitePaths({ SITE_DIR: folder });
  work = paths.work;
  const { documents, categories } = readSources(paths.content, [{ code: 'en' }]).tree;
  await contentlayer(paths);
  expect(documents).toHaveLength(4);
  const store = readStore(paths.work);
  expect(store.documents).toEqual(documents);
  expect(store.categories).toEqual(categories);
}, 60_000);
