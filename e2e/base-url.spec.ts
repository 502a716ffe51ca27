import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BaseUrlSettings } from '../components/home/base-url.ts';
import { bundleInlineScript } from '../lib/build/inline-scripts.ts';
import { createSiteServer } from '@/lib/static-server/site-server.ts';
import { withSettings } from '../lib/text/with-settings.ts';
import { hydrated, open, test, expect } from './site.ts';

const BANNER = '#base-url-issue-banner';
const TITLE = 'Your site did not load properly';

test.describe('the product below a path that it was not built for', () => {
  test.use({ expectConsole: /404|Failed to load|MIME type/ });
  let server: Server;
  let origin = '';

  test.beforeAll(async () => {
    server = createSiteServer({ folder: 'out', locales: ['zh-tw'], basePath: '/wrong/place' });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  test.afterAll(() => new Promise((resolve) => server.close(resolve)));

  test('B66: the home page says so, and which base path would be right', async ({ page }) => {
    await page.goto(`${origin}/wrong/place/`);
    const banner = page.locator(BANNER);
    await expect(banner).toBeVisible();
    await expect(banner).toContainText(TITLE);
    await expect(banner).toContainText('Base path of this build: / (default value)');
    await expect(banner.locator('b').last()).toHaveText('/wrong/place/');
    expect((await banner.boundingBox())!.y).toBe(0);
    await page.goto(`${origin}/wrong/place/index.html`);
    await expect(banner.locator('b').last()).toHaveText('/wrong/place/');
  });

  test('B66: in the other language, without its own part of the path', async ({ page }) => {
    await page.goto(`${origin}/wrong/place/zh-tw/`);
    await expect(page.locator(BANNER)).toContainText('網站未能正確載入');
    await expect(page.locator(`${BANNER} b`).last()).toHaveText('/wrong/place/');
  });

  test('B66: no other page says so', async ({ page }) => {
    await page.goto(`${origin}/wrong/place/BSP/Overview`);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator(BANNER)).toBeEmpty();
  });
});

test('B66: no false alarm where the application’s scripts are slow, and no text outside the script', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain(TITLE);
  expect(html.replace(/<script[\s\S]*?<\/script>/g, '')).not.toContain(TITLE);
  let go = () => {};
  const released = new Promise<void>((resolve) => (go = resolve));
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect(page.locator(BANNER)).toBeEmpty();
  await expect(page.locator('html[data-has-hydrated=true]')).toHaveCount(0);
  go();
  await hydrated(page);
  await expect(page.locator(BANNER)).toBeEmpty();
});

test.describe('the deferred file alone fails', () => {
  test.use({ expectConsole: /ERR_FAILED/ });

  test('B66: the notice stays, and so does the application', async ({ page }) => {
    await page.route(/\/loaded\.js/, (route) => route.abort('failed'));
    await open(page, '/');
    await expect(page.locator(BANNER)).toContainText(TITLE);
    await page.locator('main').getByRole('link', { name: 'All courses' }).click();
    await expect(page).toHaveURL(/\/training$/);
  });
});

test('B66: names another base path as it is, and a path from the address is text', async ({
  page,
}) => {
  const settings: BaseUrlSettings = {
    basePath: '/docs/',
    localePath: '',
    marker: 'neverLoaded',
    words: {
      title: TITLE,
      reason: 'R',
      current: 'Built for',
      default: '(default value)',
      suggestion: 'Try',
    },
  };
  const script = withSettings(await bundleInlineScript('base-url'), settings);
  await page.route('http://localhost/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>x</title><body><div id=base-url-issue-banner></div><script>${script}</script>`,
    }),
  );
  await page.goto('http://localhost/<img src=x onerror=alert(1)>/');
  await expect(page.locator(BANNER)).toContainText('Built for /docs/');
  await expect(page.locator(BANNER)).not.toContainText('default value');
  await expect(page.locator(`${BANNER} img`)).toHaveCount(0);
});
