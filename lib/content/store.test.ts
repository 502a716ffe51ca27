import { rmSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { readStore } from '@/lib/content/store.ts';
import type { TrainingContent } from '@/lib/content/training.ts';

let work = '';
afterEach(() => rmSync(work, { recursive: true, force: true }));

const index = (kind: string) => `.contentlayer/generated/${kind}/_index.json`;

const training: TrainingContent = {
  title: 'Training',
  description: 'Courses.',
  tracks: [{ title: 'T', audience: 'A', level: 'L', length: '1 day', text: 'X', manuals: [] }],
  formats: [],
  levels: [],
  registration: { text: 'X', label: 'X', href: 'https://example.com' },
  faq: [],
};

test('what Contentlayer generated becomes the same tree that the files themselves give', () => {
  work = folderOf({
    [index('Doc')]: JSON.stringify([
      {
        _id: 'en/BSP/b.md',
        _kind: 'Doc',
        _raw: {},
        source: { frontMatter: { title: 'B', pagination_next: null }, body: '# B\n' },
      },
      { _id: 'en/BSP/a.md', source: { frontMatter: { tags: ['x'] }, body: '# A\n' } },
    ]),
    [index('Category')]: JSON.stringify([
      { _id: 'en/BSP/_category_.json', _kind: 'Category', _raw: {}, label: 'Boards', link: null },
    ]),
    [index('Training')]: JSON.stringify([
      { _id: 'en/training.yaml', _kind: 'Training', _raw: {}, ...training },
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
  expect(tree.training).toEqual([{ file: 'en/training.yaml', content: training, problems: [] }]);
});

test('a store that has not been made is an error', () => {
  work = folderOf();
  expect(() => readStore(work)).toThrow('ENOENT');
});

test('a store in another format is an error that names the file, the place and what to do', () => {
  work = folderOf({
    [index('Doc')]: JSON.stringify([
      { _id: 'en/a.md', source: { frontMatter: { title: [] }, body: 'text\n' } },
    ]),
  });
  expect(() => readStore(work)).toThrow(
    /Doc\/_index\.json does not have the expected format\. Delete the working folder .*\[0\]\.source\.frontMatter\.title/s,
  );
});
