import type { Page } from '@playwright/test';
import { productPage } from './product-pages.ts';
import { FIXTURE_URL, hydrated, open, quiet, test, expect } from './site.ts';

/**
 * A page with a table of contents, the main page of its section, which links to it, and another one
 * beside it.
 */
const LONG = productPage('/BSP/EPC-R7300/Overview');
const FROM = productPage('/BSP/Overview');
const TO = productPage('/BSP/AOM-2721/Overview');
const OTHER = LONG;
const INSTALL = productPage('/weda/docs/library/Install');

const clickLink = (page: Page, path: string): Promise<void> =>
  page.evaluate(
    (target) => document.querySelector<HTMLAnchorElement>(`a[href="${target}"]`)!.click(),
    path,
  );

test('B6: a new page begins at its top, a hash at its heading, and a change of the query moves nothing', async ({
  page,
}) => {
  await open(page, LONG.path);
  await page.evaluate(() => window.scrollTo(0, 800));
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click();
  await expect(page).not.toHaveURL(/Overview$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await open(page, LONG.path);
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: LONG.headings.at(-2), exact: true })
    .click();
  const belowNavbar = () =>
    page
      .getByRole('heading', { level: 2, name: LONG.headings.at(-2), exact: true })
      .evaluate(
        (heading) =>
          heading.getBoundingClientRect().top -
          document.querySelector('header')!.getBoundingClientRect().bottom,
      );
  await expect.poll(belowNavbar).toBeLessThanOrEqual(24);
  expect(await belowNavbar()).toBeGreaterThanOrEqual(0);
});

test('B6: a link with a hash to another page ends at the heading, in Chinese too', async ({
  page,
}) => {
  await open(page, `${FIXTURE_URL}/Guide/basics/first-steps`);
  await page.locator('article a', { hasText: 'two of the elements' }).click();
  await expect(page).toHaveURL(/elements#tabs$/);
  await expect(page.locator('#tabs')).toBeInViewport();
});

test('B7: back and forward return to where the reader was', async ({ page }) => {
  await open(page, LONG.path);
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('#docs-sidebar a[href="/BSP/Overview"]')!.click(),
  );
  await expect(page.locator('h1')).toHaveText(FROM.title);
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(LONG.title);
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - 900))
    .toBeLessThan(50);
  await page.goForward();
  await expect(page.locator('h1')).toHaveText(FROM.title);
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - 300))
    .toBeLessThan(50);
});

test('B9: after a navigation the next Tab reaches the skip link', async ({ page }) => {
  await open(page, FROM.path);
  await page
    .locator('#docs-sidebar')
    .getByRole('link', { name: 'AOM-2721' })
    .or(page.locator('article a[href="/BSP/AOM-2721/Overview"]'))
    .first()
    .click();
  await expect(page.locator('h1')).toHaveText(TO.title);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
});

test('B10: a page is fetched ahead once, however often its link is looked at', async ({ page }) => {
  const requests: string[] = [];
  page.on(
    'request',
    (request) =>
      request.url().includes('/BSP/AOM-2721/Overview') &&
      requests.push(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  await open(page, FROM.path);
  const link = page.locator('article a[href="/BSP/AOM-2721/Overview"]').first();
  await link.hover();
  await expect.poll(() => requests.some((request) => request.includes('__PAGE__'))).toBe(true);
  await quiet(page);
  const once = requests.length;
  // Longer than a pointer and the focus have to rest on a link.
  const rest = () => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await page.mouse.move(0, 0);
  await link.hover();
  await rest();
  await page.mouse.move(0, 0);
  await link.focus();
  await rest();
  await quiet(page);
  expect(requests).toHaveLength(once);
});

test.describe('without a network', () => {
  // The browser says of each request that there is none.
  test.use({ expectConsole: /ERR_INTERNET_DISCONNECTED/ });

  test('B11: a page that was hovered opens without the network', async ({ page, context }) => {
    await open(page, '/weda/docs/library/Device');
    const link = page.locator('#docs-sidebar a[href="/weda/docs/library/Install"]');
    const fetched = page.waitForResponse(
      (response) =>
        response.url().includes(`${INSTALL.path}/`) && response.url().includes('__PAGE__'),
    );
    await link.hover();
    await (await fetched).finished();
    await quiet(page);
    await context.setOffline(true);
    await link.click();
    await expect(page.locator('h1')).toHaveText(INSTALL.title);
    await context.setOffline(false);
  });
});

test.describe('a page that cannot be loaded in place', () => {
  test.use({ expectConsole: /loaded as a whole|404/ });

  test('B13: says so once and is loaded as a whole, without a loop', async ({ page }) => {
    await open(page, FROM.path);
    const warnings: string[] = [];
    const documents: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    page.on(
      'request',
      (request) =>
        request.resourceType() === 'document' && documents.push(new URL(request.url()).pathname),
    );
    await page.route(/AOM-2721.*(\.txt|_rsc)/, (route) =>
      route.fulfill({ status: 404, body: 'gone' }),
    );
    await page.evaluate(() =>
      document
        .querySelector<HTMLAnchorElement>('article a[href="/BSP/AOM-2721/Overview"]')!
        .click(),
    );
    await expect(page.locator('h1')).toHaveText(TO.title);
    await hydrated(page);
    expect(documents).toEqual(['/BSP/AOM-2721/Overview']);
    expect(warnings).toHaveLength(1);
  });
});

test('B14: a slow page shows a progress bar until it has arrived', async ({ page }) => {
  await open(page, FROM.path);
  let go = () => {};
  const released = new Promise<void>((resolve) => (go = resolve));
  await page.route(/AOM-2721.*(\.txt|_rsc)/, async (route) => {
    await released;
    await route.continue();
  });
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('article a[href="/BSP/AOM-2721/Overview"]')!.click(),
  );
  const bar = page.getByRole('progressbar', { name: 'Loading the page' });
  await expect(bar).toBeVisible();
  const before = Number(await bar.getAttribute('aria-valuenow'));
  expect(before).toBeGreaterThanOrEqual(8);
  await expect
    .poll(async () => Number(await bar.getAttribute('aria-valuenow')))
    .toBeGreaterThan(before);
  go();
  await expect(page.locator('h1')).toHaveText(TO.title);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('B14: a page that is there within 200 ms shows no progress bar', async ({ page }) => {
  await page.clock.install();
  await open(page, FROM.path);
  await page.locator(`article a[href="${TO.path}"]`).first().hover();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const state = { bars: 0 };
    Object.assign(window, { state });
    new MutationObserver(() => {
      if (document.querySelector('#nprogress')) state.bars++;
    }).observe(document.body, { childList: true, subtree: true });
  });
  const bars = () =>
    page.evaluate(() => (window as unknown as { state: { bars: number } }).state.bars);
  // The page's own time stands still: however slow the machine, the page is there in less than 200
  // ms of it.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await clickLink(page, TO.path);
  await expect(page.locator('h1')).toHaveText(TO.title);
  await page.clock.runFor(2000);
  expect(await bars()).toBe(0);
  // The same page asked for while nothing arrives: then there is a bar, after 200 ms and not
  // before.
  await page.route(/(\.txt|_rsc)/, () => new Promise(() => undefined));
  await clickLink(page, OTHER.path);
  await page.clock.runFor(150);
  expect(await bars()).toBe(0);
  await page.clock.runFor(100);
  await expect.poll(bars).toBeGreaterThan(0);
});
