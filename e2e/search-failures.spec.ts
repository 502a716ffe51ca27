import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { productPage } from './product-pages.ts';
import { open, test, expect } from './site.ts';
import {
  changeFirstPart,
  eachPartAlone,
  holdParts,
  INDEX,
  INDEX_FILE,
  MANIFEST,
  rowAddresses,
  searchBox,
  type,
} from './search-helpers.ts';

test.describe('when something fails', () => {
  // The browser itself writes a line for each request that fails.
  test.use({
    expectConsole:
      /Failed to (load resource|fetch dynamic)|the worker script|ERR_FAILED|Worker|The search could not be loaded/i,
  });

  test('B81, B100: an index that cannot be loaded is told; Retry and the next focus try again', async ({
    page,
  }) => {
    let failing = true;
    await page
      .context()
      .route(INDEX, (route) =>
        failing ? route.fulfill({ status: 500, body: 'no' }) : route.continue(),
      );
    const told: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && told.push(message.text()));
    await open(page, '/BSP/Overview');
    const { field, panel, rows } = searchBox(page);
    await field.click();
    await page.keyboard.type('recovery');
    await expect(panel).toContainText('The search could not be loaded.');
    await expect
      .poll(() => told)
      .toEqual(['The search could not be loaded: status 500 (/_search/en/BSP/manifest.json)']);
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect(panel).toContainText('The search could not be loaded.');
    failing = false;
    await field.blur();
    await field.focus();
    await expect(rows.first()).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    await expect(page.locator('h1')).toHaveText(productPage('/BSP/Overview').title);
  });

  test('B100: a broken index (no JSON, another version, cut off) is told, and the page is unharmed', async ({
    page,
  }) => {
    let body = '';
    await eachPartAlone(page);
    await page
      .context()
      .route(INDEX_FILE, (route) => route.fulfill({ contentType: 'application/json', body }));
    for (body of ['<!doctype html><title>Moved</title>', '{"v":999}', '{"v":1,"u":["/a"']) {
      await open(page, '/BSP/Overview');
      await type(page, 'recovery');
      await expect(
        searchBox(page).panel.getByRole('button', { name: 'Retry' }),
        body,
      ).toBeVisible();
      const start = page.locator('#docs-sidebar').getByRole('link').first();
      const href = await start.getAttribute('href');
      await start.click();
      // Leaving before the page has come would be told, too.
      await expect(page).toHaveURL(new RegExp(`${href}$`));
      await expect(page.locator('h1')).toBeVisible();
    }
  });

  test('B100: a list of files that is missing or broken is reported', async ({ page }) => {
    await page.route(MANIFEST, (route) =>
      route.fulfill({ contentType: 'application/json', body: '{"contexts":5}' }),
    );
    await open(page, '/search?q=docker');
    await expect(page.locator('[data-search-count]')).toContainText(
      'The search could not be loaded.',
    );
    await page.unroute(MANIFEST);
    await page.locator('[data-search-count] button').click();
    await expect(page.locator('ol[data-search-results] a').first()).toContainText(
      'Docker Environment',
    );
  });

  test('B100: a part of the index that came with the list and is broken is told, and Retry asks again', async ({
    page,
  }) => {
    await changeFirstPart(page, () => ({ v: 999 }));
    await open(page, '/BSP/Overview');
    await type(page, 'recovery');
    await expect(searchBox(page).panel.getByRole('button', { name: 'Retry' })).toBeVisible();
    await page.context().unroute(MANIFEST);
    await searchBox(page).panel.getByRole('button', { name: 'Retry' }).click();
    await expect(searchBox(page).rows.first()).toBeVisible();
  });

  test('B100: a search whose worker cannot be loaded is reported', async ({ page }) => {
    const worker = /\/worker-[^/]*\.js$/;
    await page.context().route(worker, (route) => route.abort());
    await open(page, '/BSP/Overview');
    await type(page, 'recovery');
    await expect(searchBox(page).panel.getByRole('button', { name: 'Retry' })).toBeVisible();
    await page.context().unroute(worker);
    await searchBox(page).panel.getByRole('button', { name: 'Retry' }).click();
    await expect(searchBox(page).rows.first()).toBeVisible();
  });

  test('B100: a browser without workers is reported', async ({ page }) => {
    await page.addInitScript(() => {
      window.Worker = function Worker() {
        throw new Error('Workers are switched off.');
      } as never;
    });
    await open(page, '/BSP/Overview');
    await type(page, 'recovery');
    await expect(searchBox(page).panel).toContainText('The search could not be loaded.');
  });

  test('B100: the script of the box that does not come is told, and asked for again', async ({
    page,
  }) => {
    await open(page, '/BSP/Overview');
    await page.route(/_next\/static\/.*\.js/, (route) => route.abort());
    await searchBox(page).field.click();
    await expect(searchBox(page).panel).toContainText('The search could not be loaded.');
  });

  for (const [name, path, recover] of [
    [
      'Retry',
      '/BSP/Overview',
      (page) => searchBox(page).panel.getByRole('button', { name: 'Retry' }).click(),
    ],
    ['typing on', '/BSP/Overview', (page) => page.keyboard.type('y')],
    [
      'the next focus',
      '/zh-tw/BSP/Overview',
      async (page) => {
        await searchBox(page).field.blur();
        await searchBox(page).field.focus();
      },
    ],
  ] as [string, string, (page: Page) => Promise<void>][]) {
    test(`B81: a box whose script did not come for want of a network works with it again: ${name}`, async ({
      page,
      context,
    }) => {
      await open(page, path);
      const { field, panel, rows } = searchBox(page);
      await context.setOffline(true);
      await field.focus();
      await page.keyboard.type('recover');
      await expect(panel).toContainText(
        path.startsWith('/zh-tw') ? '無法載入搜尋功能。' : 'The search could not be loaded.',
      );
      await context.setOffline(false);
      await recover(page);
      await expect(rows.first()).toBeVisible();
      await expect(panel.getByRole('button', { name: /Retry|重試/ })).toHaveCount(0);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(/^recovery?$/);
    });
  }

  test('B81: typing on asks again for a part of the index that did not come', async ({ page }) => {
    let failing = true;
    await eachPartAlone(page);
    await page.context().route(INDEX_FILE, (route) => (failing ? route.abort() : route.continue()));
    await open(page, '/BSP/Overview');
    await type(page, 'recover');
    await expect(searchBox(page).panel).toContainText('The search could not be loaded.');
    failing = false;
    await page.keyboard.type('y');
    await expect(searchBox(page).rows.first()).toBeVisible();
    await expect(searchBox(page).panel).not.toContainText('The search could not be loaded.');
  });

  test('B96: typing on in a search page that could not load its index keeps what was typed, and finds', async ({
    page,
  }) => {
    let failing = true;
    await page.context().route(INDEX, (route) => (failing ? route.abort() : route.continue()));
    await open(page, '/zh-tw/search?q=mqt');
    const main = page.getByRole('main');
    await expect(main.getByRole('status').first()).toContainText('無法載入搜尋功能。');
    failing = false;
    await main.getByRole('searchbox').focus();
    await page.keyboard.press('End');
    await page.keyboard.type('t');
    await expect(main.getByText(/^找到 \d+ 份文件$/)).toBeVisible();
    await expect(main.getByRole('searchbox')).toHaveValue('mqtt');
    await expect(page).toHaveURL(/\?q=mqtt$/);
  });

  test('B96: a search page whose script does not come says so, and Retry fills it', async ({
    page,
  }) => {
    await open(page, '/BSP/Overview');
    await type(page, 'flash');
    await page.route(/_next\/static\/.*\.js/, (route) => route.abort());
    await page.getByRole('link', { name: 'See all results within' }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('status').first()).toContainText('The search could not be loaded.');
    await page.unroute(/_next\/static\/.*\.js/);
    await main.getByRole('button', { name: 'Retry' }).click();
    await expect(main.getByText(/^\d+ documents found$/)).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Search results for "flash"');
  });

  test('B100: a new version of the site published meanwhile: its files are found by the new list', async ({
    page,
  }) => {
    const manifest = JSON.parse(readFileSync('out/_search/en/manifest.json', 'utf8')) as {
      contexts: { versions: { shards: string[] }[] }[];
      first?: unknown;
    };
    const old = structuredClone(manifest);
    delete old.first;
    for (const context of old.contexts)
      for (const version of context.versions)
        version.shards = version.shards.map((name) => name.replace(/-[0-9a-f]{8}\./, '-00000000.'));
    let asked = 0;
    await page.route(MANIFEST, (route) => route.fulfill({ json: asked++ === 0 ? old : manifest }));
    await open(page, '/BSP/Overview');
    await type(page, 'recovery');
    await expect(searchBox(page).rows.first()).toBeVisible();
    expect(asked).toBe(2);
  });
});

test.describe('an index that leads elsewhere', () => {
  test.use({ expectConsole: /This is a bug of the search index/ });

  // Parts of other sections may be on their way when a test ends.
  test.afterEach(({ page }) => page.context().unrouteAll({ behavior: 'ignoreErrors' }));

  test('B99: its results lead nowhere, and a click says that it is a bug', async ({ page }) => {
    const bad = ['https://evil.example/', '//evil.example/x', 'javascript:alert(1)'];
    await changeFirstPart(page, (part) => ({
      ...part,
      u: part.u.map((_, index) => bad[index % bad.length]),
    }));
    // The other parts lead to pages.
    await holdParts(page, 0);
    await open(page, '/BSP/Overview');
    await type(page, 'flash');
    await expect(searchBox(page).rows.first()).toBeVisible();
    expect(
      await searchBox(page).rows.evaluateAll(
        (rows) => rows.filter((row) => row.hasAttribute('href')).length,
      ),
    ).toBe(0);
    await searchBox(page).rows.first().click();
    await expect(page).toHaveURL(/\/BSP\/Overview$/);
  });

  test('B90, B99: a title that is markup is shown as it is written', async ({ page }) => {
    await changeFirstPart(page, (part) => ({
      ...part,
      t: part.t.map(() => '<img src=x onerror=alert(1)> flash'),
    }));
    await open(page, '/BSP/Overview');
    await type(page, 'flash');
    await expect(searchBox(page).rows.first().locator('b')).toHaveText(
      '<img src=x onerror=alert(1)> flash',
    );
    await expect(searchBox(page).panel.locator('img')).toHaveCount(0);
  });
});

test.describe('a browser that keeps nothing', () => {
  test.use({ expectConsole: /keeps nothing for this site/ });

  test('B100: the search works all the same', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    await open(page, '/BSP/Overview');
    await type(page, productPage('/BSP/EPC-R7300/Overview').title);
    await expect
      .poll(async () => (await rowAddresses(page))[0])
      .toContain('/BSP/EPC-R7300/Overview');
  });
});
