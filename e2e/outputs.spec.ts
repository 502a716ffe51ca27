import { FIXTURE_URL, copied, open, test, expect } from './site.ts';

test.describe('the menu of a page', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copy page: the text is copied as Markdown, which is said, and nothing moves', async ({
    page,
    request,
  }) => {
    await open(page, '/BSP/EPC-R7300/Overview');
    await page.getByText('Copy page', { exact: true }).click();
    const link = page.getByRole('link', { name: 'Copy page as Markdown' });
    // The word is there for a second only: what it does to the page is looked at when it comes.
    await link.evaluate((element) => {
      const layout = () =>
        JSON.stringify([
          element.getBoundingClientRect(),
          document.documentElement.scrollHeight,
          document.documentElement.scrollWidth,
        ]);
      const before = layout();
      new MutationObserver(() => {
        if (element.dataset.done !== undefined)
          document.body.dataset.moved = String(layout() !== before);
      }).observe(element, { attributes: true });
    });
    await link.click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
    await expect(page.locator('body')).toHaveAttribute('data-moved', 'false');
    const published = await (await request.get('/BSP/EPC-R7300/Overview.md')).text();
    expect(await copied(page)).toBe(published);
    // Then the menu closes, and the focus is where it was opened.
    await expect(page.locator('[data-page-menu] details')).not.toHaveAttribute('open');
    await expect(page.locator('[data-page-menu] summary')).toBeFocused();
    await expect(page).toHaveURL('/BSP/EPC-R7300/Overview');
  });

  test('copy page: by keyboard, and Escape closes the menu', async ({ page }) => {
    await open(page, '/zh-tw/BSP');
    const summary = page.locator('[data-page-menu] summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '複製為 Markdown' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-page-menu] details')).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: '已複製' })).toBeAttached();
    expect(await copied(page)).toMatch(/^# 開發板支援套件\n/);
  });

  test('copy page: the Markdown can be looked at', async ({ page }) => {
    await open(page, `${FIXTURE_URL}/Guide/names%20with%20spaces/C%23%20&%20C++`);
    await page.getByText('Copy page', { exact: true }).click();
    await page.getByRole('link', { name: 'View as Markdown' }).click();
    await expect(page).toHaveURL(/C\+\+\.md$/);
    await expect(page.locator('body')).toContainText('# C# & C++ by heading');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('B17: the entries of the menu are links', async ({ page }) => {
    await page.goto('/BSP/Overview');
    await page.getByText('Copy page', { exact: true }).click();
    await page.getByRole('link', { name: 'Copy page as Markdown' }).click();
    await expect(page).toHaveURL(/\/BSP\/Overview\.md$/);
  });
});
