import type { Page } from '@playwright/test';
import { FIXTURE_URL, hydrated, open, test, expect } from './site.ts';

const sidebar = (page: Page) => page.locator('#docs-sidebar');
const category = (page: Page, key: string) => sidebar(page).locator(`li[data-category="${key}"]`);
const toggle = (page: Page, key: string) => category(page, key).locator('> div [data-toggle]');

test('B44: opening a category closes its neighbors of the same level, and only those', async ({
  page,
}) => {
  await open(page, '/BSP/EPC-R7300/Ubuntu%2022.04/V1.1.0');
  await expect(toggle(page, 'EPC-R7300')).toHaveAttribute('aria-expanded', 'true');
  await expect(toggle(page, 'EPC-R7300/Ubuntu 22.04')).toHaveAttribute('aria-expanded', 'true');
  await toggle(page, 'EPC-R7300/Ubuntu 20.04').click();
  await expect(toggle(page, 'EPC-R7300/Ubuntu 22.04')).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle(page, 'EPC-R7300')).toHaveAttribute('aria-expanded', 'true');
  await toggle(page, 'AOM-2721').click();
  await expect(toggle(page, 'EPC-R7300')).toHaveAttribute('aria-expanded', 'false');
  await expect(
    sidebar(page).getByRole('link', { name: 'V1.1.0' }).filter({ visible: true }),
  ).toHaveCount(0);
  await expect(toggle(page, 'EPC-R7300/Ubuntu 20.04')).toHaveAttribute('aria-expanded', 'true');
});

test('B44: without that setting neighbors stay open', async ({ page }) => {
  await open(page, `${FIXTURE_URL}/Guide/basics/first-steps`);
  await toggle(page, 'names with spaces').click();
  await expect(toggle(page, 'names with spaces')).toHaveAttribute('aria-expanded', 'true');
  await expect(toggle(page, '01-basics')).toHaveAttribute('aria-expanded', 'true');
});

test('B44: categories keep their state while the reader stays in the section, and start again in another', async ({
  page,
}) => {
  await open(page, `${FIXTURE_URL}/Guide/basics/first-steps`);
  await toggle(page, 'names with spaces').click();
  await sidebar(page).getByRole('link', { name: 'Code' }).click();
  await expect(page.locator('h1')).toHaveText('Code and pictures');
  await expect(toggle(page, 'names with spaces')).toHaveAttribute('aria-expanded', 'true');
  await page.evaluate(() =>
    (document.querySelector<HTMLAnchorElement>('footer a') ?? document.createElement('a')).click(),
  );
  await expect(page).toHaveURL(`${FIXTURE_URL}/`);
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('a[href^="/Guide"]')!.click(),
  );
  await expect(toggle(page, 'names with spaces')).toHaveAttribute('aria-expanded', 'false');
});

test('B44: a navigation into a closed category opens it; all categories above the page are marked', async ({
  page,
}) => {
  await open(page, '/BSP/Overview');
  await expect(toggle(page, 'EPC-R7300')).toHaveAttribute('aria-expanded', 'false');
  await page.locator('article a[href="/BSP/EPC-R7300/Overview"]').first().click();
  await expect(toggle(page, 'EPC-R7300')).toHaveAttribute('aria-expanded', 'true');
  await expect(sidebar(page).locator('a[aria-current=page]')).toBeVisible();
  await page.locator('article a[href*="Ubuntu%2022.04"]').first().click();
  await expect(page.locator('h1')).toContainText('V1.1.0');
  await expect
    .poll(() =>
      sidebar(page)
        .locator('li[data-active]')
        .evaluateAll((list) => list.map((item) => item.getAttribute('data-category'))),
    )
    .toEqual(['EPC-R7300', 'EPC-R7300/Ubuntu 22.04']);
  await expect(category(page, 'EPC-R7300/Ubuntu 22.04').locator('> ul')).toHaveAttribute(
    'data-level',
    '3',
  );
});

test('B44: the label of a category with a page goes there and opens it; pressed again there it closes', async ({
  page,
}) => {
  await open(page, '/BSP/Overview');
  const label = category(page, 'EPC-R7300/Ubuntu 20.04').locator('> div > a');
  await toggle(page, 'EPC-R7300').click();
  await label.click();
  await expect(label).toHaveAttribute('aria-current', 'page');
  const caret = toggle(page, 'EPC-R7300/Ubuntu 20.04');
  await expect(caret).toHaveAccessibleName('Collapse sidebar category ‘Ubuntu 20.04’');
  await label.click();
  await expect(caret).toHaveAttribute('aria-expanded', 'false');
  await expect(caret).toHaveAccessibleName('Expand sidebar category ‘Ubuntu 20.04’');
  await label.click();
  await expect(caret).toHaveAttribute('aria-expanded', 'true');
});

test('B44: what is closed cannot be reached with the keyboard', async ({ page }) => {
  await open(page, '/BSP/Overview');
  await toggle(page, 'AOM-2721').focus();
  await page.keyboard.press('Tab');
  await expect(toggle(page, 'EPC-R3720')).toBeFocused();
});

test('B44: the list keeps its place on a navigation, and the window never moves for it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await open(page, '/weda/docs/Introduction');
  await sidebar(page).evaluate((element) => (element.scrollTop = 60));
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('#docs-sidebar a[href$="/library/Install"]')!.click(),
  );
  await expect(page.locator('h1')).toContainText('Install');
  expect(await sidebar(page).evaluate((element) => element.scrollTop)).toBe(60);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('B44: links to other sites and HTML stand in the sidebar', async ({ page }) => {
  await open(page, `${FIXTURE_URL}/Guide/basics/first-steps`);
  const external = sidebar(page).getByRole('link', { name: 'Spare parts (opens in a new tab)' });
  await expect(external).toHaveAttribute('target', '_blank');
  await expect(external).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(external.locator('svg')).toBeVisible();
  await expect(sidebar(page).locator('li.handbook strong')).toHaveText('Handbook');
});

test.describe('unlisted pages', () => {
  test.use({ baseURL: FIXTURE_URL });

  test('B44: one shows in the sidebar only while it is the page at hand, with its category', async ({
    page,
    request,
  }) => {
    expect(await (await request.get('/Guide/basics/first-steps')).text()).not.toContain('secret');
    await open(page, '/Guide/secrets/secret-page');
    await expect(sidebar(page).locator('a[aria-current=page]')).toHaveText('Secret page');
    await expect(category(page, '05-secrets')).toBeVisible();
    await sidebar(page).getByRole('link', { name: 'Code' }).click();
    await expect(page.locator('h1')).toHaveText('Code and pictures');
    await expect(category(page, '05-secrets')).toHaveCount(0);
    await page.goBack();
    await expect(sidebar(page).locator('a[aria-current=page]')).toHaveText('Secret page');
  });

  test('B44: a category that lists nothing is a plain link, and a category while its unlisted page is open', async ({
    page,
  }) => {
    await open(page, '/Guide/tools');
    await expect(sidebar(page).locator('a[aria-current=page]')).toHaveText('Tools');
    await expect(category(page, '06-tools')).toHaveCount(0);
    await open(page, '/Guide/tools/secret-tool');
    await expect(sidebar(page).getByRole('link', { name: 'Tools', exact: true })).toHaveCount(1);
    await expect(category(page, '06-tools').locator('a[aria-current=page]')).toHaveText(
      'Secret tool',
    );
    await sidebar(page).getByRole('link', { name: 'Tools', exact: true }).click();
    await expect(category(page, '06-tools')).toHaveCount(0);
    await expect(sidebar(page).locator('a[aria-current=page]')).toHaveText('Tools');
  });
});

test('B45: the sidebar can be hidden and brought back, and the text takes its place', async ({
  page,
}) => {
  await open(page, '/BSP/EPC-R7300/Overview');
  const content = page.locator('main').locator('..');
  const width = async () => Math.round((await content.boundingBox())!.width);
  const before = await width();
  const hide = page.getByRole('button', { name: 'Collapse sidebar', exact: true });
  const show = page.getByRole('button', { name: 'Expand sidebar', exact: true });
  await expect(hide).toBeInViewport();
  await expect(hide).toHaveAttribute('title', 'Collapse sidebar');
  await expect(show).toBeHidden();
  await hide.click();
  await expect(show).toBeFocused();
  await expect.poll(async () => (await width()) - before).toBe(270);
  await expect(sidebar(page).getByRole('link').first()).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(show).toBeVisible();
  await show.focus();
  await page.keyboard.press('Enter');
  await expect(hide).toBeFocused();
  await expect.poll(width).toBe(before);
});

test('B45: the bar that hides the sidebar stands below the list, over none of its entries', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await open(page, '/weda/api/weda-api');
  const bar = (await page
    .getByRole('button', { name: 'Collapse sidebar', exact: true })
    .boundingBox())!;
  const list = (await sidebar(page).boundingBox())!;
  expect(list.y + list.height).toBeLessThanOrEqual(bar.y);
  // Beside the hairline of the navbar, the bar ends with the window.
  expect(Math.abs(bar.y + bar.height - 500)).toBeLessThanOrEqual(1);
  const last = sidebar(page).locator('li a:visible, li button:visible').last();
  await last.focus();
  const box = (await last.boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
});

test('B45: it stays hidden on other pages and after loading again, without a shift', async ({
  page,
}) => {
  await open(page, '/BSP/EPC-R7300/Overview');
  await page.getByRole('button', { name: 'Collapse sidebar', exact: true }).click();
  await page.locator('article a[href*="Ubuntu%2022.04"]').first().click();
  await expect(page.locator('h1')).toContainText('V1.1.0');
  const show = page.getByRole('button', { name: 'Expand sidebar', exact: true });
  await expect(show).toBeVisible();
  await page.addInitScript(() => {
    const state = { shift: 0 };
    Object.assign(window, { state });
    new PerformanceObserver((list) =>
      list
        .getEntries()
        .forEach((entry) => (state.shift += (entry as unknown as { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await hydrated(page);
  await expect(show).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(
    await page.evaluate(() => (window as unknown as { state: { shift: number } }).state.shift),
  ).toBeLessThan(0.01);
  await open(page, '/');
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('main a[href="/weda/docs/Introduction"]')!.click(),
  );
  await expect(show).toBeVisible();
});

test('B45: on a narrow screen there is nothing to hide', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.addInitScript(() => localStorage.setItem('docs-sidebar-hidden', 'true'));
  await open(page, '/BSP/Overview');
  await page.locator('header button[popovertarget="docs-sidebar"]').click();
  await expect(sidebar(page).getByRole('link', { name: 'Overview' }).first()).toBeVisible();
  await expect(page.locator('[data-hide-sidebar]:visible')).toHaveCount(0);
});

test('B45: where the site does not offer it, there is nothing to hide', async ({ page }) => {
  await open(page, `${FIXTURE_URL}/Guide/basics/first-steps`);
  await expect(sidebar(page).getByRole('link', { name: 'Code' })).toBeVisible();
  await expect(page.locator('[data-hide-sidebar]')).toHaveCount(0);
});

test('B45: with reduced motion the sidebar is hidden at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/BSP/Overview');
  const widths = await page.evaluate(() => {
    const element = document.getElementById('docs-sidebar')!;
    const before = element.offsetWidth;
    document.querySelector<HTMLElement>('[data-hide-sidebar=hide]')!.click();
    return [before, element.offsetWidth];
  });
  expect(widths).toEqual([300, 30]);
});
