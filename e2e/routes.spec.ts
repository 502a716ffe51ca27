import { readFileSync } from 'node:fs';
import { expectedRoutes, href, manifest, open, test, expect } from './site.ts';

const routes = manifest();
const promised = Object.entries(expectedRoutes);

for (const [section, paths] of promised) {
  for (const prefix of ['', '/zh-tw']) {
    test(`B1: every promised path of ${section} exists ${prefix === '' ? 'in English' : 'in Chinese'}, with one title, its language and its sidebar`, async ({
      request,
    }) => {
      for (const path of paths) {
        const url = path === '/' ? `${prefix}/` : prefix + path;
        const response = await request.get(href(url));
        expect(response.status(), url).toBe(200);
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
  test(`B2: ${path} answers with and without slash, .html and /index.html, with one canonical address`, async ({
    request,
  }) => {
    for (const prefix of ['', '/zh-tw']) {
      const pages = await Promise.all(
        ['', '/', '.html', '/index.html'].map(async (suffix) => {
          const response = await request.get(href(prefix + path) + suffix);
          expect(response.status(), prefix + path + suffix).toBe(200);
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

test('B2: a home page answers in all its spellings', async ({ request }) => {
  for (const url of ['/', '/index.html', '/zh-tw', '/zh-tw/', '/zh-tw/index.html', '/zh-tw.html'])
    expect((await request.get(url)).status(), url).toBe(200);
});

test('B3: the locales name each other and the default', async ({ page }) => {
  for (const [url, lang] of [
    ['/BSP/Overview', 'en'],
    ['/zh-tw/BSP/Overview', 'zh-Hant-TW'],
  ]) {
    await page.goto(url!);
    await expect(page.locator('html')).toHaveAttribute('lang', lang!);
    const alternates = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      );
    expect(alternates).toEqual([
      ['en', 'https://learn.advantech.com/BSP/Overview'],
      ['zh-Hant-TW', 'https://learn.advantech.com/zh-tw/BSP/Overview'],
      ['x-default', 'https://learn.advantech.com/BSP/Overview'],
    ]);
  }
});

test('B3: nothing is published under /en', async ({ request }) => {
  for (const url of [
    '/en',
    '/en/',
    '/en/BSP/Overview',
    '/en.html',
    '/weda~docs/Introduction',
    '/~/training',
  ])
    expect((await request.get(url)).status(), url).toBe(404);
});

test.describe('unknown paths', () => {
  test.use({ expectConsole: /404/ });

  for (const [url, lang, title] of [
    ['/nothing/here', 'en', 'Page not found'],
    ['/BSP/Nothing', 'en', 'Page not found'],
    ['/zh-tw/BSP/Nothing', 'zh-Hant-TW', '找不到頁面'],
  ] as const) {
    test(`B4: ${url} shows the page for unknown paths in its language`, async ({ page }) => {
      const response = await page.goto(url);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(new RegExp(title));
      await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
      await expect(page.locator('#docs-sidebar')).toHaveCount(0);
      await page.locator('header nav a', { hasText: /Portal|學習/ }).click();
      await expect(page).toHaveURL(lang === 'en' ? /:\d+\/$/ : /\/zh-tw\/?$/);
    });
  }

  test('B4: on a host with one 404 page for all paths the language comes from the path, without a flash or a shift', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      const state = { seen, shift: 0 };
      Object.assign(window, { state });
      new PerformanceObserver((list) =>
        list
          .getEntries()
          .forEach((entry) => (state.shift += (entry as unknown as { value: number }).value)),
      ).observe({ type: 'layout-shift', buffered: true });
      const look = () => {
        if (document.body && getComputedStyle(document.documentElement).visibility === 'visible')
          seen.push(document.documentElement.lang);
        if (seen.length < 20) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.route('**/zh-tw/nothing/at/all', (route) =>
      route.fulfill({
        status: 404,
        contentType: 'text/html; charset=utf-8',
        body: readFileSync('out/404.html'),
      }),
    );
    await open(page, '/zh-tw/nothing/at/all');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('找不到頁面');
    await expect(page).toHaveTitle(/^找不到頁面/);
    // The address that was wanted stands there again.
    await expect(page).toHaveURL('/zh-tw/nothing/at/all');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-TW');
    await expect(page.locator('footer')).toContainText('隱私權政策');
    await expect(page.locator('main')).not.toContainText('Page not found');
    const { seen, shift } = await page.evaluate(
      () => (window as unknown as { state: { seen: string[]; shift: number } }).state,
    );
    expect(new Set(seen)).toEqual(new Set(['zh-Hant-TW']));
    expect(shift).toBe(0);
    await page.locator('header nav a', { hasText: '學習' }).click();
    await expect(page).toHaveURL(/\/zh-tw\/?$/);
    await expect(page.locator('h1')).toBeVisible();
  });
});
