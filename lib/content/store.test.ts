import { rmSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { readStore } from '@/lib/content/store.ts';

let work = '';
afterEach(() => rmSync(work, { recursive: true, force: true }));

const index = (kind: string) => `.contentlayer/generated/${kind}/_index.json`;
const raw = (raw: string) => ({ raw, html: '' });

test('what Contentlayer generated becomes the same tree that the files themselves give', () => {
  work = folderOf({
    [index('Doc')]: JSON.stringify([
      {
        _id: 'en/BSP/b.md',
        _kind: 'Doc',
        _raw: {},
        title: 'B',
        pagination_next: null,
        body: raw('# B\r\n'),
      },
      { _id: 'en/BSP/a.md', _kind: 'Doc', _raw: {}, tags: ['x'], body: raw('# A\n') },
    ]),
    [index('Category')]: JSON.stringify([
      { _id: 'en/BSP/_category_.json', _kind: 'Category', _raw: {}, label: 'Boards', link: null },
    ]),
    [index('Training')]: JSON.stringify([
      { _id: 'en/training.yaml', _kind: 'Training', _raw: {}, title: 'Training', tracks: [] },
    ]),
  });
  const tree = readStore(work);
  expect(tree.documents).toEqual([
    { file: 'en/BSP/a.md', frontMatter: { tags: ['x'] }, body: '# A\n', problems: [] },
    {
      file: 'en/BSP/b.md',
      frontMatter: { title: 'B', pagination_next: null },
      body: '# B\n',
      problems: [],
    },
  ]);
  expect(tree.categories).toEqual([
    { file: 'en/BSP/_category_.json', meta: { label: 'Boards', link: null }, problems: [] },
  ]);
  expect(tree.training).toMatchObject([
    { file: 'en/training.yaml', content: { title: 'Training', tracks: [] } },
  ]);
});

test('the stores of a large site, read in batches, are one tree', () => {
  const document = (file: string) =>
    JSON.stringify([{ _id: file, _kind: 'Doc', _raw: {}, title: file, body: raw('text\n') }]);
  const store = (folder: string, documents: string) => ({
    [`${folder}${index('Doc')}`]: documents,
    [`${folder}${index('Category')}`]: '[]',
    [`${folder}${index('Training')}`]: '[]',
  });
  work = folderOf({
    ...store('', document('en/a.md')),
    ...store('batches/1/', document('zh-tw/a.md')),
    ...store('batches/2/', document('en/b.md')),
  });
  expect(readStore(work).documents.map(({ file }) => file)).toEqual([
    'en/a.md',
    'en/b.md',
    'zh-tw/a.md',
  ]);
});

test('a store that has not been made is an error', () => {
  work = folderOf();
  expect(() => readStore(work)).toThrow('ENOENT');
});
