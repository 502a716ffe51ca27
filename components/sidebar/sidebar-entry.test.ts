import { expect, test, vi } from 'vitest';
import type { SidebarItem } from '@/lib/docs/sidebar-types.ts';
import { packEntries, type PackedEntry } from '@/lib/docs/packed-entries.ts';
import { unpackEntries, withOwnEntry } from './sidebar-entry.ts';

const place = { config: { defaultLocale: 'en' }, locale: 'zh-tw', base: '/zh-tw/A' };
const link: SidebarItem = { type: 'link', path: '/A/C# & C++', label: 'C# & C++' };
const category: SidebarItem = {
  type: 'category',
  key: 'a "b"',
  label: 'A',
  collapsible: true,
  collapsed: true,
  items: [link],
};

test('B44: an entry on its way to the browser is its label, its path below the section and what is special', () => {
  expect(
    packEntries(
      [
        link,
        { ...link, method: 'get', deprecated: true },
        category,
        { ...category, path: '/A', collapsible: false, className: 'own' },
      ],
      place,
    ),
  ).toEqual([
    ['C# & C++', 'C%23%20&%20C++'],
    ['C# & C++', 'C%23%20&%20C++', { method: 'get', deprecated: true }],
    ['A', null, { key: 'a "b"', collapsed: true }, [['C# & C++', 'C%23%20&%20C++']]],
    ['A', '', { key: 'a "b"', fixed: true, className: 'own' }, [['C# & C++', 'C%23%20&%20C++']]],
  ]);
});

test.each([
  ['/zh-tw/A', '/A/b c', '/zh-tw/A/b%20c'],
  ['/zh-tw/A', '/A', '/zh-tw/A'],
  ['/zh-tw/A', '/AB', '/zh-tw/AB'],
  ['/zh-tw', '/b', '/zh-tw/b'],
])('B44: in a section at %s the page %s has the address %s in the browser', (base, path, href) => {
  const packed = packEntries(
    [
      { ...link, path },
      { ...category, path },
    ],
    { ...place, base },
  );
  expect(unpackEntries(JSON.parse(JSON.stringify(packed)) as PackedEntry[], base)).toMatchObject([
    { href },
    { href, items: [{ href: '/zh-tw/A/C%23%20&%20C++' }] },
  ]);
});

test.each([
  ['/A/b c#d', { href: '/zh-tw/A/b%20c#d' }],
  ['https://a.example/x', { href: 'https://a.example/x', outside: true }],
  ['//a.example/x', { href: '//a.example/x', outside: true }],
  ['pathname:///monitor', { href: '/monitor', outside: true }],
])('B44: where an entry with the address %s leads', (given, expected) => {
  const packed = packEntries([{ type: 'other', label: 'X', href: given }], place);
  expect(unpackEntries(packed, place.base)).toEqual([{ label: 'X', ...expected }]);
});

test('B44: an address on the host is below the base path, also in a build', () => {
  const entry = { type: 'other', label: 'X', href: 'pathname:///monitor' } as const;
  vi.stubEnv('BASE_PATH', '/base');
  expect(packEntries([entry], place)).toEqual([['X', '/base/monitor', { outside: true }]]);
  vi.unstubAllEnvs();
});

test('B44: the section that is the whole site has an address, too', () => {
  const root = { config: { defaultLocale: 'en' }, locale: 'en', base: '' };
  expect(unpackEntries(packEntries([{ ...link, path: '/a' }], root), '')).toEqual([
    { label: 'C# & C++', href: '/a' },
  ]);
  expect(unpackEntries([['Home', '']], '')).toEqual([{ label: 'Home', href: '/' }]);
});

test('B44: the entry of an unlisted page is in its category, or replaces another', () => {
  const entries = unpackEntries(
    [
      ['One', 'one'],
      ['Group', null, { key: 'g' }, [['Two', 'two']]],
    ],
    '/A',
  );
  const own: PackedEntry = ['Secret', 'secret'];
  const labels = (list: ReturnType<typeof unpackEntries>): unknown[] =>
    list.map((entry) =>
      'items' in entry ? [entry.label, ...labels([...entry.items])] : entry.label,
    );
  const shown = (place: { parent?: string; index: number; replaces: boolean }) =>
    labels([...withOwnEntry(entries, { ...place, entry: own }, '/A')]);
  expect(shown({ index: 1, replaces: false })).toEqual(['One', 'Secret', ['Group', 'Two']]);
  expect(shown({ index: 0, replaces: true })).toEqual(['Secret', ['Group', 'Two']]);
  expect(shown({ parent: 'g', index: 1, replaces: false })).toEqual([
    'One',
    ['Group', 'Two', 'Secret'],
  ]);
  expect(withOwnEntry(entries, undefined, '/A')).toBe(entries);
});
