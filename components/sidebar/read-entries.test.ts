import { expect, test } from 'vitest';
import { packEntries } from '@/lib/docs/packed-entries.ts';
import { readEntries } from './read-entries.ts';

test('what the build packs can be read', () => {
  const packed = packEntries(
    [
      { type: 'link', label: 'Link', path: '/s/link', method: 'get' },
      { type: 'other', label: 'Other', href: 'https://a.example' },
      {
        type: 'category',
        key: 'k',
        label: 'Category',
        collapsible: true,
        collapsed: true,
        items: [{ type: 'link', label: 'Page', path: '/s/k/page' }],
      },
    ],
    { config: { defaultLocale: 'en' }, locale: 'en', base: '/s' },
  );
  expect(readEntries(JSON.stringify(packed))).toEqual(packed);
});

test.each([
  '{}',
  '["Label"]',
  '[["Label"]]',
  '[[1, "path"]]',
  '[["Label", "path", "more"]]',
  '[["Category", null, {}, []]]',
  '[["Category", null, { "key": "k" }, [["Label"]]]]',
])('anything else is refused: %s', (json) => {
  expect(() => readEntries(json)).toThrow('no list of sidebar entries');
});

test('a page instead of the list is refused', () => {
  expect(() => readEntries('<!doctype html>')).toThrow(SyntaxError);
});
