import { describe, expect, test } from 'vitest';
import { docAt, modelOf, type Files, pageAt } from '@/lib/docs/__fixtures__/tree.ts';
import { findCategory } from '@/lib/docs/sidebar.ts';
import type { LocaleModel } from '@/lib/docs/types.ts';
import type { SidebarItem } from '@/lib/docs/sidebar-types.ts';

/** `A, G=/S/g(X)`: a link A and a category G with the page /S/g and the link X in it. */
const outline = (items: readonly SidebarItem[]): string =>
  items
    .map((item) =>
      item.type !== 'category'
        ? item.label
        : `${item.label}${item.path === undefined ? '' : `=${item.path}`}(${outline(item.items)})`,
    )
    .join(', ');

const sidebar = (files: Files, locale: 'en' | 'zh' = 'en') =>
  outline(modelOf(files)[locale].sectionVersions[0]!.sidebar);
const doc = (front = '') => `---\n${front}\n---\nText\n`;
const category = (settings: object) => JSON.stringify(settings);
const sectionVersion = (locale: LocaleModel) => locale.sectionVersions[0]!;

describe('order', () => {
  test('B43: by position, then by name; folders and files in one row', () => {
    const files = {
      'en/S/b.md': doc(),
      'en/S/a.md': doc(),
      'en/S/z.md': doc('sidebar_position: 1'),
      'en/S/02-folder/x.md': doc(),
      'en/S/late/x.md': doc(),
      'en/S/late/_category_.json': category({ position: 1.5 }),
    };
    expect(sidebar(files)).toBe('z, late(x), folder(x), a, b');
  });

  test('B43: the position of front matter outweighs the number of the file name', () => {
    expect(sidebar({ 'en/S/01-a.md': doc('sidebar_position: 9'), 'en/S/02-b.md': doc() })).toBe(
      'b, a',
    );
  });
});

describe('links', () => {
  test('B43: a link is labeled by sidebar_label, else by the title, and carries its class and description', () => {
    const { en } = modelOf({
      'en/S/a.md': doc(
        'title: Long title\nsidebar_label: Short\nsidebar_class_name: red\ndescription: About it.',
      ),
      'en/S/b.md': doc('title: B'),
    });
    expect(sectionVersion(en).sidebar).toMatchObject([
      { label: 'Short', className: 'red', description: 'About it.' },
      { label: 'B' },
    ]);
  });

  test('B56: an unlisted page is marked', () => {
    expect(
      sectionVersion(modelOf({ 'en/S/a.md': doc('unlisted: true') }).en).sidebar,
    ).toMatchObject([{ path: '/S/a', unlisted: true }]);
  });
});

describe('categories', () => {
  test('B43: a folder without a page is called by its name without the number, or as its category file says', () => {
    expect(
      sidebar({
        'en/S/01-first/a.md': doc(),
        'en/S/second/a.md': doc(),
        'en/S/second/_category_.json': category({ label: 'Two' }),
      }),
    ).toBe('first(a), Two(a)');
  });

  test('B44: categories are collapsible and closed unless they say otherwise', () => {
    const { en } = modelOf({
      'en/S/g/a.md': doc(),
      'en/S/h/a.md': doc(),
      'en/S/h/_category_.json': category({
        collapsible: false,
        collapsed: false,
        className: 'red',
        description: 'About h.',
      }),
    });
    expect(findCategory(sectionVersion(en).sidebar, 'g')).toMatchObject({
      collapsible: true,
      collapsed: true,
    });
    expect(findCategory(sectionVersion(en).sidebar, 'h')).toMatchObject({
      collapsible: false,
      collapsed: false,
      className: 'red',
      description: 'About h.',
    });
  });

  test.each(['index.md', 'README.md', 'g.md'])(
    'B42: %s is the page of its folder and not listed again',
    (name) => {
      expect(sidebar({ [`en/S/g/${name}`]: doc('title: G'), 'en/S/g/a.md': doc() })).toBe(
        'G=/S/g(a)',
      );
    },
  );

  test('a folder whose link is null has no page; its index is a link among the others', () => {
    expect(
      sidebar({
        'en/S/g/index.md': doc('title: Index'),
        'en/S/g/_category_.json': category({ link: null }),
      }),
    ).toBe('g(Index)');
  });

  test.each(['start', 'g/start'])(
    'a category may name a document as its page, by name or id: %s',
    (id) => {
      expect(
        sidebar({
          'en/S/g/start.md': doc(),
          'en/S/g/a.md': doc(),
          'en/S/g/_category_.json': category({ link: { type: 'doc', id } }),
        }),
      ).toBe('start=/S/g/start(a)');
    },
  );

  test('B56: an unlisted folder page is not the link of its category, but an unlisted page in it', () => {
    const { en } = modelOf({
      'en/S/g/index.md': doc('title: Secret\nunlisted: true'),
      'en/S/g/a.md': doc(),
      'en/S/z.md': doc(),
    });
    expect(outline(sectionVersion(en).sidebar)).toBe('Secret(Secret, a), z');
    expect(docAt(en, '/S/g/a')).toMatchObject({ previous: undefined, next: { path: '/S/z' } });
  });

  test('a folder with nothing but drafts is not there', () => {
    expect(
      sidebar({
        'en/S/g/a.md': doc('draft: true'),
        'en/S/g/_category_.json': category({ link: { type: 'generated-index' } }),
        'en/S/b.md': doc(),
      }),
    ).toBe('b');
  });
});

describe('generated pages', () => {
  const generated = (rest: object = {}) =>
    category({ label: 'FAQ', link: { type: 'generated-index', ...rest } });

  test('B54: a generated page has a slug of the label, and -1 for the second of the same label', () => {
    const files = {
      'en/S/a/x.md': doc(),
      'en/S/a/_category_.json': generated(),
      'en/S/b/x.md': doc(),
      'en/S/b/_category_.json': generated(),
    };
    expect(sidebar(files)).toBe('FAQ=/S/category/faq(x), FAQ=/S/category/faq-1(x)');
  });

  test('B54: it may have a slug, a title and a description of its own', () => {
    const { en } = modelOf({
      'en/S/a/x.md': doc(),
      'en/S/a/_category_.json': generated({
        slug: '/questions',
        title: 'Questions',
        description: 'All of them.',
      }),
    });
    expect(pageAt(en, '/S/questions')).toMatchObject({
      kind: 'category',
      title: 'Questions',
      description: 'All of them.',
      category: 'a',
    });
  });

  test('B3: a translated label changes the words and not the address', () => {
    const { zh } = modelOf({
      'en/S/a/x.md': doc(),
      'en/S/a/_category_.json': generated({ title: 'Questions' }),
      'zh-tw/S/a/_category_.json': category({ label: '常見問題', description: '全部' }),
    });
    expect(outline(sectionVersion(zh).sidebar)).toBe('常見問題=/S/category/faq(x)');
    expect(pageAt(zh, '/S/category/faq')).toMatchObject({ title: '常見問題', description: '全部' });
  });
});

describe('mistakes in category files', () => {
  test('a link to a document that does not exist lists those that do', () => {
    const { messages } = modelOf({
      'en/S/g/a.md': doc(),
      'en/S/b.md': doc(),
      'en/S/g/_category_.json': category({ link: { type: 'doc', id: 'nope' } }),
    });
    expect(messages).toEqual([
      'content/en/S/g/_category_.json: `link.id`: there is no document "nope" in this section. Documents: b, g/a.',
    ]);
  });

  test('a link to the page of a category around it is circular', () => {
    const link = category({ link: { type: 'doc', id: 'g/a' } });
    const { messages } = modelOf({
      'en/S/g/a.md': doc(),
      'en/S/g/h/b.md': doc(),
      'en/S/g/_category_.json': link,
      'en/S/g/h/_category_.json': link,
    });
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain(
      'content/en/S/g/h/_category_.json: `link.id`: "g/a" is already the page of the category "g", which contains this category: the link is circular',
    );
  });

  test('two categories beside each other cannot share a page', () => {
    const link = category({ link: { type: 'doc', id: 'a' } });
    const { messages } = modelOf({
      'en/S/a.md': doc(),
      'en/S/g/x.md': doc(),
      'en/S/h/x.md': doc(),
      'en/S/g/_category_.json': link,
      'en/S/h/_category_.json': link,
    });
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain('"a" is already the page of the category "g".');
  });
});

test('B44, B52: a page that a later category takes for its own is not listed in its folder as well', () => {
  const files = {
    'en/S/a/one.md': doc(),
    'en/S/a/two.md': doc(),
    'en/S/b/three.md': doc(),
    'en/S/b/_category_.json': category({ link: { type: 'doc', id: 'a/one' } }),
  };
  expect(sidebar(files)).toBe('a(two), one=/S/a/one(three)');
});

test('B54: of two categories with the same label, the first in the sidebar has the slug without a number', () => {
  const faq = (position: number) =>
    category({ label: 'FAQ', position, link: { type: 'generated-index' } });
  expect(
    sidebar({
      'en/S/a/x.md': doc(),
      'en/S/a/_category_.json': faq(2),
      'en/S/b/x.md': doc(),
      'en/S/b/_category_.json': faq(1),
    }),
  ).toBe('FAQ=/S/category/faq(x), FAQ=/S/category/faq-1(x)');
  expect(
    modelOf({
      'en/S/a/x.md': doc(),
      'en/S/a/_category_.json': faq(2),
      'en/S/b/x.md': doc(),
      'en/S/b/_category_.json': faq(1),
    }).en.pages.flatMap((page) => (page.kind === 'category' ? [page.category] : [])),
  ).toEqual(['b', 'a']);
});

test('B54: the texts of a generated page are those of the translated link, then of the source', () => {
  const source = {
    label: 'FAQ',
    description: 'Of the category.',
    link: { type: 'generated-index', title: 'Questions', description: 'Of the link.' },
  };
  const page = (translation: object) =>
    pageAt(
      modelOf({
        'en/S/a/x.md': doc(),
        'en/S/a/_category_.json': category(source),
        'zh-tw/S/a/_category_.json': category(translation),
      }).zh,
      '/S/category/faq',
    );
  expect(page({})).toMatchObject({ title: 'Questions', description: 'Of the link.' });
  expect(
    page({ label: '問', link: { type: 'generated-index', title: '問題', description: '連結' } }),
  ).toMatchObject({ title: '問題', description: '連結' });
});

test('a category link prefers a document in its own folder to an id elsewhere', () => {
  expect(
    sidebar({
      'en/S/start.md': doc('title: Top'),
      'en/S/g/start.md': doc('title: Own'),
      'en/S/g/_category_.json': category({ link: { type: 'doc', id: 'start' } }),
      'en/S/g/x.md': doc(),
    }),
  ).toBe('Own=/S/g/start(x), Top');
});
