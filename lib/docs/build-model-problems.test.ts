import { describe, expect, test } from 'vitest';
import { modelOf } from '@/lib/docs/__fixtures__/tree.ts';
import { siteIndex } from '@/lib/docs/site-index.ts';

const doc = (front = '') => `---\n${front}\n---\nText\n`;

describe('what does not fit together', () => {
  test('B116: a section cannot have the path of a language', () => {
    const folder = modelOf({ 'en/zh-tw/a.md': doc(), 'en/S/a.md': doc() });
    expect(folder.messages).toEqual([
      expect.stringMatching(
        /^content\/en\/zh-tw: The path of the section "zh-tw" begins like the paths of a language/,
      ),
    ]);
    const configured = modelOf(
      { 'en/S/a.md': doc() },
      { sections: [{ path: 'en/manual', folder: 'S' }] },
    );
    expect(configured.messages).toEqual([
      expect.stringMatching(/^site\.config\.ts: The path of the section "en\/manual".*`path`/),
    ]);
  });

  test('B116: two READMEs in one folder claim one path, and both files are named', () => {
    const { messages } = modelOf({ 'en/S/g/README.md': doc(), 'en/S/g/readme.md': doc() });
    expect(messages.filter((message) => message.includes('/S/g,'))).toEqual([
      'content/en/S/g/readme.md: claims the path /S/g, which content/en/S/g/README.md has already. Rename one of them or give it a `slug`.',
    ]);
  });

  test('B116: the line of a page that claims the path of another is that of its slug', () => {
    const { problems } = modelOf({ 'en/S/a.md': doc('slug: /x'), 'en/S/b.md': doc('slug: /x') });
    expect(problems).toMatchObject([{ file: 'content/en/S/b.md', key: 'slug' }]);
  });

  test('B116: one name in both formats is one page too many, and both files are named', () => {
    const { messages } = modelOf({ 'en/S/g/README.md': doc(), 'en/S/g/README.mdx': doc() });
    expect(messages).toHaveLength(1);
    for (const file of ['content/en/S/g/README.md', 'content/en/S/g/README.mdx'])
      expect(messages[0]).toContain(file);
  });

  test('B116: a document and a generated page cannot share a path', () => {
    const { messages } = modelOf({ 'en/S/tags.md': doc('tags: [x]') });
    expect(messages).toEqual([
      expect.stringContaining('claims the path /S/tags, which content/en/S/tags.md has already'),
    ]);
  });

  test.each(['warn', 'log', 'ignore'] as const)(
    'of two documents with one path, the first is published: onDuplicateRoutes %s',
    (onDuplicateRoutes) => {
      const files = {
        'en/S/json/index.md': doc('title: All'),
        'en/S/json/json.md': doc('title: One'),
        'zh-tw/S/json/json.md': doc('title: Other'),
      };
      const { problems, en, zh } = modelOf(files, { onDuplicateRoutes });
      for (const { pages } of [en, zh])
        expect(pages.filter(({ path }) => path === '/S/json')).toMatchObject([{ title: 'All' }]);
      expect(siteIndex(en).pathBySource.get('S/json/json')).toBe('/S/json');
      expect(problems).toEqual(
        onDuplicateRoutes === 'ignore'
          ? []
          : [
              {
                file: 'content/en/S/json/json.md',
                severity: 'warning',
                message:
                  'claims the path /S/json, which content/en/S/json/index.md has already. Its text is not published. Rename one of them or give it a `slug`.',
              },
            ],
      );
    },
  );

  test('B116: two documents cannot share an id', () => {
    const { messages } = modelOf({
      'en/S/a.md': doc('id: one\nslug: first'),
      'en/S/b.md': doc('id: one'),
    });
    expect(messages).toEqual([
      'content/en/S/b.md: The id "one" is already taken by content/en/S/a.md. Change `id` in the front matter of one of them.',
    ]);
  });

  test('B116: numbers in front of two names do not tell them apart', () => {
    const { messages } = modelOf({ 'en/S/01-a.md': doc(), 'en/S/02-a.md': doc() });
    expect(messages).toEqual([
      expect.stringContaining('The id "a"'),
      expect.stringContaining('claims the path /S/a'),
    ]);
  });

  test('a translation without a source is an error that names the missing file', () => {
    const { problems } = modelOf({ 'en/S/a.md': doc(), 'zh-tw/S/b.md': doc() });
    expect(problems).toMatchObject([
      {
        file: 'content/zh-tw/S/b.md',
        severity: 'error',
        message: expect.stringContaining('there is no content/en/S/b.md'),
      },
    ]);
  });

  test('two API documents with one name are an error', () => {
    const sections = ['yaml', 'json'].map((type) => ({ path: type, openapi: `x.${type}` }));
    expect(modelOf({}, { sections }).messages).toEqual([
      expect.stringContaining('openapi/x.yaml and openapi/x.json have the same name'),
    ]);
  });

  test('a document in no section is an error', () => {
    expect(
      modelOf({ 'en/S/a.md': doc(), 'en/T/a.md': doc() }, { sections: [{ path: 'S' }] }).messages,
    ).toEqual([expect.stringContaining('content/en/T/a.md: belongs to no section.')]);
  });
});
