import { productPage } from './product-pages.ts';
import { FIXTURE_URL, test, expect } from './site.ts';

const GPIO = productPage('/weda/docs/library/PeripheralAccess/GPIO');

test.describe('without JavaScript', () => {
  test('B17: the search box leads to the search page, which says what it needs', async ({
    page,
  }) => {
    await page.goto('/zh-tw/BSP/Overview');
    await page.getByRole('search').getByRole('combobox').fill('燒錄');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/zh-tw\/search\?q=/);
    expect(await page.locator('main').innerHTML()).toContain('搜尋功能需要 JavaScript');
    await page.goto(`${FIXTURE_URL}/search`);
    const field = await page.locator('main input[type=search]').boundingBox();
    const words = await page.locator('main noscript p').boundingBox();
    expect(words!.y - field!.y - field!.height).toBeGreaterThan(8);
  });

  test.use({ javaScriptEnabled: false });

  test('B17: a page can be read: content, open sidebar, all tabs, table of contents', async ({
    page,
  }) => {
    await page.goto('/weda/docs/library/Install');
    await expect(page.locator('h1')).toHaveText(productPage('/weda/docs/library/Install').title);
    for (const tab of ['Python', 'C#'])
      await expect(page.locator('[role=tabpanel]', { hasText: tab }).first()).toBeVisible();
    await expect(page.locator('article')).toContainText('dotnet add package Advantech.Edge');
    await expect(page.locator(`#docs-sidebar a[href="${GPIO.path}"]`)).toBeVisible();
    await page.locator(`#docs-sidebar a[href="${GPIO.path}"]`).click();
    await expect(page.locator('h1')).toHaveText(GPIO.title);
  });

  test('B17: a page that begins at a heading shows it below the navbar', async ({ page }) => {
    await page.goto(`${FIXTURE_URL}/Guide/basics/elements#tabs`);
    const navbar = (await page.getByRole('banner').boundingBox())!;
    await expect
      .poll(async () => (await page.locator('#tabs').boundingBox())!.y)
      .toBeLessThan(navbar.height + 60);
    const heading = (await page.locator('#tabs').boundingBox())!;
    expect(heading.y).toBeGreaterThanOrEqual(navbar.y + navbar.height);
  });

  test('B37: the mobile panel has a name without script, as what it is then: a part of the page', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/zh-tw/BSP/Overview');
    await page.getByRole('button', { name: '切換導覽列' }).click();
    await expect(
      page.getByRole('complementary', { name: '「開發板支援套件」的頁面' }),
    ).toBeVisible();
    await expect(page.locator('[aria-modal]')).toHaveCount(0);
  });

  test('B17: menus open with the keyboard and lead to pages', async ({ page }) => {
    await page.goto('/');
    await page.locator('header summary').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('header details[open]').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/BSP\/Overview$/);
  });

  test('B17: on a phone the menu button opens the sidebar, and its first button the main menu', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/zh-tw/BSP/Overview');
    await expect(page.locator('#docs-sidebar')).toBeHidden();
    await page.getByRole('button', { name: '切換導覽列' }).click();
    await expect(page.locator('#docs-sidebar')).toBeVisible();
    await page.getByRole('button', { name: '回到主選單' }).click();
    await expect(page.locator('#main-menu')).toBeVisible();
    await page.locator('#main-menu').getByRole('link', { name: 'WEDA 從' }).click();
    await expect(page).toHaveURL(/\/zh-tw\/weda\/docs\/Introduction$/);
  });
});
