import { expect, test } from 'vitest';
import { modelOf } from '@/lib/docs/__fixtures__/tree.ts';
import { redirectsOf } from '@/lib/docs/redirects.ts';
import {
  movesOf,
  nginxMap,
  parseRules,
  redirectPage,
  rulesFile,
} from '@/lib/outputs/redirect-files.ts';

const { model } = modelOf(
  {
    'en/S/new page.md':
      '---\ntitle: New\nredirect_from: [/S/old page/, /S/C%23.html, "/S/$a\\"b"]\n---\n\nText.\n',
  },
  { url: 'https://x.example' },
);
const moves = (locale: string) => movesOf(model.config, locale, redirectsOf(model), '/base');

test('redirects: spellings of an old path are one path, decoded', () => {
  expect(redirectsOf(model)).toMatchObject([
    { from: '/S/old page' },
    { from: '/S/C#' },
    { from: '/S/$a"b' },
  ]);
});

test('redirects: the rules file has every locale’s paths as they are asked for, and can be read back', () => {
  const text = rulesFile([...moves('en').slice(0, 2), ...moves('zh-tw').slice(0, 1)]);
  expect(text).toBe(
    '/base/S/old%20page /base/S/new%20page 301\n/base/S/C%23 /base/S/new%20page 301\n/base/zh-tw/S/old%20page /base/zh-tw/S/new%20page 301\n',
  );
  expect(parseRules(`# comment\n\n${text}/x /y 200\n`)).toEqual(
    new Map([
      ['/base/S/old%20page', '/base/S/new%20page'],
      ['/base/S/C%23', '/base/S/new%20page'],
      ['/base/zh-tw/S/old%20page', '/base/zh-tw/S/new%20page'],
    ]),
  );
});

test('redirects: the map for nginx has decoded, quoted patterns', () => {
  expect(nginxMap(moves('en'), '/base'))
    .toContain(String.raw`  "~^/base/S/old page$" "/base/S/new%20page";
  "~^/base/S/C#$" "/base/S/new%20page";
  "~^/base/S/\\$a\"b$" "/base/S/new%20page";
`);
});

test('redirects: the page at the old path leads on, names the new address and stays out of search engines', () => {
  const html = redirectPage(moves('zh-tw')[0]!, {
    lang: 'zh-Hant-TW',
    title: 'T',
    text: 'At:',
    target: 'A <b>',
  });
  for (const part of [
    '<html lang="zh-Hant-TW">',
    '<meta name="robots" content="noindex">',
    '<link rel="canonical" href="https://x.example/base/zh-tw/S/new%20page">',
    'content="0; url=/base/zh-tw/S/new%20page"',
    '<a href="/base/zh-tw/S/new%20page">A &lt;b&gt;</a>',
  ])
    expect(html).toContain(part);
});

test('redirects: a new address with query or hash does not get those of the old one', () => {
  const { model: own } = modelOf(
    { 'en/S/a.md': '# A\n' },
    {
      url: 'https://x.example',
      externalPaths: ['/shop'],
      redirects: [
        { from: '/1', to: '/S/a#top' },
        { from: '/2', to: '/shop/cart' },
        { from: '/3', to: 'https://y.example/' },
      ],
    },
  );
  const [heading, shop, away] = movesOf(own.config, 'zh-tw', redirectsOf(own), '/base');
  const script = (move: typeof heading) =>
    /<script>(.*)<\/script>/.exec(
      redirectPage(move!, { lang: 'en', title: 'T', text: 'At:', target: 'A' }),
    )?.[1];
  expect(script(heading)).toBe('location.replace("/base/zh-tw/S/a#top")');
  expect(script(shop)).toBe(
    'location.replace("/base/shop/cart" + location.search + location.hash)',
  );
  expect(shop?.url).toBe('https://x.example/base/shop/cart');
  expect(away).toMatchObject({
    fromHref: '/base/zh-tw/3',
    toHref: 'https://y.example/',
    url: 'https://y.example/',
  });
});
