import type { Page } from '@playwright/test';
import { FIXTURE_URL, open, test, expect } from './site.ts';

const KEY = 'docs-preferred-version-Manual';
const header = (page: Page) => page.locator('header[data-navbar]');
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

test.describe('a section with three versions', () => {
  test.use({ baseURL: FIXTURE_URL });

  test('B47: the menu lists the versions, newest first, and leads to their main pages', async ({
    page,
  }) => {
    await open(page, '/Manual/second');
    await header(page).getByRole('button', { name: 'Versions: Next' }).click();
    const items = page.getByRole('menuitem');
    await expect(items).toHaveText(['Next', '1.0 (Latest)', '0.9']);
    expect(
      await items.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['/Manual', '/Manual/1.0', '/Manual/0.9']);
    await expect(items.first()).toHaveAttribute('aria-current', 'true');
    await expect(items.last()).not.toHaveAttribute('aria-current');
  });

  test('B47: a choice is kept for its section and decides where links from elsewhere lead', async ({
    page,
  }) => {
    await open(page, '/Guide/stale');
    const link = (name: string) => header(page).getByRole('link', { name, exact: true });
    await expect(link('Manual')).toHaveAttribute('href', '/Manual/1.0');
    await header(page)
      .getByRole('button', { name: /Versions/ })
      .click();
    await page.getByRole('menuitem', { name: '0.9' }).click();
    await expect(page).toHaveURL('/Manual/0.9');
    await expect.poll(() => stored(page)).toBe('0.9');
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.startsWith('docs-preferred')),
      ),
    ).toEqual([KEY]);
    await open(page, '/Guide/stale');
    await expect(link('Manual')).toHaveAttribute('href', '/Manual/0.9');
    await expect(header(page).getByRole('button', { name: 'Versions: 0.9' })).toBeVisible();
    await expect(link('0.9')).toHaveAttribute('href', '/Manual/0.9');
    // There is no such page in 0.9: the latest version has it.
    await expect(link('Second')).toHaveAttribute('href', '/Manual/1.0/second');
    await expect(link('Guide')).toHaveAttribute('href', '/Guide/basics/first-steps');
    // Inside the section the version at hand counts, not the one that is preferred.
    await open(page, '/Manual');
    await expect(link('Second')).toHaveAttribute('href', '/Manual/second');
    await expect(header(page).getByRole('button', { name: 'Versions: Next' })).toBeVisible();
    expect(await stored(page)).toBe('0.9');
  });

  test('B47: on the first page of a visit a click leads to the preferred version', async ({
    page,
  }) => {
    await page.addInitScript((key) => localStorage.setItem(key, '0.9'), KEY);
    await open(page, '/Guide/stale');
    await header(page).getByRole('link', { name: 'Manual', exact: true }).click();
    await expect(page).toHaveURL('/Manual/0.9');
  });

  test('B47: a choice in another browser tab is followed', async ({ page, context }) => {
    await open(page, '/Guide/stale');
    const other = await context.newPage();
    await open(other, `${FIXTURE_URL}/Guide/stale`);
    await other.evaluate((key) => localStorage.setItem(key, '0.9'), KEY);
    await expect(header(page).getByRole('link', { name: 'Manual', exact: true })).toHaveAttribute(
      'href',
      '/Manual/0.9',
    );
  });

  test('B47: a stored version that does not exist is deleted and ignored, also of a section with one version', async ({
    page,
  }) => {
    await open(page, '/');
    await page.evaluate((key) => {
      localStorage.setItem(key, 'ghost');
      localStorage.setItem('docs-preferred-version-Guide', '3.0');
    }, KEY);
    await page.reload();
    await expect
      .poll(() =>
        page.evaluate(() =>
          Object.keys(localStorage).filter((key) => key.startsWith('docs-preferred')),
        ),
      )
      .toEqual([]);
    await expect(header(page).getByRole('link', { name: 'Manual', exact: true })).toHaveAttribute(
      'href',
      '/Manual/1.0',
    );
  });

  test('B48: pages of the unreleased version say so, lead to the latest, and are kept from search engines', async ({
    page,
  }) => {
    await open(page, '/Manual/second');
    const banner = page.getByRole('alert').filter({ hasText: 'Manual Next' });
    await expect(banner).toContainText('has not been released yet');
    await expect(page.locator('main')).toContainText('Version: Next');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
    const link = banner.getByRole('link', { name: 'latest version' });
    await expect(link).toHaveAttribute('href', '/Manual/1.0/second');
    await expect(banner).toContainText('(1.0 (Latest))');
    await link.click();
    await expect(page.locator('h1')).toHaveText('Second 1.0');
    await expect.poll(() => stored(page)).toBe('1.0');
  });

  test('B48: pages of an old version say so; without the same page the link leads to the main page', async ({
    page,
  }) => {
    await open(page, '/zh-tw/Manual/0.9/old');
    const banner = page.getByRole('alert').filter({ hasText: '已不再維護' });
    await expect(banner.getByRole('link')).toHaveAttribute('href', '/zh-tw/Manual/1.0');
    await expect(page.locator('main')).toContainText('版本：0.9');
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    // Above the breadcrumbs, and the badge below them.
    const order = await page
      .locator('main')
      .evaluate((main) =>
        [...main.children].map((child) => child.getAttribute('role') ?? child.localName),
      );
    expect(order.slice(0, 4)).toEqual(['alert', 'nav', 'p', 'article']);
  });

  test('B48: the latest version has a badge and no banner', async ({ page }) => {
    await open(page, '/Manual/1.0/second');
    await expect(page.locator('main')).toContainText('Version: 1.0 (Latest)');
    await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
    await expect(page.locator('meta[name=version-label]')).toHaveAttribute(
      'content',
      '1.0 (Latest)',
    );
  });
});

test('B47, B48: a site whose sections have one version shows neither menu, badge nor banner, and says its label in the head', async ({
  page,
}) => {
  for (const path of ['/BSP/Overview', '/zh-tw/weda/docs/library/Install']) {
    await open(page, path);
    await expect(header(page).getByRole('button', { name: /Versions|版本/ })).toHaveCount(0);
    await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
    await expect(page.locator('main')).not.toContainText(/Version:|版本：/);
    await expect(page.locator('meta[name=version-label]')).toHaveAttribute(
      'content',
      'Current V1.0.0',
    );
  }
});
