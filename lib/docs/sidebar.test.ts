import { describe, expect, test } from 'vitest';
import {
  entriesBesideStart,
  findCategory,
  firstPath,
  readingOrder,
  sidebarCards,
  sidebarTrail,
  startLinks,
  unlistedEntry,
  visibleItems,
  walkSidebar,
} from '@/lib/docs/sidebar.ts';
import type { SidebarCategory, SidebarItem, SidebarLink } from '@/lib/docs/sidebar-types.ts';

const link = (path: string, unlisted?: boolean): SidebarLink => ({
  type: 'link',
  path,
  label: path.toUpperCase(),
  unlisted,
});
const category = (key: string, items: SidebarItem[], path?: string): SidebarCategory => ({
  type: 'category',
  key,
  label: key.toUpperCase(),
  collapsible: true,
  collapsed: true,
  items,
  path,
});

const items: SidebarItem[] = [
  link('/a'),
  category('g', [link('/g/x'), category('g/h', [link('/g/h/y'), link('/g/h/z', true)])], '/g'),
  category('empty', [link('/e', true)]),
  link('/hidden', true),
];

test('every item is visited before its children, with the categories above it', () => {
  const visits: string[] = [];
  walkSidebar(items, (item, ancestors) =>
    visits.push([...ancestors, item].map(({ label }) => label).join('>')),
  );
  expect(visits.slice(0, 5)).toEqual(['/A', 'G', 'G>/G/X', 'G>G/H', 'G>G/H>/G/H/Y']);
});

test('B52: the reading order goes depth first, a category before its children, without unlisted pages', () => {
  expect(readingOrder(items).map(({ path }) => path)).toEqual(['/a', '/g', '/g/x', '/g/h/y']);
});

test.each<[string, SidebarItem, string | undefined]>([
  ['a link leads to its own page', link('/a'), '/a'],
  ['a category with a page leads there', category('g', [link('/g/x')], '/g'), '/g'],
  [
    'a category without one leads to its first page, however deep',
    category('g', [category('h', []), category('i', [link('/i')])]),
    '/i',
  ],
  ['an empty category leads nowhere', category('g', []), undefined],
])('%s', (_, item, expected) => {
  expect(firstPath(item)).toBe(expected);
});

describe('sidebarTrail', () => {
  test.each([
    ['/a', ['/A']],
    ['/g', ['G']],
    ['/g/h/y', ['G', 'G/H', '/G/H/Y']],
    ['/nowhere', []],
  ])('B44: above %s stand %j', (path, labels) => {
    expect(sidebarTrail(items, path).map(({ label }) => label)).toEqual(labels);
  });
});

test('a category is found by its key at any depth', () => {
  expect(findCategory(items, 'g/h')?.label).toBe('G/H');
  expect(findCategory(items, 'x')).toBeUndefined();
});

describe('visibleItems', () => {
  test('B44: unlisted pages are not shown, nor categories with nothing else in them', () => {
    expect(visibleItems(items).map(({ label }) => label)).toEqual(['/A', 'G']);
  });

  test('B56: an unlisted page is shown while it is the active one', () => {
    expect(visibleItems(items, '/hidden').map(({ label }) => label)).toEqual([
      '/A',
      'G',
      '/HIDDEN',
    ]);
    expect(visibleItems(items, '/e').map(({ label }) => label)).toEqual(['/A', 'G', 'EMPTY']);
  });

  test('B44: a category with a page but no visible child is a plain link', () => {
    expect(visibleItems([category('g', [link('/g/x', true)], '/g')])).toMatchObject([
      { type: 'link', path: '/g', label: 'G' },
    ]);
  });

  test('the items themselves are left as they were', () => {
    visibleItems(items);
    expect(items[1]).toMatchObject({
      type: 'category',
      items: [{ path: '/g/x' }, { items: [{ path: '/g/h/y' }, { path: '/g/h/z' }] }],
    });
  });
});

describe('unlistedEntry', () => {
  test('B44: an unlisted page stands where it would stand, below its category', () => {
    expect(unlistedEntry(items, '/g/h/z')).toEqual({
      item: link('/g/h/z', true),
      parent: 'g/h',
      index: 1,
      replaces: false,
    });
    expect(unlistedEntry(items, '/hidden')).toMatchObject({
      parent: undefined,
      index: 2,
      replaces: false,
    });
  });

  test('B44: with the category that shows nothing otherwise', () => {
    expect(unlistedEntry(items, '/e')).toMatchObject({
      item: { type: 'category', key: 'empty', items: [{ path: '/e' }] },
      index: 2,
      replaces: false,
    });
  });

  test('B44: a category that was a plain link becomes one again', () => {
    const own = category('own', [link('/own/x', true)], '/own');
    expect(visibleItems([own])).toMatchObject([{ type: 'link', path: '/own' }]);
    expect(unlistedEntry([link('/a'), own, link('/b')], '/own/x')).toMatchObject({
      item: { type: 'category', key: 'own' },
      index: 1,
      replaces: true,
    });
  });

  test('B44: a page that is listed, or that the sidebar does not know, adds nothing', () => {
    expect(unlistedEntry(items, '/a')).toBeUndefined();
    expect(unlistedEntry(items, '/nowhere')).toBeUndefined();
  });
});

test('pages to start with are left out where the list of contents says the same', () => {
  expect(startLinks({ start: [link('/a')], sidebar: items })).toEqual([link('/a')]);
  expect(startLinks({ start: [link('/a')], sidebar: [link('/a'), link('/hidden', true)] })).toEqual(
    [],
  );
});

test('one page to start with that has the title of the section repeats its head', () => {
  expect(startLinks({ title: '/A', start: [link('/a')], sidebar: items })).toEqual([]);
  expect(startLinks({ title: 'Other', start: [link('/a')], sidebar: items })).toEqual([link('/a')]);
});

describe('sidebarCards', () => {
  test.each([
    ['/g/x', ['G/H']],
    ['/g/h/y', []],
    ['/g', ['/G/X', 'G/H']],
    ['/a', ['G']],
    ['/nowhere', ['/A', 'G']],
  ])('beside %s are %j', (path, labels) => {
    expect(sidebarCards(items, path).map(({ label }) => label)).toEqual(labels);
  });
});

test('a category without a page is no entry beside a start page that it leads to', () => {
  const sidebar = [category('g', [link('/g/a'), link('/g/b')]), category('h', [link('/h/a')])];
  const labels = (start: SidebarLink[]) =>
    entriesBesideStart({ start, sidebar }).map(({ label }) => label);
  expect(labels([])).toEqual(['G', 'H']);
  expect(labels([link('/g/a')])).toEqual(['H']);
  expect(labels([link('/g/b')])).toEqual(['G', 'H']);
  const start = [link('/g/a'), link('/h/a')];
  expect(startLinks({ start, sidebar })).toEqual([]);
});

test('the items in an unlisted category stay out of reading order only if they are unlisted', () => {
  expect(readingOrder([link('/a', true), category('c', [link('/c/a')])])).toEqual([
    { path: '/c/a', label: '/C/A' },
  ]);
});
