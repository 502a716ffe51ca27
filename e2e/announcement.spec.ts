import type { Page } from '@playwright/test';
import { FIXTURE_URL, VARIANT_URL, hydrated, open, test, expect } from './site.ts';

const bar = (page: Page) => page.locator('[data-announcement]');
const stored = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('docusaurus.announcement.id'),
    localStorage.getItem('docusaurus.announcement.dismiss'),
  ]);

test.use({ emptyTagManager: true });

test('B64: the product has no announcement', async ({ page }) => {
  await page.goto('/');
  await expect(bar(page)).toHaveCount(0);
});

test.describe('an announcement that can be closed', () => {
  test.use({ baseURL: FIXTURE_URL });

  test('B64: stands above the navbar, in the language of the page, and its links lead on', async ({
    page,
  }) => {
    await open(page, '/Guide');
    const region = page.getByRole('region', { name: 'Announcement' });
    await expect(region).toContainText('A new version is here');
    const box = (await region.boundingBox())!;
    expect(box.height).toBe(30);
    expect((await page.locator('header').first().boundingBox())!.y).toBe(box.y + box.height);
    await region.getByRole('link').click();
    await expect(page.locator('h1')).toHaveText('First steps');
    await expect(region).toBeVisible();
    // The navbar of this site hides on the way down and comes back on the way up, to the very top.
    await page.setViewportSize({ width: 1440, height: 400 });
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    await expect(page.locator('header[data-hidden]')).toHaveCount(1);
    await page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }));
    await expect.poll(async () => (await page.locator('header').first().boundingBox())!.y).toBe(0);
    await open(page, '/zh-tw/Guide');
    await expect(page.getByRole('region', { name: '公告' })).toContainText('新版本已推出');
  });

  test('B64: once closed it stays away, from the first frame on and in other tabs', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await open(other, '/Guide');
    await open(page, '/Guide/basics/first-steps');
    expect(await stored(page)).toEqual(['spring', 'false']);
    await bar(page).getByRole('button', { name: 'Close' }).click();
    await expect(bar(page)).toBeHidden();
    await expect(bar(other)).toBeHidden();
    expect(await stored(page)).toEqual(['spring', 'true']);
    expect((await page.locator('header').first().boundingBox())!.y).toBe(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.addInitScript(() => {
      const tops: number[] = [];
      Object.assign(window, { tops });
      const look = () => {
        const header = document.querySelector('header');
        if (header) tops.push(header.getBoundingClientRect().top);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.reload();
    await hydrated(page);
    await expect(bar(page)).toBeHidden();
    const tops = await page.evaluate(() => (window as unknown as { tops: number[] }).tops);
    expect(tops.length).toBeGreaterThan(0);
    expect(new Set(tops)).toEqual(new Set([0]));
  });

  test('B64: a new announcement comes back to those who have closed an earlier one', async ({
    page,
  }) => {
    await open(page, '/Guide');
    await bar(page).getByRole('button', { name: 'Close' }).click();
    await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'winter'));
    await page.reload();
    await hydrated(page);
    await expect(bar(page)).toBeVisible();
    expect(await stored(page)).toEqual(['spring', 'false']);
  });

  test('B64: is as high as it needs on a narrow screen, and not printed', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, '/Guide');
    expect((await bar(page).boundingBox())!.height).toBeGreaterThan(30);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
    await page.emulateMedia({ media: 'print' });
    await expect(bar(page)).toBeHidden();
  });

  test.describe('where the browser keeps nothing', () => {
    test.use({ expectConsole: /The browser keeps nothing for this site/ });

    test('B64: is shown with each load, and closes until then', async ({ page }) => {
      await page.addInitScript(() =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        }),
      );
      await open(page, '/Guide/basics/first-steps');
      await bar(page).getByRole('button', { name: 'Close' }).click();
      await expect(bar(page)).toBeHidden();
      await page.locator('article').getByRole('link', { name: 'elements', exact: true }).click();
      await expect(page.locator('h1')).toHaveText('Elements');
      await expect(bar(page)).toBeHidden();
      await page.reload();
      await expect(bar(page)).toBeVisible();
    });
  });
});

test('B64: one that cannot be closed has no button, has its colors, and comes whatever is stored', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.announcement.id-variant', 'announcement-bar');
    localStorage.setItem('docusaurus.announcement.dismiss-variant', 'true');
  });
  await open(page, `${VARIANT_URL}/Guide`);
  await expect(bar(page)).toBeVisible();
  await expect(bar(page)).toHaveText('This stays.');
  await expect(bar(page).getByRole('button')).toHaveCount(0);
  await expect(bar(page)).toHaveCSS('background-color', 'rgb(255, 224, 138)');
  await expect(bar(page)).toHaveCSS('color', 'rgb(32, 26, 0)');
});
