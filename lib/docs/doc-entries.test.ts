import { describe, expect, test } from 'vitest';
import { docAt, modelOf, pathsOf } from '@/lib/docs/__fixtures__/tree.ts';
import { firstHeading, titleOf } from '@/lib/docs/doc-entries.ts';
import { sourceHash } from '@/lib/content/source-hash.ts';

/** Path and id of the one document of a section. */
function place(file: string, text = '# Text\n') {
  const { en } = modelOf({ [`en/S/${file}`]: text });
  return en.pages.flatMap((page) => (page.kind === 'doc' ? [page.path, page.docId] : []));
}

describe('where a document stands', () => {
  test.each([
    ['a.md', '/S/a', 'a'],
    ['01-a.md', '/S/a', 'a'],
    ['02-guide/1. setup.mdx', '/S/guide/setup', 'guide/setup'],
    ['2024-01-news.md', '/S/2024-01-news', '2024-01-news'],
    ['guide/index.md', '/S/guide', 'guide/index'],
    ['guide/README.md', '/S/guide', 'guide/README'],
    ['01-guide/01-Guide.md', '/S/guide', 'guide/Guide'],
    ['guide/1-guide.mdx', '/S/guide/guide', 'guide/guide'],
    ['01-guide/guide.md', '/S/guide/guide', 'guide/guide'],
    ['index.md', '/S', 'index'],
    ['A B/C# & C++.md', '/S/A B/C# & C++', 'A B/C# & C++'],
    ['常見問題/安裝.md', '/S/常見問題/安裝', '常見問題/安裝'],
  ])('B42: %s has the path %s and the id %s', (file, path, id) => {
    expect(place(file)).toEqual([path, id]);
  });

  test.each([
    ['relative', 'other', '/S/guide/other'],
    ['from the section on', '/other', '/S/other'],
    ['one folder up', '../other', '/S/other'],
    ['the section itself', '/', '/S'],
    ['with a slash at its end', 'other/', '/S/guide/other'],
  ])('B42: a slug may be %s', (_, slug, path) => {
    expect(place('01-guide/a.md', `---\nslug: ${slug}\n---\n# Text\n`)).toEqual([path, 'guide/a']);
  });

  test('B42: `parse_number_prefixes: false` keeps the numbers of folder and file', () => {
    expect(place('02-guide/01-a.md', '---\nparse_number_prefixes: false\n---\n# Text\n')).toEqual([
      '/S/02-guide/01-a',
      '02-guide/01-a',
    ]);
  });

  test('B42: an id of its own takes the place of the file name, also in the path', () => {
    expect(place('guide/a.md', '---\nid: own\n---\n# Text\n')).toEqual([
      '/S/guide/own',
      'guide/own',
    ]);
  });
});

describe('the title of a document', () => {
  test.each([
    ['front matter comes first', '---\ntitle: Front\n---\n# Own\n', 'Front'],
    [
      'then the heading that opens the text',
      '\n# Own *heading* with `code` and [a link](x.md) {#id}\n\nText',
      'Own heading with code and a link',
    ],
    [
      'names keep their underscores, and signs that mark nothing stay',
      '# The `__init__` of MY_CONFIG_FILE: **2 * 3**, _now_ and [__all__](x.md)\n',
      'The __init__ of MY_CONFIG_FILE: 2 * 3, now and all',
    ],
    ['imports may stand before it', "import Tabs from '@theme/Tabs';\n\n# Own\n", 'Own'],
    ['comments may, too', '{/* a */}\n\n<!-- b -->\n\n# Own\n', 'Own'],
    ['the line below an empty heading is none', '# \n\nText.\n', 'a'],
    ['a line above equals signs is one, too', 'Own *title*\n===\n\nText', 'Own title'],
    ['only at the beginning', 'Text.\n\nLater\n===\n', 'a'],
    ['a heading further down is none', 'Text.\n\n# Later\n', 'a'],
    ['a second level is none', '## Second\n', 'a'],
    ['the file name is the last resort', 'Text.\n', 'a'],
  ])('B42: %s', (_, text, expected) => {
    expect(docAt(modelOf({ 'en/S/01-a.md': text }).en, '/S/a').title).toBe(expected);
  });

  test('B42: a heading of nothing but markup is no title', () => {
    expect(firstHeading('# ****\n')).toBeUndefined();
    expect(titleOf({ frontMatter: {}, body: '# ****\n' }, 'a')).toBe('a');
  });

  test('B42: a sign without words takes none of the next paragraph', () => {
    expect(firstHeading('#\n\nText.\n')).toBeUndefined();
    expect(firstHeading('# \nText.\n')).toBeUndefined();
  });

  test('B42: blanks in a heading are not tried in every way', () => {
    const blanks = ' '.repeat(5000);
    expect(firstHeading(`# a${blanks}b {#id}  \n`)).toBe(`a${blanks}b`);
  });
});

describe('translations', () => {
  const source =
    '---\ntitle: Setup\ndescription: How to.\nsidebar_position: 4\ntags: [x]\nslug: begin\n---\n# Setup\n';
  const hash = sourceHash({ title: 'Setup', description: 'How to.' }, '# Setup\n');
  const translated = (front: string) =>
    modelOf({ 'en/S/a.md': source, 'zh-tw/S/a.md': `---\ntitle: 安裝\n${front}\n---\n# 安裝\n` })
      .zh;

  test('B3: a page without a translation shows the source text and says so', () => {
    const page = docAt(modelOf({ 'en/S/a.md': source }).zh, '/S/begin');
    expect(page).toMatchObject({ translation: 'missing', source: 'en/S/a.md', title: 'Setup' });
    expect(page.data).toMatch(/^en\/S\/begin-[0-9a-f]{3}$/);
  });

  test('B3: a translation gives its texts; place, slug and position come from the source', () => {
    const page = docAt(translated('sidebar_position: 9\nslug: other'), '/S/begin');
    expect(page).toMatchObject({ source: 'zh-tw/S/a.md', title: '安裝', translation: undefined });
    expect(page.frontMatter).toMatchObject({
      sidebar_position: 4,
      slug: 'begin',
      description: 'How to.',
    });
    expect(page.data).toMatch(/^zh-tw\/S\/begin-[0-9a-f]{3}$/);
  });

  test.each([
    ['of the text as it is', `source_hash: "${hash}"`, undefined],
    ['of an older text', 'source_hash: "0123456789ab"', 'stale'],
    ['that records nothing', 'description: 如何', undefined],
  ])('B3: a translation %s is recognized', (_, front, expected) => {
    expect(docAt(translated(front), '/S/begin').translation).toBe(expected);
  });

  test('B3: a page in the other format is its translation all the same', () => {
    const { zh, messages } = modelOf({ 'en/S/a.md': source, 'zh-tw/S/a.mdx': '# 安裝\n' });
    expect(messages).toEqual([]);
    expect(docAt(zh, '/S/begin').source).toBe('zh-tw/S/a.mdx');
  });

  test('B3: both locales have the same paths', () => {
    const { en, zh } = modelOf({
      'en/S/a.md': source,
      'en/S/b.md': '# B\n',
      'zh-tw/S/b.md': '---\nslug: c\n---\n# 乙\n',
    });
    expect(pathsOf(zh)).toEqual(pathsOf(en));
  });
});

test('B3: a translation has its own keywords or none, and the tags of its source unless it translates them', () => {
  const source = '---\ntitle: A\nkeywords: [boot]\ntags: [x]\nsidebar_label: Short\n---\n\nText.\n';
  const front = (translation: string) =>
    docAt(modelOf({ 'en/S/a.md': source, 'zh-tw/S/a.md': translation }).zh, '/S/a').frontMatter;
  expect(front('# 甲\n')).toMatchObject({
    keywords: undefined,
    tags: ['x'],
    sidebar_label: 'Short',
  });
  expect(
    front('---\nkeywords: [開機]\ntags: [乙]\nsidebar_label: 短\n---\n\n文字\n'),
  ).toMatchObject({
    keywords: ['開機'],
    tags: ['乙'],
    sidebar_label: '短',
  });
});

test('moved in: a translation has no texts of its source, and its title is its label', () => {
  const { zh } = modelOf(
    {
      'en/S/a.md':
        '---\ntitle: A\nsidebar_label: Short\ndescription: How to.\ntags: [x]\nslug: begin\n---\n\nText.\n',
      'zh-tw/S/a.md': '# 甲\n\n文字\n',
    },
    { sections: [{ path: 'S', inheritTexts: false }] },
  );
  const page = docAt(zh, '/S/begin');
  expect(page).toMatchObject({ title: '甲', source: 'zh-tw/S/a.md' });
  expect(page.frontMatter).toMatchObject({
    sidebar_label: undefined,
    description: undefined,
    tags: undefined,
  });
});
