import { expect, test } from 'vitest';
import { modelOf } from '@/lib/docs/__fixtures__/tree.ts';
import { findRedirects, oldPath, redirectsOf } from './redirects.ts';

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

test('a redirect of the configuration may lead to a heading, to what else is on the host, and away', () => {
  const { model } = modelOf(
    { 'en/S/a.md': '# A\n' },
    {
      externalPaths: ['/shop/'],
      redirects: [
        { from: '/1', to: '/S/a.html?x=1#top' },
        { from: '/2', to: '/shop/cart' },
        { from: '/3', to: 'https://x.example/a b' },
      ],
    },
  );
  expect(redirectsOf(model)).toEqual([
    { from: '/1', to: '/S/a', suffix: '?x=1#top' },
    { from: '/2', to: '/shop/cart', outside: true },
    { from: '/3', to: 'https://x.example/a%20b', outside: true },
  ]);
});

test('where pages may have one path, so may redirects: the page or the first one counts', () => {
  const files = { 'en/S/a.md': '---\nredirect_from: /old\n---\nText.\n', 'en/S/b.md': '# B\n' };
  const redirects = ['/S/b', '/old', '/new', '/new/'].map((from) => ({ from, to: '/S/a' }));
  const strict = findRedirects(modelOf(files, { redirects }).model);
  expect([strict.redirects.length, strict.leftOut]).toEqual([5, []]);
  const { redirects: kept, leftOut } = findRedirects(
    modelOf(files, { redirects, onDuplicateRoutes: 'warn' }).model,
  );
  expect(kept.map(({ from }) => from)).toEqual(['/old', '/new']);
  expect(leftOut).toEqual([
    { from: '/S/b', why: 'page' },
    { from: '/old', why: 'second' },
    { from: '/new', why: 'second' },
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
