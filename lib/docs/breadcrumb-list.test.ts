import { expect, test } from 'vitest';
import { breadcrumbList } from '@/lib/docs/breadcrumb-list.ts';

const absolute = (path: string) => `https://example.com${path}`;

test('B46: what has a link is an item, counted from 1, with its whole address', () => {
  const list: unknown = JSON.parse(
    breadcrumbList(
      [{ label: 'S', path: '/S' }, { label: 'no page' }, { label: 'A', path: '/S/a' }],
      absolute,
    ),
  );
  expect(list).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'S', item: 'https://example.com/S' },
      { '@type': 'ListItem', position: 2, name: 'A', item: 'https://example.com/S/a' },
    ],
  });
});

test('B46: a label cannot end the script', () => {
  const text = breadcrumbList([{ label: '</script><b>', path: '/' }], absolute);
  expect(text).not.toContain('<');
  expect(text).toContain('\\u003c/script>');
});
