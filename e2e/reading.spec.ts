import { FIXTURE_URL, open, quiet, scrollTo, test, expect } from './site.ts';

test.use({ baseURL: FIXTURE_URL });

const PAGE = '/Guide/code';

test('B49: the entry of the part at hand is marked, in order, and the last at the end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, PAGE);
  const active = page.locator('[data-toc-list] a[aria-current=true]');
  const links = await page
    .locator('[data-toc-list] a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  const seen: string[] = [];
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 60) {
    const now = await page.evaluate(async (y) => {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return [...document.querySelectorAll('[data-toc-list] a[aria-current]')].map((link) =>
        link.getAttribute('href'),
      );
    }, top);
    expect(now.length).toBeLessThanOrEqual(1);
    if (now[0] && seen.at(-1) !== now[0]) seen.push(now[0]);
  }
  const order = seen.map((href) => links.indexOf(href));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(seen.length).toBeGreaterThan(5);
  await expect(active).toHaveAttribute('href', '#end');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.locator('[data-toc-list] a[href="#diff"]').click();
  await expect(active).toHaveAttribute('href', '#diff');
  await expect(active).toBeInViewport();
});

test('B61: the way back to the top is offered on the way up', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, PAGE);
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await expect(button).toBeHidden();
  await scrollTo(page, 1000);
  await expect(button).toBeHidden();
  await scrollTo(page, 950);
  await expect(button).toBeVisible();
  await scrollTo(page, 980);
  await expect(button).toBeHidden();
  await scrollTo(page, 900);
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('B97: an answer goes to the data layer and nowhere else, once a page and session', async ({
  page,
}) => {
  await open(page, '/Guide/basics/first-steps');
  const group = page.getByRole('group', { name: 'Is this helpful?' });
  await group.scrollIntoViewIfNeeded();
  // The page that comes next is fetched ahead.
  await quiet(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await group.getByRole('button', { name: 'No' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Thanks for your feedback!' }),
  ).toBeAttached();
  await expect(group.getByRole('button')).toHaveCount(0);
  expect(
    await page.evaluate(() => (window as unknown as { dataLayer?: unknown[] }).dataLayer),
  ).toEqual([{ event: 'feedback', helpful: false, path: '/Guide/basics/first-steps' }]);
  expect(requests).toEqual([]);
  await page.locator('article').getByRole('link', { name: 'elements', exact: true }).click();
  await expect(page.locator('h1')).toHaveText('Elements');
  await expect(group.getByRole('button')).toHaveCount(2);
  await page.goBack();
  await expect(
    page.getByRole('status').filter({ hasText: 'Thanks for your feedback!' }),
  ).toBeAttached();
});
