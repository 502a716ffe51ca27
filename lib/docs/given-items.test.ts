import { expect, test } from 'vitest';
import { modelOf } from './__fixtures__/tree.ts';
import {
  aboutDocument,
  cardItems,
  givenSidebar,
  pathOfHref,
  type GivenItem,
  wholeSidebar,
} from './given-items.ts';
import type { SidebarItem } from './sidebar-types.ts';

const sidebar: SidebarItem[] = [
  { type: 'link', path: '/a', label: 'A' },
  {
    type: 'category',
    key: 'g',
    label: 'G',
    path: '/g',
    customProps: { icon: 'book' },
    collapsible: true,
    collapsed: true,
    items: [
      { type: 'link', path: '/g/x', label: 'X', description: 'About x' },
      { type: 'link', path: '/g/hidden', label: 'Hidden', unlisted: true },
      { type: 'other', label: 'Out', href: 'https://example.com/' },
      { type: 'other', label: '', html: '<i>own</i>' },
    ],
  },
];
const version = { sidebar, sidebarId: 'manual' };
const addresses = {
  hrefOf: (path: string) => `/base/de${path}`,
  docIdOf: (path: string) => (path === '/g/x' ? 'g/x' : undefined),
};
const pathOf = (href: string) => pathOfHref(href, '/base/de');

test('moved in: the code of a page has the items of its category as in Docusaurus', () => {
  const { category, siblings } = givenSidebar({ path: '/g', title: 'G' }, version, addresses);
  expect(category).toMatchObject({ type: 'category', label: 'G', href: '/base/de/g' });
  expect(category.customProps).toEqual({ icon: 'book' });
  expect(category.items).toEqual(siblings);
  expect(siblings).toMatchObject([
    { type: 'link', label: 'X', href: '/base/de/g/x', docId: 'g/x', description: 'About x' },
    { type: 'link', label: 'Out', href: 'https://example.com/' },
    { type: 'html', value: '<i>own</i>' },
  ]);
  const top = givenSidebar({ path: '/a', title: 'A' }, version, addresses);
  expect(top.siblings.map(({ label }) => label)).toEqual(['A', 'G']);
  expect(givenSidebar({ path: '/z', title: 'Z' }, undefined, addresses).siblings).toEqual([]);
});

test('moved in: the code of a page can ask for its whole sidebar', () => {
  const { siblings } = givenSidebar({ path: '/a', title: 'A' }, version, addresses);
  const sidebar = { name: 'manual', items: siblings };
  expect(wholeSidebar({ path: '/g/x' }, version, addresses)).toEqual(sidebar);
  expect(wholeSidebar({ path: '/a', sidebar: null }, version, addresses)).toBeNull();
  expect(wholeSidebar({ path: '/z' }, undefined, addresses)).toBeNull();
});

test('moved in: the items that a page gives become cards, each once', () => {
  const given: GivenItem[] = [
    { type: 'link', label: 'X', href: '/base/de/g/x', docId: 'g/x' },
    { type: 'link', label: 'X again', href: '/base/de/g/x' },
    { type: 'category', label: 'G', items: [{ type: 'link', label: 'A', href: '/a/#top' }] },
    { type: 'category', label: 'Empty', items: [] },
    { type: 'link', label: 'Out', href: 'https://example.com/' },
    { type: 'html', value: '<i>own</i>' },
  ];
  expect(cardItems(given, pathOf)).toMatchObject([
    { type: 'link', path: '/g/x', label: 'X' },
    { type: 'category', label: 'G', items: [{ path: '/a' }] },
    { type: 'other', label: 'Out', href: 'https://example.com/' },
  ]);
});

test('moved in: a card with the id of a document has its description, if it has no other', () => {
  const link = { type: 'link', label: 'X', href: '/base/de/g/x', docId: 'g/x' } as const;
  const about = (docId: string) => (docId === 'g/x' ? 'About x' : undefined);
  expect(cardItems([link], pathOf, about)).toMatchObject([{ description: 'About x' }]);
  const own = { ...link, description: 'Own' };
  expect(cardItems([own], pathOf, about)).toMatchObject([{ description: 'Own' }]);
  const group: GivenItem = { type: 'category', label: 'G', items: [link] };
  expect(cardItems([group], pathOf, about)).toMatchObject([
    { items: [{ description: 'About x' }] },
  ]);
});

test('moved in: the description of a document is that of its version', () => {
  const files = {
    'en/docs/a.md': '---\ndescription: Own\n---\nText\n',
    'en/docs/b.md': '# B\n\nFirst words.\n',
    'en/docs-1.0/a.md': '---\ndescription: Old\n---\nText\n',
  };
  const olderVersions = [{ name: '1.0', label: '1.0', folder: 'docs-1.0' }];
  const { en } = modelOf(files, { title: 'T', sections: [{ path: 'docs', olderVersions }] });
  const about = (docId: string) =>
    en.sectionVersions.map((one) => aboutDocument(docId, en.pages, one));
  expect(about('a')).toEqual(['Own', 'Old']);
  expect(about('b')).toEqual(['First words.', undefined]);
});

test.each([
  ['/base/de/a%20b/?x#y', '/a b'],
  ['/base/de', '/'],
  ['/other/a', '/other/a'],
  ['//example.com/a', undefined],
  ['mailto:a@example.com', undefined],
])('moved in: the page of %s', (href, path) => expect(pathOf(href)).toBe(path));
