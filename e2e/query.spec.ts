import { FIXTURE_URL, open, quiet, test, expect } from './site.ts';

test.use({ baseURL: FIXTURE_URL });

test('B6, B58: a link with another query selects the tab, brings nothing and moves nothing; back selects the one before', async ({
  page,
}) => {
  await open(page, '/Guide/code?system=linux');
  await quiet(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const link = page.getByRole('link', { name: 'For Windows' });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL('/Guide/code?system=windows');
  await expect(page.getByText('Windows here.')).toBeVisible();
  await expect(page.getByText('Windows again.')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await expect(
    page.locator('[data-locale-link][lang^=zh], a[data-locale-link]').last(),
  ).toHaveAttribute('href', /system=windows/);
  await page.goBack();
  await expect(page).toHaveURL('/Guide/code?system=linux');
  await expect(page.getByText('Linux here.')).toBeVisible();
  await expect(page.locator('#nprogress')).toHaveCount(0);
  expect(requests).toEqual([]);
});

test('B6: a link with another query and a hash goes to the heading', async ({ page }) => {
  await open(page, '/Guide/code?system=windows');
  await page.getByRole('link', { name: 'for Linux' }).click();
  await expect(page).toHaveURL('/Guide/code?system=linux#long');
  await expect(page.getByText('Linux here.')).toBeVisible();
  await expect
    .poll(() => page.locator('#long').evaluate((heading) => heading.getBoundingClientRect().top))
    .toBeLessThan(100);
});

test('B14: going back within a page shows no progress bar, and scrolling is still followed', async ({
  page,
}) => {
  await open(page, '/Guide/code');
  await page.evaluate(() => (location.hash = '#long'));
  await page.goBack();
  await page.waitForTimeout(500);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('#docs-sidebar a[href$="/first-steps"]')!.click(),
  );
  await expect(page).toHaveURL(/first-steps$/);
  await page.goBack();
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - 300))
    .toBeLessThan(50);
});
