import { readFileSync } from 'node:fs';
import { filesBelow } from '../lib/site/files-below.ts';
import {
  FIXTURE_OUT,
  fixtureManifest,
  FIXTURE_URL,
  href,
  manifest,
  open,
  test,
  expect,
} from './site.ts';

/** Both sites: the product, and the fixture with its odd names. The host is the one that the site's addresses name. */
const SITES = [
  { name: 'product', url: '', host: 'https://learn.advantech.com', routes: () => manifest() },
  { name: 'fixture', url: FIXTURE_URL, host: 'https://fixture.example', routes: fixtureManifest },
];

/** Without code, where everything may stand. */
const withoutCode = (markdown: string): string =>
  markdown
    .replace(/^([ >-]*)(`{3,}|~{3,})[\s\S]*?^\1?[ >]*\2[ ]*$/gm, '')
    .replace(/(`+)[^`][\s\S]*?\1/g, '');

const addressesIn = (markdown: string): string[] =>
  [...markdown.matchAll(/\]\((https?:(?:\\.|[^)\s\\])+)\)/g)].map(([, address]) =>
    address!.replace(/\\(.)/g, '$1'),
  );

for (const site of SITES) {
  test(`sitemap: that of the ${site.name} is XML, has every page but unlisted ones, and every address answers`, async ({
    page,
    request,
  }) => {
    const response = await request.get(`${site.url}/sitemap.xml`);
    expect(response.headers()['content-type']).toContain('xml');
    const urls = await page.evaluate(
      (xml) => {
        const document = new DOMParser().parseFromString(xml, 'application/xml');
        const error = document.querySelector('parsererror')?.textContent;
        if (error) throw new Error(error);
        return [...document.querySelectorAll('url')].map((url) => ({
          loc: url.querySelector('loc')?.textContent ?? '',
          alternates: [...url.querySelectorAll('link')].map((link) =>
            link.getAttribute('hreflang'),
          ),
        }));
      },
      await response.text(),
    );
    for (const { loc, alternates } of urls) {
      expect((await request.get(site.url + loc.slice(site.host.length))).status(), loc).toBe(200);
      expect(alternates).toEqual(['en', 'zh-Hant-TW', 'x-default']);
    }
    const listed = site
      .routes()
      .filter(
        (route) =>
          route.kind !== 'not-found' &&
          route.kind !== 'search' &&
          !route.unlisted &&
          !(route.section === 'Manual' && route.version === 'current'),
      );
    expect(urls.map(({ loc }) => loc.slice(site.host.length)).sort()).toEqual(
      listed.map((route) => href(route.path)).sort(),
    );
  });

  test(`Markdown copies: every page of the ${site.name} has one, without JSX, imports or anchors of headings`, async ({
    request,
  }) => {
    for (const route of site
      .routes()
      .filter((candidate) => candidate.kind !== 'not-found' && candidate.kind !== 'search')) {
      const address = `${href(route.path)}${route.path.endsWith('/') ? 'index' : ''}.md`;
      const response = await request.get(site.url + address);
      expect(response.status(), address).toBe(200);
      expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
      const text = await response.text();
      expect(text, address).toMatch(/^# .+\n/);
      expect(withoutCode(text), address).not.toMatch(
        /<\/?[A-Z]|^(import|export) |\{#|^:::|className=|\]\((\/|\.)/m,
      );
    }
  });

  for (const prefix of ['', '/zh-tw']) {
    test(`llms.txt: that of the ${site.name}${prefix} leads to Markdown that is there, to every listed document and to nothing else`, async ({
      request,
    }) => {
      const text = await (await request.get(`${site.url}${prefix}/llms.txt`)).text();
      expect(text).toMatch(/^# .+\n\n> .+\n/);
      const addresses = addressesIn(text);
      for (const address of addresses) {
        const response = await request.get(site.url + address.slice(site.host.length));
        expect(response.status(), address).toBe(200);
        expect(response.headers()['content-type'], address).toMatch(/^text\/(markdown|plain)/);
      }
      const documents = site
        .routes()
        .filter(
          (route) =>
            ['doc', 'api-overview', 'operation'].includes(route.kind) &&
            route.locale === (prefix === '' ? 'en' : 'zh-tw') &&
            !route.unlisted,
        );
      for (const document of documents)
        expect(addresses).toContain(`${site.host}${href(document.path)}.md`);
      const full = await (await request.get(`${site.url}${prefix}/llms-full.txt`)).text();
      expect(
        [...full.matchAll(/^(?:Source: |來源：)<(.*)>$/gm)].map(([, address]) => address).sort(),
      ).toEqual(documents.map((document) => site.host + href(document.path)).sort());
    });
  }
}

test('B56 sitemap without unlisted pages', async ({ request }) => {
  for (const file of [
    '/sitemap.xml',
    '/llms.txt',
    '/llms-full.txt',
    '/zh-tw/llms.txt',
    '/releases.xml',
  ]) {
    const text = await (await request.get(FIXTURE_URL + file)).text();
    expect(text, file).not.toMatch(/%E5%90%8D%E7%A8%B1\.md|<loc>[^<]*%E5%90%8D%E7%A8%B1|\/draft/);
  }
  expect((await request.get(`${FIXTURE_URL}/Guide/draft.md`)).status()).toBe(404);
});

test('robots.txt names the sitemap', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(
    'Sitemap: https://learn.advantech.com/sitemap.xml',
  );
});

test('Markdown copies: what MDX makes of a page is in the copy as Markdown', async ({
  request,
}) => {
  const text = await (await request.get(`${FIXTURE_URL}/Guide/basics/elements.md`)).text();
  for (const part of [
    'and 2 as an expression',
    '> **Note**',
    '> **Tip: With a title**',
    '### Linux\n\nLinux text.',
    '```mermaid\nflowchart LR',
    '![A red square](https://fixture.example/_content/',
    '- [x] done',
    '[^1]: The footnote',
    '**More**\n\nHidden text.',
  ])
    expect(text).toContain(part);
  const image = /https:\/\/fixture\.example(\/_content\/[^ ]+)/.exec(text)?.[1] ?? '';
  expect((await request.get(FIXTURE_URL + image)).status()).toBe(200);
});

test('Markdown copies: an operation has parameters, bodies, responses and a sample, in its language; links lead to pages', async ({
  request,
}) => {
  const english = await (await request.get('/APIs/EdgeHub/login.md')).text();
  for (const part of [
    '# Login\n',
    '/v2/auth/login\n```',
    '### Body (required)',
    '- `password` `string<password>` (required, write only)',
    '### 401',
    '- `accessToken` `string` (required)',
    'curl --request POST',
  ])
    expect(english).toContain(part);
  const chinese = await (await request.get('/zh-tw/APIs/EdgeHub/login.md')).text();
  for (const part of [
    '/v2/auth/login\n```',
    '## 請求',
    '- `password` `string<password>`',
    'curl --request POST',
  ])
    expect(chinese).toContain(part);
  expect(chinese).not.toContain('Account to sign in with');
  const overview = await (await request.get(`${FIXTURE_URL}/shop/api/shop-api.md`)).text();
  for (const part of [
    '(https://fixture.example/Guide/basics/first-steps)',
    '(https://fixture.example/shop/api/create-order#request)',
    '(https://fixture.example/openapi/shop.yaml)',
    '## Servers',
  ])
    expect(overview).toContain(part);
});

test('Markdown copies: the head of a page names its copy, and the feed where there are releases', async ({
  page,
}) => {
  const types = () =>
    page
      .locator('link[rel=alternate][type]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('type'), link.getAttribute('href')]),
      );
  await page.goto('/zh-tw/BSP/AOM-2721/Yocto%204.0');
  expect(await types()).toEqual([
    ['text/markdown', 'https://learn.advantech.com/zh-tw/BSP/AOM-2721/Yocto%204.0.md'],
    ['application/atom+xml', 'https://learn.advantech.com/zh-tw/releases.xml'],
  ]);
  await page.goto('/weda/docs');
  expect(await types()).toEqual([['text/markdown', 'https://learn.advantech.com/weda/docs.md']]);
  await page.goto('/');
  expect(await types()).toContainEqual([
    'application/atom+xml',
    'https://learn.advantech.com/releases.xml',
  ]);
});

test('feed: every release is an entry whose page is there', async ({ page, request }) => {
  for (const prefix of ['', '/zh-tw']) {
    const xml = await (await request.get(`${prefix}/releases.xml`)).text();
    const entries = await page.evaluate((text) => {
      const document = new DOMParser().parseFromString(text, 'application/xml');
      return [...document.querySelectorAll('entry')].map((entry) => ({
        id: entry.querySelector('id')?.textContent,
        link: entry.querySelector('link')?.getAttribute('href') ?? '',
      }));
    }, xml);
    await page.goto(prefix === '' ? '/' : prefix);
    expect(entries.length).toBeGreaterThanOrEqual(await page.locator('main time').count());
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    for (const { link } of entries)
      expect((await request.get(new URL(link).pathname)).status(), link).toBe(200);
  }
});

test.describe('the menu of a page', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copy page: the text is copied as Markdown, which is said, and nothing moves', async ({
    page,
    request,
  }) => {
    await open(page, '/BSP/EPC-R7300/Overview');
    await page.getByText('Copy page', { exact: true }).click();
    const link = page.getByRole('link', { name: 'Copy page as Markdown' });
    // The word is there for a second only: what it does to the page is looked at when it comes.
    await link.evaluate((element) => {
      const layout = () =>
        JSON.stringify([
          element.getBoundingClientRect(),
          document.documentElement.scrollHeight,
          document.documentElement.scrollWidth,
        ]);
      const before = layout();
      new MutationObserver(() => {
        if (element.dataset.done !== undefined)
          document.body.dataset.moved = String(layout() !== before);
      }).observe(element, { attributes: true });
    });
    await link.click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
    await expect(page.locator('body')).toHaveAttribute('data-moved', 'false');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await (await request.get('/BSP/EPC-R7300/Overview.md')).text());
    // Then the menu closes, and the focus is where it was opened.
    await expect(page.locator('[data-page-menu] details')).not.toHaveAttribute('open');
    await expect(page.locator('[data-page-menu] summary')).toBeFocused();
    await expect(page).toHaveURL('/BSP/EPC-R7300/Overview');
  });

  test('copy page: by keyboard, and Escape closes the menu', async ({ page }) => {
    await open(page, '/zh-tw/BSP');
    const summary = page.locator('[data-page-menu] summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '複製為 Markdown' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-page-menu] details')).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: '已複製' })).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^# 開發板支援套件\n/,
    );
  });

  test('copy page: the Markdown can be looked at', async ({ page }) => {
    await open(page, `${FIXTURE_URL}/Guide/names%20with%20spaces/C%23%20&%20C++`);
    await page.getByText('Copy page', { exact: true }).click();
    await page.getByRole('link', { name: 'View as Markdown' }).click();
    await expect(page).toHaveURL(/C\+\+\.md$/);
    await expect(page.locator('body')).toContainText('# C# & C++ by heading');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('B17: the entries of the menu are links', async ({ page }) => {
    await page.goto('/BSP/Overview');
    await page.getByText('Copy page', { exact: true }).click();
    await page.getByRole('link', { name: 'Copy page as Markdown' }).click();
    await expect(page).toHaveURL(/\/BSP\/Overview\.md$/);
  });
});

test('preview: nothing of what it alone shows is in an export', () => {
  const texts = filesBelow(FIXTURE_OUT).filter((file) => /\.(html|js|txt|css)$/.test(file));
  expect(texts.length).toBeGreaterThan(100);
  expect(
    texts.filter((file) => readFileSync(file, 'utf8').includes('data-preview-problems')),
  ).toEqual([]);
});
