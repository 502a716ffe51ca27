import { expect, test } from 'vitest';
import { modelOf } from '@/lib/docs/__fixtures__/tree.ts';
import { oldPath, redirectsOf } from './redirects.ts';

test('a page redirects its old paths, one or several; those of a translation do not count', () => {
  const { model } = modelOf({
    'en/S/a.md': '---\nredirect_from: /old\n---\n\nText.\n',
    'en/S/b.md': '---\nredirect_from: [/b.html, /B%20b/]\n---\n\nText.\n',
    'zh-tw/S/a.md': '---\nredirect_from: /zh\n---\n\n文字。\n',
  });
  expect(redirectsOf(model)).toEqual([
    { from: '/old', to: '/S/a', source: 'en/S/a.md' },
    { from: '/b', to: '/S/b', source: 'en/S/b.md' },
    { from: '/B b', to: '/S/b', source: 'en/S/b.md' },
  ]);
});

test.each([
  ['/a/index.html', '/a'],
  ['/a.html', '/a'],
  ['/a/', '/a'],
  ['/index', '/index'],
  ['/a.html.md', '/a.html.md'],
])('the plain form of %s is %s', (path, expected) => {
  expect(oldPath(path)).toBe(expected);
});
