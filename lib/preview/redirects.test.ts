import { expect, test } from 'vitest';
import { redirectsOf } from '@/lib/docs/redirects.ts';
import { modelOf } from '@/lib/docs/__fixtures__/tree.ts';
import { redirectRules } from '@/lib/preview/redirects.ts';

test('the preview sends an old path, escaped or not, to the page in its locale', () => {
  const { model } = modelOf({
    'en/S/a (b).md': '---\ntitle: A\nredirect_from: [/S/old, /S/old name]\n---\n\nA.\n',
  });
  expect(
    redirectRules(model.config, redirectsOf(model)).map(({ source, destination, statusCode }) => [
      source,
      destination,
      statusCode,
    ]),
  ).toEqual([
    ['/S/old', '/S/a%20%28b%29', 301],
    ['/S/old name', '/S/a%20%28b%29', 301],
    ['/S/old%20name', '/S/a%20%28b%29', 301],
    ['/zh-tw/S/old', '/zh-tw/S/a%20%28b%29', 301],
    ['/zh-tw/S/old name', '/zh-tw/S/a%20%28b%29', 301],
    ['/zh-tw/S/old%20name', '/zh-tw/S/a%20%28b%29', 301],
  ]);
});

test('a redirect may lead to a heading and to another host', () => {
  const { model } = modelOf(
    { 'en/S/a (b).md': '# A\n' },
    {
      redirects: [
        { from: '/1', to: '/S/a (b)#top' },
        { from: '/2', to: 'https://x.example:8443/a(b)' },
      ],
    },
  );
  expect(
    redirectRules(model.config, redirectsOf(model)).map(({ destination }) => destination),
  ).toEqual(expect.arrayContaining(['/S/a%20%28b%29#top', 'https://x.example:8443/a%28b%29']));
});
