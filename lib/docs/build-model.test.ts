import { describe, expect, test } from 'vitest';
import { docAt, modelOf, pageAt, pathsOf, type Files } from '@/lib/docs/__fixtures__/tree.ts';

const doc = (front = '') => `---\n${front}\n---\nText\n`;
const training = (title: string) =>
  `title: ${title}\ndescription: Courses.\ntracks: [{ title: T, audience: A, level: L, length: 1 day, text: X, manuals: [] }]\nformats: []\nlevels: []\nregistration: { text: X, label: X, href: "https://example.com" }\nfaq: []\n`;

describe('routes', () => {
  const files: Files = {
    'en/S/index.md': doc('title: Main'),
    'en/S/01-a.md': doc('title: A\ntags: [x]'),
    'en/S/g/b.md': doc(),
    'en/S/g/_category_.json': '{ "link": { "type": "generated-index" } }',
    'en/T/c.md': doc(),
    'en/training.yaml': training('Training'),
  };
  const { en, zh, messages, model } = modelOf(files);
  const paths = [
    '/',
    '/search',
    '/training',
    '/404',
    '/S',
    '/S/a',
    '/S/g/b',
    '/S/category/g',
    '/S/tags',
    '/S/tags/x',
    '/T',
    '/T/c',
  ];

  test('B1: every page of the site is in the model, in every locale', () => {
    expect(messages).toEqual([]);
    expect([...pathsOf(en)].sort()).toEqual([...paths].sort());
    expect(pathsOf(zh)).toEqual(pathsOf(en));
  });

  test('B1: the id of a record is its path and 3 hex digits, and no two in a locale are the same', () => {
    for (const { path, id } of en.pages) expect(id).toMatch(new RegExp(`^${path}-[0-9a-f]{3}$`));
    expect(new Set(en.pages.map(({ id }) => id)).size).toBe(en.pages.length);
  });

  test('the same files give the same model', () => {
    expect(modelOf(files).model).toEqual(model);
  });

  test('B43: pages of a section know it, the others belong to none', () => {
    for (const path of paths)
      expect(pageAt(en, path).sectionVersionKey).toBe(/^\/([ST])(\/|$)/.exec(path)?.[1]);
  });

  test('names with spaces, signs and Chinese characters become paths as they are', () => {
    const names = ['A & B', 'C#', 'C++', '100%', '常見問題'];
    const named = modelOf(Object.fromEntries(names.map((name) => [`en/S/${name}.md`, doc()])));
    expect(named.messages).toEqual([]);
    for (const name of names) expect(docAt(named.en, `/S/${name}`).id).toMatch(/-[0-9a-f]{3}$/);
  });

  test('a site without any page still has a home page and a 404 page', () => {
    expect(pathsOf(modelOf({}).en)).toEqual(['/', '/search', '/404']);
  });

  test('B4: the home page and the 404 page are titled in each locale', () => {
    const { zh } = modelOf({}, { title: { en: 'Portal', 'zh-tw': '入口' } });
    expect(pageAt(zh, '/').title).toBe('入口');
    expect(pageAt(zh, '/404').title).toBe('Not found (zh-tw)');
  });

  test('B3: a training page that is not translated is shown in the default locale', () => {
    expect(pageAt(zh, '/training').title).toBe('Training');
    expect(
      pageAt(modelOf({ ...files, 'zh-tw/training.yaml': training('課程') }).zh, '/training').title,
    ).toBe('課程');
  });
});

describe('the landing page of a section', () => {
  test('B43: a section has a generated one when no document stands at its base path', () => {
    const { en } = modelOf({
      'en/S/b.md': doc('title: B'),
      'en/S/a.md': doc('title: A'),
      'en/S/_category_.json': '{ "label": "Boards", "description": "About boards." }',
    });
    expect(pageAt(en, '/S')).toMatchObject({
      kind: 'landing',
      title: 'Boards',
      description: 'About boards.',
    });
    expect(en.sectionVersions[0]).toMatchObject({
      title: 'Boards',
      mainPath: '/S/a',
      start: [{ label: 'A' }, { label: 'B' }],
    });
  });

  test.each(['index.md', 'README.md'])('B43: %s at its top is its page instead', (name) => {
    const { en } = modelOf({ [`en/S/${name}`]: doc(), 'en/S/a.md': doc() });
    expect(pageAt(en, '/S').kind).toBe('doc');
    expect(en.sectionVersions[0]!.mainPath).toBe('/S');
  });

  test('a document with the slug / is its page, too', () => {
    expect(pageAt(modelOf({ 'en/S/deep/a.md': doc('slug: /') }).en, '/S').kind).toBe('doc');
  });

  test('the category file of a section names the pages to start with, in any order', () => {
    const { en } = modelOf({
      'en/S/a.md': doc(),
      'en/S/b.md': doc(),
      'en/S/_category_.json': '{ "customProps": { "start": ["b", "a"] } }',
    });
    expect(en.sectionVersions[0]!.start.map(({ path }) => path)).toEqual(['/S/b', '/S/a']);
  });
});

describe('drafts and unlisted pages', () => {
  const files: Files = {
    'en/S/a.md': doc(),
    'en/S/b.md': doc('draft: true\ntags: [x]\nrelease_date: 2024-01-01'),
    'en/S/c.md': doc('unlisted: true\nrelease_date: 2024-01-01'),
  };

  test('B56: a build leaves a draft out of everything but the list of known ids', () => {
    const { en } = modelOf(files);
    expect(pathsOf(en).sort()).toEqual(['/', '/404', '/S', '/S/a', '/S/c', '/search']);
    expect(en.sectionVersions[0]!.draftIds).toEqual(['b']);
    expect(en.sectionVersions[0]!.sidebar.map((item) => item.path)).toEqual(['/S/a', '/S/c']);
    expect(en.releases).toEqual([]);
  });

  test('B56: the preview shows drafts like any other page', () => {
    expect(pathsOf(modelOf(files, {}, true).en)).toEqual(
      expect.arrayContaining(['/S/b', '/S/tags/x']),
    );
  });

  test('B56: a draft does not claim a path in a build', () => {
    expect(
      modelOf({ 'en/S/a.md': doc(), 'en/S/b.md': doc('slug: a\ndraft: true') }).messages,
    ).toEqual([]);
  });

  test('B56: an unlisted page has its route but no neighbors', () => {
    const { en } = modelOf({
      'en/S/a.md': doc(),
      'en/S/b.md': doc('unlisted: true'),
      'en/S/c.md': doc(),
    });
    expect(docAt(en, '/S/b')).toMatchObject({ previous: undefined, next: undefined });
    expect(docAt(en, '/S/a').next?.path).toBe('/S/c');
  });
});

test('B43: an older version has a base path, a sidebar and tags of its own', () => {
  const { en, messages } = modelOf(
    { 'en/S/a.md': doc('tags: [x]'), 'en/S-1.0/a.md': doc('tags: [x]'), 'en/S-1.0/b.md': doc() },
    {
      sections: [
        {
          path: 'S',
          olderVersions: [
            { name: '1.0', label: { en: '1.0', 'zh-tw': '第一版' }, folder: 'S-1.0' },
          ],
        },
      ],
    },
  );
  expect(messages).toEqual([]);
  expect(en.sectionVersions.map(({ key, version }) => [key, version.name, version.isLast])).toEqual(
    [
      ['S', 'current', true],
      ['S~1.0', '1.0', false],
    ],
  );
  expect(pathsOf(en)).toEqual(
    expect.arrayContaining([
      '/S',
      '/S/a',
      '/S/tags/x',
      '/S/1.0',
      '/S/1.0/a',
      '/S/1.0/b',
      '/S/1.0/tags/x',
    ]),
  );
  expect(en.sectionVersions[1]!.sidebar.map((item) => item.path)).toEqual(['/S/1.0/a', '/S/1.0/b']);
});

test('releases are sorted from the newest on, pages of one day by path', () => {
  const release = (date: string) => doc(`release_date: ${date}`);
  const { en } = modelOf({
    'en/S/old.md': release('2023-12-31'),
    'en/S/b.md': release('2024-05-01'),
    'en/T/a.md': release('2024-05-01'),
    'en/S/new.md': release('2024-10-01'),
  });
  expect(en.releases.map(({ path }) => path)).toEqual(['/S/new', '/S/b', '/T/a', '/S/old']);
});

test('a release whose title is only a version is named with its section', () => {
  const { en } = modelOf({
    'en/S/a.md': doc('title: V2.5.0\nrelease_date: 2024-05-02'),
    'en/S/b.md': doc('title: Board V1.0\nrelease_date: 2024-05-01'),
  });
  expect(en.releases.map(({ title }) => title)).toEqual(['S V2.5.0', 'Board V1.0']);
});
