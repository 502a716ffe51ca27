import { expect, test } from 'vitest';
import { formatProblem } from '@/lib/content/problem.ts';
import { modelOf } from '@/lib/docs/__fixtures__/tree.ts';
import { checkRedirects } from '@/lib/build/check-redirects.ts';

const page = (redirect: string) => `---\ntitle: A\nredirect_from: ${redirect}\n---\n\nText.\n`;

function check(
  files: Record<string, string>,
  config: Parameters<typeof modelOf>[1] = {},
): string[] {
  const { model } = modelOf(files, config);
  return checkRedirects({
    model,
    isPublicFile: (path) => path === '/files/a.pdf',
    lineOf: () => 3,
  }).map(formatProblem);
}

test('redirects: a path that leads nowhere else is taken', () => {
  expect(check({ 'en/S/a.md': page('[/S/old, /T/older, /zh]') })).toEqual([]);
});

test.each([
  ['a page', '/S/b', /^content\/en\/S\/a\.md:3: .*\/S\/b is a page of the site/],
  ['a page in another spelling', '/S/b.html', /\/S\/b is a page/],
  ['the page itself', '/S/a', /\/S\/a is a page/],
  ['a generated page', '/S', /\/S is a page/],
  ['a print page', '/S/_print', /\/S\/_print is a page/],
  ['a file', '/files/a.pdf', /a file of public\//],
  ['a path with locale', '/zh-tw/S/old', /begins with a locale\. Write \/S\/old alone/],
  ['a path that leads out of the site', '/../old', /\/\.\.\/old leads out of a folder/],
  ['the same in another spelling', '/S/%2e%2e/%2E%2E/old', /leads out of a folder/],
  ['the same path twice', '[/S/old, /S/old/]', /\/S\/old leads to this page already/],
])(
  'redirects: from %s there is none, and the error names file and line',
  (_, redirect, message) => {
    const problems = check({ 'en/S/a.md': page(redirect), 'en/S/b.md': '# B\n' });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(message);
  },
);

test('redirects: two pages cannot claim one path', () => {
  expect(check({ 'en/S/a.md': page('/S/old'), 'en/S/b.md': page('/S/old') })).toEqual([
    'content/en/S/b.md:3: Front matter `redirect_from`: /S/old leads to /S/a already (content/en/S/a.md). Remove one of the two.',
  ]);
});

test('redirects: that of a draft does not count', () => {
  expect(
    check({
      'en/S/a.md': page('/S/old'),
      'en/S/b.md': page('/S/old').replace('title: A', 'title: A\ndraft: true'),
    }),
  ).toEqual([]);
});

test('redirects: one of the configuration from the start page of a section is left out with a warning', () => {
  const redirects = [{ from: '/S', to: '/S/a' }];
  expect(check({ 'en/S/a.md': '# A\n' }, { redirects })).toEqual([
    expect.stringMatching(/^site\.config\.ts: `redirects`: \/S is the start page of a section/),
  ]);
  expect(check({ 'en/S/index.md': '# S\n', 'en/S/a.md': '# A\n' }, { redirects })).toEqual([
    expect.stringContaining('/S is a page of the site'),
  ]);
});

test('redirects: where pages may have one path, one from a page or a second one is a warning', () => {
  const redirects = ['/S/b', '/old', '/old'].map((from) => ({ from, to: '/S/a' }));
  const files = { 'en/S/a.md': '# A\n', 'en/S/b.md': '# B\n' };
  expect(check(files, { redirects })).toEqual([
    expect.stringContaining('/S/b is a page of the site. Remove'),
    expect.stringContaining('/old leads to this page already'),
  ]);
  expect(check(files, { redirects, onDuplicateRoutes: 'warn' })).toEqual([
    expect.stringContaining('/S/b is a page of the site, so this redirect is left out'),
    expect.stringContaining('/old leads to another page already, so this'),
  ]);
  expect(check(files, { redirects, onDuplicateRoutes: 'ignore' })).toEqual([]);
});

test('redirects: one of the configuration must lead somewhere', () => {
  const redirects = [
    { from: '/1', to: '/S/none' },
    { from: '/2', to: '/shop/cart#top' },
    { from: '/3', to: 'https://x.example/' },
  ];
  expect(check({ 'en/S/a.md': '# A\n' }, { redirects, externalPaths: ['/shop'] })).toEqual([
    expect.stringContaining('/1 leads to /S/none, and there is no such page'),
  ]);
});
