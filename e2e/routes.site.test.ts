import { expect, test } from 'vitest';
import { builtSite } from './built-sites.ts';
import { expectedRoutes, href, manifest } from './site-files.ts';

const product = builtSite('product');
const routes = manifest();
const promised = Object.entries(expectedRoutes);

for (const [section, paths] of promised) {
  for (const prefix of ['', '/zh-tw']) {
    test(`B1: every promised path of ${section} exists ${prefix === '' ? 'in English' : 'in Chinese'}, with one title, its language and its sidebar`, async () => {
      for (const path of paths) {
        const url = path === '/' ? `${prefix}/` : prefix + path;
        const response = await product.get(href(url));
        expect(response.status, url).toBe(200);
        const html = await response.text();
        expect(html.match(/<h1[\s>]/g)?.length, `h1 on ${url}`).toBe(1);
        expect(html, url).toContain(`<html lang="${prefix === '' ? 'en' : 'zh-Hant-TW'}"`);
        expect(html.includes('id="docs-sidebar"'), `sidebar on ${url}`).toBe(
          !['/', '/training', '/search'].includes(path),
        );
      }
    });
  }
}

test('B1: the manifest gives every route a record id of its path and three hex digits', () => {
  expect(routes.length).toBeGreaterThan(100);
  for (const route of routes) {
    expect(route.id).toMatch(/^\/.*-[0-9a-f]{3}$/);
    expect(route.hash).toBe(route.id.slice(-3));
  }
  expect(new Set(routes.map((route) => route.path)).size).toBe(routes.length);
});

test('B1: both locales have the same pages', () => {
  const paths = (locale: string, prefix: string) =>
    routes
      .filter((route) => route.locale === locale)
      .map((route) => route.path.slice(prefix.length) || '/');
  expect(paths('zh-tw', '/zh-tw').sort()).toEqual(paths('en', '').sort());
});

const SAMPLES = [
  '/BSP',
  '/BSP/Overview',
  '/BSP/AOM-2721/Yocto 4.0',
  '/BSP/EPC-R7300/Ubuntu 22.04/V1.1.0',
  '/BSP/tags',
  '/BSP/category/ubuntu-2004',
  '/weda/docs',
  '/weda/docs/library/PeripheralAccess/GPIO',
  '/training',
  '/docs/empty',
];

for (const path of SAMPLES) {
  test(`B2: ${path} answers with and without slash, .html and /index.html, with one canonical address`, async () => {
    for (const prefix of ['', '/zh-tw']) {
      const pages = await Promise.all(
        ['', '/', '.html', '/index.html'].map(async (suffix) => {
          const response = await product.get(href(prefix + path) + suffix);
          expect(response.status, prefix + path + suffix).toBe(200);
          const html = await response.text();
          return [
            /<h1[^>]*>([^<]*)/.exec(html)?.[1],
            /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
          ];
        }),
      );
      expect(new Set(pages.map(([title]) => title)).size).toBe(1);
      expect(new Set(pages.map(([, canonical]) => canonical))).toEqual(
        new Set([`https://learn.advantech.com${href(prefix + path)}`]),
      );
    }
  });
}

test('B2: a home page answers in all its spellings', async () => {
  for (const url of ['/', '/index.html', '/zh-tw', '/zh-tw/', '/zh-tw/index.html', '/zh-tw.html'])
    expect(await product.status(url), url).toBe(200);
});

test('B3: the locales name each other and the default', async () => {
  for (const [url, lang] of [
    ['/BSP/Overview', 'en'],
    ['/zh-tw/BSP/Overview', 'zh-Hant-TW'],
  ] as const) {
    const page = await product.document(url);
    expect(page.documentElement.lang).toBe(lang);
    expect(
      [...page.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ).toEqual([
      ['en', 'https://learn.advantech.com/BSP/Overview'],
      ['zh-Hant-TW', 'https://learn.advantech.com/zh-tw/BSP/Overview'],
      ['x-default', 'https://learn.advantech.com/BSP/Overview'],
    ]);
  }
});

test('B3: nothing is published under /en', async () => {
  for (const url of [
    '/en',
    '/en/',
    '/en/BSP/Overview',
    '/en.html',
    '/weda~docs/Introduction',
    '/~/training',
  ])
    expect(await product.status(url), url).toBe(404);
});
