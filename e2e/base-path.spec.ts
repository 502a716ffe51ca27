import { BASE_PATH } from './tested-sites.ts';
import { BASE_PATH_ORIGIN, hydrated, open, test, expect } from './site.ts';
import { INDEX, requests, rowAddresses, searchBox, type } from './search-helpers.ts';

/** The fixture site, built for `/docs`. Whatever it asks for has to lie there. */
test.use({ baseURL: BASE_PATH_ORIGIN });

test.beforeEach(({ page }) => {
  outside.length = 0;
  page.context().on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url());
    if (
      /^https?:$/.test(protocol) &&
      (origin !== BASE_PATH_ORIGIN ||
        (!pathname.startsWith(`${BASE_PATH}/`) && pathname !== BASE_PATH))
    )
      outside.push(request.url());
  });
});
test.afterEach(() => expect(outside, 'requests outside the base path').toEqual([]));
const outside: string[] = [];

test('B5, B7: soft navigation below a base path: to pages, to the home page and back, each loaded once', async ({
  page,
}) => {
  const documents: string[] = [];
  page.on(
    'request',
    (request) => request.resourceType() === 'document' && documents.push(request.url()),
  );
  await open(page, '/docs/Guide/basics/first-steps');
  await page.locator('article a', { hasText: 'elements' }).first().click();
  await expect(page).toHaveURL('/docs/Guide/basics/elements');
  await expect(page.locator('h1')).toHaveText('Elements');
  await expect(page.locator('#docs-sidebar a[aria-current=page]')).toHaveText('Elements');
  // The home page: its address loses its slash, and its data, which is fetched ahead, lies below
  // the base path.
  await page.waitForLoadState('networkidle');
  await page.locator('header a[href="/docs"]').first().click();
  await expect(page).toHaveURL(/:\d+\/docs\/?$/);
  // The address comes before the page, and the old page has such a link, too.
  await expect(page.locator('h1')).not.toHaveText('Elements');
  await page.locator('main a[href^="/docs/Guide"]').first().click();
  await expect(page).toHaveURL(/\/docs\/Guide/);
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/docs\/?$/);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Elements');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('First steps');
  expect(documents).toHaveLength(1);
});

test('B8: below a base path the language menu keeps page, query and hash, from the home page, too', async ({
  page,
}) => {
  // The jump to a heading hides the navbar, and a click on it while it slides in would miss.
  const comeIntoView = async () => {
    await page.evaluate(() => scrollTo(0, 0));
    const bar = page.locator('header').first();
    await expect(bar).not.toHaveAttribute('data-hidden');
    await bar.evaluate((element) =>
      Promise.all(element.getAnimations().map(({ finished }) => finished)),
    );
  };
  const choose = async (from: string, to: string) => {
    await comeIntoView();
    await page.locator('header').getByRole('button', { name: from }).click();
    await page.getByRole('menuitem', { name: to }).click();
    await hydrated(page);
  };
  await open(page, '/docs/Guide/basics/first-steps?a=1#two');
  await choose('English', '繁體中文');
  await expect(page).toHaveURL(/\/docs\/zh-tw\/Guide\/basics\/first-steps\?.*a=1.*#two$/);
  await expect(page.locator('h1')).toHaveText('第一步');
  await hydrated(page);
  await comeIntoView();
  await page.locator('header a[href="/docs/zh-tw"]').first().click();
  await expect(page).toHaveURL(/\/docs\/zh-tw\/?$/);
  // The address comes before the page; a menu that is opened between them belongs to the old one.
  await expect(page.locator('h1')).not.toHaveText('第一步');
  await choose('繁體中文', 'English');
  await expect(page).toHaveURL(/:\d+\/docs\/\?from=menu$/);
});

test('B83, B93: the search below a base path: index, worker, a hit, the search page, the marks', async ({
  page,
}) => {
  const files = requests(page, /_search/);
  await open(page, '/docs/Guide/code');
  await type(page, 'elements');
  await expect(searchBox(page).rows.first()).toHaveAttribute('aria-selected', 'true');
  expect(files.filter((file) => INDEX.test(file)).length).toBeGreaterThan(0);
  const addresses = await rowAddresses(page);
  for (const address of addresses) expect(address).toMatch(/^\/docs\//);
  expect(addresses.some((address) => address.startsWith('/docs/Guide/basics/elements'))).toBe(true);
  await searchBox(page).field.press('Enter');
  await expect(page).toHaveURL(/\/docs\/Guide\/.*_highlight=elements/);
  await expect(page.locator('article mark').first()).toBeVisible();
  await open(page, '/docs/zh-tw/search?q=elements');
  const hit = page.locator('main a[href^="/docs/zh-tw/Guide"]').first();
  await expect(hit).toBeVisible();
  await hit.click();
  await expect(page).toHaveURL(/\/docs\/zh-tw\/Guide\//);
});

test('B58: pictures, diagrams and files below a base path', async ({ page, request }) => {
  await open(page, '/docs/Guide/basics/elements');
  const picture = page.locator('article img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByRole('img', { name: 'Diagram' })).toBeVisible();
  await page.goto('/docs/Guide/basics/first-steps');
  const file = await page.locator('article a', { hasText: 'notes' }).getAttribute('href');
  expect(file).toBe('/docs/files/notes.txt');
  expect((await request.get(file!)).status()).toBe(200);
});

test.describe('what is not there', () => {
  test.use({ expectConsole: /404/ });

  test('B4: below a base path the 404 page has the language of the path and leads home', async ({
    page,
  }) => {
    expect((await page.goto('/docs/nope'))?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/docs/zh-tw/nope');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-TW');
    await expect(page.locator('main a[href="/docs/zh-tw"]').first()).toBeVisible();
  });
});

test('B120, B131: an API section below a base path: sidebar, samples, links of descriptions, downloads', async ({
  page,
  request,
}) => {
  await open(page, '/docs/shop/api/list-orders');
  await page.locator('#docs-sidebar a[href="/docs/shop/api/create-order"]').click();
  await expect(page.locator('h1')).toHaveText('Create an order');
  await expect(page.locator('[data-samples] code:visible').first()).toContainText('/orders');
  await page.goto('/docs/shop/api/shop-api');
  expect(
    await page
      .locator('article a, main a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toContain('/docs/Guide/basics/first-steps');
  const downloads = await page.locator('a[download]').all();
  expect(downloads.length).toBeGreaterThan(0);
  for (const link of downloads)
    expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
});

test('B66: below its base path the home page does not say that it is served from elsewhere', async ({
  page,
}) => {
  for (const path of ['/docs/', '/docs', '/docs/zh-tw/', '/docs/index.html']) {
    await open(page, path);
    await expect(page.locator('#base-url-issue-banner')).toBeEmpty();
  }
});
