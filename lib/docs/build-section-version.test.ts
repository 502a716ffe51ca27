import { describe, expect, test } from 'vitest';
import { docAt, modelOf, pageAt } from '@/lib/docs/__fixtures__/tree.ts';

const doc = (front = '') => `---\n${front}\n---\nText\n`;
const files = {
  'en/S/01-a.md': doc('title: A'),
  'en/S/02-b.md': doc('title: B\npagination_label: Bee'),
  'en/S/03-g/_category_.json':
    '{ "label": "G", "position": 3, "link": { "type": "generated-index" } }',
  'en/S/03-g/c.md': doc('title: C'),
  'en/S/04-d.md': doc('title: D'),
};

describe('previous and next', () => {
  test('B52: they follow the sidebar, categories with a page among them', () => {
    const { en } = modelOf(files);
    expect(docAt(en, '/S/a').previous).toBeUndefined();
    expect(docAt(en, '/S/b').next).toEqual({ path: '/S/category/g', title: 'G' });
    expect(pageAt(en, '/S/category/g')).toMatchObject({
      previous: { path: '/S/b' },
      next: { path: '/S/g/c' },
    });
    expect(docAt(en, '/S/d').next).toBeUndefined();
  });

  test('B52: walking next from the first page visits every listed page once', () => {
    const { en } = modelOf(files);
    const walked: string[] = [];
    for (
      let path: string | undefined = en.sectionVersions[0]!.mainPath;
      path !== undefined && walked.length < 10;
    ) {
      walked.push(path);
      const page = pageAt(en, path);
      path = 'next' in page ? page.next?.path : undefined;
    }
    expect(walked).toEqual(['/S/a', '/S/b', '/S/category/g', '/S/g/c', '/S/d']);
  });

  test('B52: the label for the pager outweighs the title', () => {
    expect(docAt(modelOf(files).en, '/S/a').next).toEqual({ path: '/S/b', title: 'Bee' });
  });

  test('B52: front matter can choose another page by its id, or none with null', () => {
    const { en, messages } = modelOf({
      ...files,
      'en/S/01-a.md': doc('pagination_next: g/c'),
      'en/S/04-d.md': doc('pagination_prev: null'),
    });
    expect(messages).toEqual([]);
    expect(docAt(en, '/S/a').next).toEqual({ path: '/S/g/c', title: 'C' });
    expect(docAt(en, '/S/d').previous).toBeUndefined();
  });

  test.each(['pagination_next', 'pagination_prev'])(
    'B52: an unknown id in %s is an error that lists the first known ones',
    (key) => {
      const { messages, problems } = modelOf({ ...files, 'en/S/01-a.md': doc(`${key}: nope`) });
      expect(problems).toMatchObject([{ key }]);
      expect(messages).toEqual([
        `content/en/S/01-a.md: Front matter \`${key}\`: there is no document "nope" in this section. Documents: a, b, g/c and 1 more.`,
      ]);
    },
  );
});

describe('a section version', () => {
  test('B43: its title and description are those of its category file, in each locale', () => {
    const { en, zh } = modelOf({
      ...files,
      'en/S/_category_.json': '{ "label": "Boards", "description": "All boards." }',
      'zh-tw/S/_category_.json': '{ "label": "板卡" }',
    });
    expect(en.sectionVersions[0]).toMatchObject({ title: 'Boards', description: 'All boards.' });
    expect(zh.sectionVersions[0]).toMatchObject({ title: '板卡', description: 'All boards.' });
  });

  test('B43: without one it is called by the last part of its path', () => {
    expect(
      modelOf({ 'en/weda/docs/a.md': doc() }, { sections: [{ path: 'weda/docs' }] }).en
        .sectionVersions[0],
    ).toMatchObject({ title: 'docs', key: 'weda~docs' });
  });

  test('B47: its label is the one of the locale', () => {
    const { en, zh } = modelOf(files, {
      versionLabel: { en: 'Current V1.0.0', 'zh-tw': '目前版本' },
    });
    expect([en, zh].map(({ sectionVersions }) => sectionVersions[0]!.version.label)).toEqual([
      'Current V1.0.0',
      '目前版本',
    ]);
  });

  test('a page without a translation shares the compiled text of the source, a translated one has its own', () => {
    const { en, zh } = modelOf({ ...files, 'zh-tw/S/02-b.md': doc('title: 乙') });
    expect(docAt(zh, '/S/a').data).toBe(docAt(en, '/S/a').data);
    expect(docAt(zh, '/S/b').data).not.toBe(docAt(en, '/S/b').data);
  });
});

describe('previous and next beside drafts and labels', () => {
  test('B52: a link to a draft is dropped in a build and kept in the preview', () => {
    const drafts = {
      'en/S/01-a.md': doc('pagination_next: d'),
      'en/S/02-d.md': doc('title: D\ndraft: true'),
      'en/S/03-e.md': doc('title: E'),
    };
    const built = modelOf(drafts);
    expect(built.messages).toEqual([]);
    expect(docAt(built.en, '/S/a').next).toBeUndefined();
    expect(docAt(modelOf(drafts, {}, true).en, '/S/a').next).toEqual({ path: '/S/d', title: 'D' });
  });

  test('B52: a chosen page is shown with its label for the pager, in both directions', () => {
    const { en } = modelOf({
      ...files,
      'en/S/01-a.md': doc('title: A\npagination_next: b'),
      'en/S/04-d.md': doc('title: D\npagination_prev: b'),
    });
    expect(docAt(en, '/S/a')).toMatchObject({
      previous: undefined,
      next: { path: '/S/b', title: 'Bee' },
    });
    expect(docAt(en, '/S/d')).toMatchObject({
      previous: { path: '/S/b', title: 'Bee' },
      next: undefined,
    });
    expect(docAt(en, '/S/b')).toMatchObject({
      previous: { path: '/S/a', title: 'A' },
      next: { path: '/S/category/g', title: 'G' },
    });
  });
});

test('B43: a section starts with its first three pages', () => {
  const { en } = modelOf({
    'en/S/01-z.md': doc('title: Z'),
    'en/S/02-a.md': doc('title: A'),
    'en/S/03-b.md': doc('title: B'),
    'en/S/04-c.md': doc('title: C'),
  });
  expect(en.sectionVersions[0]!.start.map(({ label }) => label)).toEqual(['Z', 'A', 'B']);
});

test('B43: each version of a section has its own documents, previous and next', () => {
  const { en } = modelOf(
    {
      'en/S/a.md': doc('title: New A'),
      'en/S/b.md': doc('title: New B'),
      'en/S-1.0/a.md': doc('title: Old A'),
      'en/S-1.0/b.md': doc('title: Old B'),
    },
    { sections: [{ path: 'S', olderVersions: [{ name: '1.0', label: '1.0', folder: 'S-1.0' }] }] },
  );
  expect(docAt(en, '/S/a')).toMatchObject({
    sectionVersionKey: 'S',
    source: 'en/S/a.md',
    next: { path: '/S/b', title: 'New B' },
  });
  expect(docAt(en, '/S/1.0/b')).toMatchObject({
    sectionVersionKey: 'S~1.0',
    source: 'en/S-1.0/b.md',
    previous: { path: '/S/1.0/a', title: 'Old A' },
  });
  expect(en.sectionVersions.map(({ folder, title }) => [folder, title])).toEqual([
    ['S', 'S'],
    ['S-1.0', 'S'],
  ]);
});
