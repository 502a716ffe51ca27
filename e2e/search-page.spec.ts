import { FIXTURE_URL, open, test, expect } from './site.ts';
import { INDEX, requests, searchBox, type } from './search-helpers.ts';

const results = 'ol[data-search-results] > li';

test('B96: an address with a query shows its results, their number and their passages', async ({
  page,
}) => {
  await open(page, '/search?q=docker');
  await expect(page.locator('h1')).toHaveText('Search results for "docker"');
  await expect(page).toHaveTitle('Search results for "docker" | Advantech Learning Portal');
  await expect(page.locator('[data-search-count]')).toHaveText(/^\d+ documents found$/);
  await expect(page.locator(results).first()).toContainText('Docker Environment');
  await expect(page.locator(`${results} i`).first()).toHaveText('WEDA › Containerization');
  await expect(page.locator(`${results} mark`).first()).toBeVisible();
  await expect(page.locator('main input[name=q]')).toHaveValue('docker');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  const link = page.locator(`${results} a`).first();
  await expect(link).toHaveAttribute('href', /\?_highlight=docker/);
  await link.click();
  await expect(page.locator('article mark[data-search-mark]').first()).toBeVisible();
});

test('B96: the footer is below the window before results come, so that they do not move it', async ({
  page,
}) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    let come = (): void => undefined;
    const coming = new Promise<void>((resolve) => (come = resolve));
    await page.route(/\.js$/, async (route) => {
      await coming;
      await route.continue();
    });
    await page.goto(`${FIXTURE_URL}/search?q=code`, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
    come();
    await expect(page.locator(results).first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('B96: a result has the place of its passages before they come, and keeps it under the pointer', async ({
  page,
}) => {
  for (const [width, least] of [
    [1440, 180],
    [390, 280],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    let come = (): void => undefined;
    const coming = new Promise<void>((resolve) => (come = resolve));
    await page.context().route(/\/_search\/.*\/t\//, async (route) => {
      await coming;
      await route.continue();
    });
    await open(page, `${FIXTURE_URL}/search?q=code`);
    await expect(page.locator(results).first()).toBeVisible();
    await expect(page.locator(`${results} p`)).toHaveCount(0);
    expect((await page.locator(results).first().boundingBox())?.height).toBeGreaterThan(least);
    const tops = () =>
      page
        .locator(results)
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    await page.locator(`${results} > a`).first().hover();
    const before = await tops();
    come();
    await expect(page.locator(`${results} p`).first()).toBeVisible();
    await expect(page.locator('[data-search-count]')).toHaveText(/^\d+ documents found$/);
    expect(await tops()).toEqual(before);
    const cut = await page
      .locator(results)
      .evaluateAll((items) => items.filter((item) => item.scrollHeight > item.clientHeight).length);
    expect(cut).toBe(0);
    await page.mouse.move(2, 2);
    await expect(page.locator(`${results}[data-incomplete]`)).toHaveCount(0);
    await page.context().unrouteAll({ behavior: 'wait' });
  }
});

test('B96: typing and choosing change results and address together, in one entry of the history', async ({
  page,
}) => {
  await open(page, '/BSP/Overview');
  await page.evaluate(() => ((window as unknown as { sameDocument: boolean }).sameDocument = true));
  await type(page, 'flash');
  await page.locator('[data-search-all]').click();
  await expect(page).toHaveURL(/\/search\?q=flash&ctx=BSP$/);
  await expect(page.locator('select[name=ctx]')).toHaveValue('BSP');
  const length = await page.evaluate(() => history.length);
  const field = page.locator('main input[name=q]');
  await field.fill('kalman');
  await expect(page).toHaveURL(/\/search\?q=kalman&ctx=BSP$/);
  await expect(page.locator('[data-search-count]')).toHaveText('No documents were found');
  await page.locator('select[name=ctx]').selectOption({ label: 'Everywhere' });
  await expect(page).toHaveURL(/\/search\?q=kalman$/);
  await expect(page.locator(results).first()).toContainText('Data pipeline');
  await page.locator('select[name=ctx]').selectOption({ label: 'WEDA' });
  await expect(page).toHaveURL(/ctx=weda%2Fdocs/);
  expect(await page.evaluate(() => history.length)).toBe(length);
  await page.goBack();
  await expect(page).toHaveURL(/\/BSP\/Overview$/);
  await page.goForward();
  await expect(page.locator('main input[name=q]')).toHaveValue('kalman');
  await expect(page.locator('select[name=ctx]')).toHaveValue('weda/docs');
  expect(
    await page.evaluate(() => (window as unknown as { sameDocument?: boolean }).sameDocument),
  ).toBe(true);
});

test('B96: the page follows its address: another query from the box, then back', async ({
  page,
}) => {
  await open(page, '/search?q=docker');
  await expect(page.locator(results).first()).toContainText('Docker Environment');
  await type(page, 'gpio');
  await page.locator('[data-search-all]').click();
  await expect(page.locator('main input[name=q]')).toHaveValue('gpio');
  await expect(page.locator(results).first()).toContainText('GPIO');
  await page.goBack();
  await expect(page.locator('main input[name=q]')).toHaveValue('docker');
  await expect(page.locator(results).first()).toContainText('Docker Environment');
});

test('B96: without a query it asks for one; gibberish finds nothing; an unknown context is left aside', async ({
  page,
}) => {
  await open(page, '/zh-tw/search');
  await expect(page.locator('h1')).toHaveText('搜尋文件');
  await expect(page.locator('main input[name=q]')).toBeFocused();
  await page.locator('main input[name=q]').fill('zxqvzxqv');
  await expect(page.locator('[data-search-count]')).toHaveText('找不到符合的文件');
  await open(page, '/search?q=docker&ctx=nope');
  await expect(page.locator(results).first()).toContainText('Docker Environment');
  await expect(page.locator('select[name=ctx]')).toHaveValue('');
});

test('B96: more results than fit come with a button, which hands the focus on, until the last one is there', async ({
  page,
}) => {
  await open(page, '/search?q=camera');
  await expect(page.locator(results)).toHaveCount(20);
  const total = async () =>
    Number((await page.locator('[data-search-count]').textContent())!.replace(/\D/g, ''));
  // Parts of the index are still coming in.
  await expect.poll(total).toBeGreaterThan(60);
  const more = page.getByRole('button', { name: 'Show more results' });
  for (let shown = 20; shown < (await total()); shown += 20) {
    await more.click();
    await expect
      .poll(
        async () => (await page.locator(results).count()) === Math.min(shown + 20, await total()),
      )
      .toBe(true);
    await expect(page.locator(results).nth(shown).locator('a').first()).toBeFocused();
  }
  await expect(page.locator(results)).toHaveCount(await total());
  await expect(more).toBeHidden();
});

test('B97: after the results the reader is asked whether they helped', async ({ page }) => {
  await open(page, '/search?q=docker');
  await expect(page.getByRole('group', { name: 'Is this helpful?' })).toBeVisible();
  await page.locator('main input[name=q]').fill('zxqvzxqv');
  await expect(page.getByRole('group', { name: 'Is this helpful?' })).toBeHidden();
});

test('B98: an older version is chosen by the address and by the page', async ({ page }) => {
  await open(page, `${FIXTURE_URL}/search?q=old&ctx=Manual&version=Manual/0.9`);
  await expect(page.locator('select[name=version]')).toHaveValue('Manual/0.9');
  await expect(page.locator(`${results} a`).first()).toHaveAttribute(
    'href',
    /^\/Manual\/0\.9\/old/,
  );
  await page.locator('main input[name=q]').fill('second');
  await page.locator('select[name=version]').selectOption({ label: 'Latest' });
  await expect(page).toHaveURL(/\/search\?q=second&ctx=Manual$/);
  await expect(page.locator(`${results} a`).first()).toHaveAttribute(
    'href',
    /^\/Manual\/1\.0\/second/,
  );
});

test('B99: addresses from elsewhere are text, and lead nowhere else', async ({ page }) => {
  const foreign: string[] = [];
  page.on(
    'request',
    (request) => new URL(request.url()).hostname !== 'localhost' && foreign.push(request.url()),
  );
  const markup = '"><img src=x onerror=alert(1)>';
  await open(page, `/search?q=${encodeURIComponent(markup)}&version=//evil.example/&ctx=../..`);
  await expect(page.locator('h1')).toHaveText(`Search results for "${markup}"`);
  await expect(page.locator('main img')).toHaveCount(0);
  for (const query of [
    'q=%E7%87%92%E9%8C%84',
    'q=%u71D2',
    'q=%',
    'q=a%00b',
    'q=+docker+',
    `q=${'x'.repeat(5000)}`,
  ]) {
    await open(page, `/search?${query}`);
    await expect(page.locator('[data-search-count]')).not.toBeEmpty();
  }
  await open(page, '/search?q=%E7%87%92%E9%8C%84');
  await expect(page.locator('main input[name=q]')).toHaveValue('燒錄');
  expect(foreign).toEqual([]);
});

test('B81: box and page share what has been loaded', async ({ page }) => {
  const files = requests(page, INDEX);
  await open(page, '/search?q=docker');
  await expect(page.locator(results).first()).toBeVisible();
  await type(page, 'docker');
  await expect(searchBox(page).rows.first()).toBeVisible();
  await expect(page.locator('main input[name=q]')).toHaveValue('docker');
  expect(new Set(files).size).toBe(files.length);
});
