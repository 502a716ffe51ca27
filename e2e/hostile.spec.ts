import type { Page } from '@playwright/test';
import { HOSTILE_TEXTS } from '../lib/checks/hostile-inputs.ts';
import { FIXTURE_URL, VARIANT_URL, hydrated, open, expect, test } from './site.ts';
import { portOf } from './tested-sites.ts';

/**
 * Half of a pair of surrogates is no text that an address or a file could hold; what is very long
 * makes a server refuse.
 */
const TEXTS = HOSTILE_TEXTS.map((text) =>
  new TextDecoder().decode(new TextEncoder().encode(text)).slice(0, 1000),
);

const encoded = TEXTS.map(encodeURIComponent);

/**
 * Fails when anything of an attack has run, or stands in the page as an element. Violations of the
 * policy are failures of their own: see site.ts.
 */
async function expectHarmless(page: Page, text: string): Promise<void> {
  const found = await page.evaluate(() => ({
    attacked: (window as { attacked?: unknown }).attacked,
    elements: [
      ...document.querySelectorAll(
        '[onerror], [onload], [onfocus], [ontoggle], img[src=x], iframe, body script:not([src], [type]), a[href^="javascript:" i]',
      ),
    ]
      // A script of the page may hold the attack as a string.
      .filter((element) =>
        (element.tagName === 'SCRIPT'
          ? element.textContent.replace(/"(?:[^"\\]|\\.)*"/gs, '""')
          : element.outerHTML
        ).includes('attacked'),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
    host: [...document.querySelectorAll<HTMLAnchorElement>('a[data-locale-link]')].find(
      ({ origin }) => origin !== location.origin,
    )?.href,
  }));
  expect(found, text).toEqual({ attacked: undefined, elements: [], host: undefined });
}

test.describe('hostile addresses', () => {
  test('hostile input: query, context, version, terms, color mode and hash of the search page', async ({
    page,
  }) => {
    for (const [index, text] of encoded.entries()) {
      await open(
        page,
        `/search?q=${text}&ctx=${text}&version=${text}&_highlight=${text}&docusaurus-theme=${text}#${text}`,
      );
      await expect(
        page.locator('form[data-search-page] input, main input[type=search]').first(),
      ).toHaveValue(TEXTS[index]!.slice(0, 200).replace(/[\r\n]/g, ''));
      await expectHarmless(page, TEXTS[index]!);
    }
  });

  test('hostile input: terms, tab, color mode and hash of a page', async ({ page }) => {
    for (const [index, text] of encoded.entries()) {
      await open(
        page,
        `${FIXTURE_URL}/Guide/code?system=${text}&_highlight=${text}&docusaurus-theme=${text}&${text}=${text}#${text}`,
      );
      await expect(page.getByText('Linux here.')).toBeVisible();
      expect(await page.locator('html').getAttribute('data-theme')).toMatch(/^(light|dark)$/);
      await expectHarmless(page, TEXTS[index]!);
    }
  });
});

test.describe('hostile paths', () => {
  test.use({ expectConsole: /404|400/ });

  test('hostile input: a path that is no page shows that it is none, and leads nowhere else', async ({
    page,
  }) => {
    const paths = [
      ...encoded.map((text) => `/${text}`),
      ...encoded.slice(0, 6).map((text) => `/zh-tw/${text}?q=${text}#${text}`),
      '//evil.example/x',
      '//evil.example/zh-tw/',
      '/zh-tw//evil.example/x',
      '/%2F%2Fevil.example',
      '/..%2f..%2fetc%2fpasswd',
      '/%00',
      '/%E6',
      '/%ff%fe',
      '/\\evil.example',
    ];
    for (const path of paths) {
      // A path with two slashes at its beginning is another host to `goto` without the origin.
      await page.goto(`http://localhost:${portOf('product')}${path}`);
      await expect(page.locator('h1'), path).toBeVisible();
      await hydrated(page);
      expect(new URL(page.url()).hostname, path).toBe('localhost');
      await expectHarmless(page, path);
    }
  });
});

test('hostile input: a path that begins with two slashes is the page’s own', async ({
  page,
  baseURL,
}) => {
  await open(page, `${baseURL}//BSP/Overview?_highlight=board`);
  await expect(page).toHaveURL(`${baseURL}/BSP/Overview?_highlight=board`);
  await expect(page.locator('mark[data-search-mark]').first()).toBeAttached();
});

test.describe('hostile stores', () => {
  const LOCAL = [
    'theme',
    'docusaurus.tab.os',
    'docusaurus.tab.code-samples',
    'docusaurus.announcement.id',
    'docusaurus.announcement.dismiss',
    'docs-preferred-version-Manual',
    'docs-preferred-version-constructor',
    'docs-preferred-version-__proto__',
    'docs-sidebar-hidden',
  ];
  const SESSION = [
    'feedback./Guide/code',
    'feedback./shop/api/create-order',
    'reload./Guide/code',
    'portal.api.shop.server',
    'portal.api.shop.auth',
  ];

  test('hostile input: whatever is stored, a page is there with its defaults', async ({ page }) => {
    await page.goto(`${FIXTURE_URL}/files/notes.txt`);
    for (const text of [
      ...TEXTS,
      '{}',
      'null',
      '[]',
      '{"url":{},"toString":1}',
      '"text"',
      '1e999',
      '{"__proto__":{"x":1}}',
      ' ',
    ]) {
      const store = () =>
        page.evaluate(
          ([text, local, session]) => {
            for (const key of local) localStorage.setItem(key, text);
            for (const key of session) sessionStorage.setItem(key, text);
          },
          [text, LOCAL, SESSION] as const,
        );
      await store();
      await open(page, `${FIXTURE_URL}/Guide/code`);
      await expect(page.getByText('Linux here.')).toBeVisible();
      await expect(page.locator('[data-announcement]')).toBeVisible();
      expect(await page.locator('html').getAttribute('data-theme')).toMatch(/^(light|dark)$/);
      await expectHarmless(page, text);
      await store();
      await open(page, `${FIXTURE_URL}/shop/api/create-order`);
      await expect(page.locator('[data-samples] code:visible').first()).toContainText('curl');
      await expectHarmless(page, text);
    }
  });
});

test.describe('hostile texts of a writer', () => {
  test.use({ emptyTagManager: true });

  test('hostile input: front matter is text wherever it is shown', async ({ page, request }) => {
    const path = `${VARIANT_URL}/Guide/hostile`;
    for (const address of [
      path,
      `${VARIANT_URL}/Guide/tags`,
      `${VARIANT_URL}/Guide/_print`,
      `${VARIANT_URL}/search?q=attacked`,
    ]) {
      await page.goto(address);
      if (!address.endsWith('_print')) await hydrated(page);
      await expectHarmless(page, address);
    }
    await open(page, path);
    await expect(page).toHaveTitle('</title><script>window.attacked=1</script> | Variant Manuals');
    await expect(page.locator('[data-diagram] svg:visible text').first()).toHaveText(
      /<img src=x ?onerror=window.attacked=1>/,
    );
    await expectHarmless(page, 'a diagram');
    await expect(
      page.locator('#docs-sidebar').getByText('<img src=x onerror="window.attacked=1">'),
    ).toBeAttached();
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      '"><script>window.attacked=1</script>',
    );
    for (const address of ['/Guide/hostile.md', '/llms.txt', '/sitemap.xml'])
      expect((await request.get(VARIANT_URL + address)).headers()['content-type']).not.toContain(
        'html',
      );
  });
});
