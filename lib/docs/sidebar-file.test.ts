import { expect, test } from 'vitest';
import type { SidebarItem, SidebarLink } from './sidebar-types.ts';
import { categoriesOf, sidebarFile } from './sidebar-file.ts';

const config = { defaultLocale: 'en' };
const operations = (count: number): SidebarLink[] =>
  Array.from({ length: count }, (_, index) => ({
    type: 'link',
    path: `/A/op-${index}`,
    label: `Op ${index}`,
    method: 'get',
  }));
const sectionVersion = (items: SidebarItem[], isLarge = true) => ({
  locale: 'en',
  basePath: '/A',
  sidebar: items,
  isLarge,
});
const category = (key: string, items: SidebarItem[]): SidebarItem => ({
  type: 'category',
  key,
  label: key,
  path: `/A/${key}`,
  collapsible: true,
  collapsed: true,
  items,
});

test('B44: the list of a large section is a file, named by its content; other lists have none', () => {
  expect(
    sidebarFile(config, sectionVersion([category('a', operations(301))], false)),
  ).toBeUndefined();
  const file = sidebarFile(config, sectionVersion([category('a', operations(301))]));
  expect(file?.href).toMatch(/^\/_content\/sidebar\/[0-9a-f]{16}\.json$/);
  const other = sidebarFile(config, sectionVersion([category('b', operations(301))]));
  expect(other?.href).not.toBe(file?.href);
  expect(JSON.stringify(file?.entries)).toContain('["Op 300","op-300",{"method":"get"}]');
});

test('B44: each page has the categories of a long list, and the links above them', () => {
  const [start] = operations(1);
  const file = sidebarFile(
    config,
    sectionVersion([start!, category('a', [category('b', operations(310)), ...operations(2)])]),
  );
  expect(categoriesOf(file!.entries)).toEqual([
    ['Op 0', 'op-0', { method: 'get' }],
    ['a', 'a', { key: 'a', collapsed: true }, [['b', 'b', { key: 'b', collapsed: true }, []]]],
  ]);
});
