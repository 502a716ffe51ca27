import { describe, expect, test } from 'vitest';
import { docAt, modelOf, pageAt } from '@/lib/docs/__fixtures__/tree.ts';

const doc = (title: string, tags: string, more = '') =>
  `---\ntitle: ${title}\ntags: [${tags}]\n${more}\n---\nText\n`;
const files = {
  'en/S/a.md': doc('A', 'NVIDIA Orin, BSP Image', 'description: About A.'),
  'en/S/b.md': doc('B', 'BSP Image'),
  'en/S/c.md': doc('C', 'BSP Image, Secret', 'unlisted: true'),
  'zh-tw/S/a.md': doc('甲', '輝達, BSP 映像檔'),
};
const { en, zh } = modelOf(files);

describe('the list of tags', () => {
  test('B53: a section has one, in alphabetical order, with the number of listed documents', () => {
    expect(pageAt(en, '/S/tags')).toMatchObject({
      kind: 'tags',
      title: 'Tags (en)',
      tags: [
        { label: 'BSP Image', path: '/S/tags/bsp-image', count: 2 },
        { label: 'NVIDIA Orin', path: '/S/tags/nvidia-orin', count: 1 },
      ],
    });
  });

  test('B53: a section without tags has none', () => {
    expect(modelOf({ 'en/S/a.md': '# A\n' }).en.pages.some((page) => page.kind === 'tags')).toBe(
      false,
    );
  });

  test('B56: a tag that only unlisted documents have has no page', () => {
    expect(en.pages.some((page) => page.path === '/S/tags/secret')).toBe(false);
  });
});

describe('the page of a tag', () => {
  test('B53: it lists its documents with their descriptions, and leads to the list', () => {
    const page = pageAt(en, '/S/tags/bsp-image');
    expect(page).toMatchObject({
      kind: 'tag',
      tag: 'BSP Image',
      title: '2 tagged BSP Image',
      tagsPath: '/S/tags',
      sectionVersionKey: 'S',
    });
    expect(page.kind === 'tag' && page.docs).toEqual([
      { path: '/S/a', title: 'A', description: 'About A.' },
      { path: '/S/b', title: 'B', description: undefined },
    ]);
  });

  test('B3: its label is translated, its address is not', () => {
    expect(pageAt(zh, '/S/tags/nvidia-orin')).toMatchObject({
      tag: '輝達',
      docs: [{ path: '/S/a', title: '甲' }],
    });
  });
});

describe('the tags of a document', () => {
  test('B53: they stand in its own order', () => {
    expect(docAt(en, '/S/a').tags).toEqual([
      { label: 'NVIDIA Orin', path: '/S/tags/nvidia-orin' },
      { label: 'BSP Image', path: '/S/tags/bsp-image' },
    ]);
    expect(docAt(zh, '/S/a').tags.map(({ label }) => label)).toEqual(['輝達', 'BSP 映像檔']);
  });

  test('B53: two spellings with one slug are one tag', () => {
    const model = modelOf({ 'en/S/a.md': doc('A', 'QNN SDK'), 'en/S/b.md': doc('B', 'qnn-sdk') });
    expect(pageAt(model.en, '/S/tags')).toMatchObject({ tags: [{ label: 'QNN SDK', count: 2 }] });
    expect(docAt(model.en, '/S/b').tags).toEqual([{ label: 'QNN SDK', path: '/S/tags/qnn-sdk' }]);
  });

  test('B53: a document that names a tag twice is counted once', () => {
    const model = modelOf({ 'en/S/a.md': doc('A', 'QNN SDK, qnn-sdk') });
    expect(pageAt(model.en, '/S/tags')).toMatchObject({ tags: [{ count: 1 }] });
    expect(docAt(model.en, '/S/a').tags).toHaveLength(1);
  });

  test('B56: an unlisted document has only the tags that have a page', () => {
    expect(docAt(en, '/S/c').tags.map(({ label }) => label)).toEqual(['BSP Image']);
  });

  test('B53: sections do not share their tags', () => {
    const model = modelOf({ 'en/S/a.md': doc('A', 'x'), 'en/T/a.md': doc('A', 'x') });
    expect(docAt(model.en, '/T/a').tags).toEqual([{ label: 'x', path: '/T/tags/x' }]);
    expect(pageAt(model.en, '/S/tags/x')).toMatchObject({ docs: [{ path: '/S/a' }] });
  });
});

test('B53: different tags with one address are reported once, with both spellings', () => {
  const { messages } = modelOf({
    'en/S/a.md': doc('A', 'QNN SDK'),
    'en/S/b.md': doc('B', 'qnn-sdk'),
    'en/S/c.md': doc('C', 'qnn-sdk, QNN SDK'),
  });
  expect(messages).toEqual([
    'content/en/S/b.md: The tag “qnn-sdk” has the same address (qnn-sdk) as “QNN SDK”: they are shown as one tag. Write them alike, or choose other words.',
  ]);
});

describe('tags with words and addresses of their own', () => {
  const own = modelOf({
    'en/S/tags.yml':
      'new:\n  label: What is new\n  permalink: /news/all\n  description: Changes.\nbare:\nlabelOnly:\n  label: Only\n',
    'zh-tw/S/tags.yml': 'new:\n  label: 新功能\n  permalink: /elsewhere\n',
    'en/S/sub/tags.yml': 'plain: { label: Not read }\n',
    'en/S/a.md':
      '---\ntitle: A\ntags: [new, bare, labelOnly, plain, { label: Object, permalink: /an/object/ }]\n---\nText\n',
    'zh-tw/S/a.md': '---\ntitle: 甲\n---\nText\n',
  });

  test('B53: `tags.yml` gives label, address and description; an object has its own', () => {
    expect(docAt(own.en, '/S/a').tags).toEqual([
      { label: 'What is new', path: '/S/tags/news/all' },
      { label: 'Bare', path: '/S/tags/bare' },
      { label: 'Only', path: '/S/tags/label-only' },
      { label: 'plain', path: '/S/tags/plain' },
      { label: 'Object', path: '/S/tags/an/object' },
    ]);
    expect(pageAt(own.en, '/S/tags/news/all')).toMatchObject({
      title: '1 tagged What is new',
      description: 'Changes.',
    });
    expect(own.messages).toEqual([]);
  });

  test('B3: a translated `tags.yml` changes the words, not the addresses', () => {
    expect(docAt(own.zh, '/S/a').tags[0]).toEqual({ label: '新功能', path: '/S/tags/news/all' });
    expect(pageAt(own.zh, '/S/tags/news/all')).toMatchObject({ description: 'Changes.' });
  });
});
