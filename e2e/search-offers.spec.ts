import { open, test, expect } from './site.ts';
import { searchBox, type } from './search-helpers.ts';

const results = 'ol[data-search-results] > li';

for (const locale of ['', '/zh-tw']) {
  test.describe(locale === '' ? 'English' : 'Chinese', () => {
    test('B81: an empty box offers the first pages of the section, and earlier searches', async ({
      page,
    }) => {
      await open(page, `${locale}/weda/docs/Introduction`);
      const { field, rows, panel } = searchBox(page);
      await page.keyboard.press('/');
      await expect(field).toBeFocused();
      await expect(rows.first()).toBeVisible();
      for (const row of await rows.all())
        await expect(row).toHaveAttribute('href', new RegExp(`^${locale}/weda/docs/`));
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await type(page, 'mqtt');
      await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/_highlight=mqtt/);
      await open(page, `${locale}/weda/docs/Introduction`);
      await field.click();
      await expect(rows.first()).toHaveText('mqtt');
      await rows.first().click();
      await expect(field).toHaveValue('mqtt');
      await expect(panel.locator('[data-row=recent]')).toHaveCount(0);
      await expect(rows.nth(1)).toBeVisible();
      await field.fill('');
      await panel.locator('[data-search-foot] button').last().click();
      await expect(panel.locator('[data-row=recent]')).toHaveCount(0);
      await expect(rows.first()).toBeVisible();
    });

    test('B81: outside all manuals an empty box offers the manuals', async ({ page }) => {
      await open(page, `${locale}/training`);
      const { field, rows } = searchBox(page);
      await field.click();
      await expect(rows.first()).toBeVisible();
      const address = (await rows.first().getAttribute('href'))!;
      await rows.first().click();
      await expect(page).toHaveURL(address);
    });

    test('B92: the box says where it searches, and the reader can change it there', async ({
      page,
    }) => {
      await open(page, `${locale}/BSP/Overview`);
      await type(page, 'watchdog');
      const { panel, rows } = searchBox(page);
      await expect(panel.locator('[data-search-place]')).toHaveText(/[「"].+[」"]/);
      const place = await panel.locator('[data-search-place]').textContent();
      await panel.locator('[data-search-scope]').click();
      await expect(rows.first()).toHaveAttribute('href', new RegExp(`^${locale}/weda/`));
      await expect(panel.locator('[data-search-place]')).not.toHaveText(place!);
      await panel.locator('[data-search-scope]').click();
      await expect(panel.locator('[data-search-place]')).toHaveText(place!);
    });

    test('B92: better pages of other manuals stand under a heading of their own', async ({
      page,
    }) => {
      await open(page, `${locale}/BSP/Overview`);
      await type(page, 'watchdog');
      const others = searchBox(page).panel.getByRole('group').getByRole('option');
      await expect(others.first()).toHaveAttribute('href', new RegExp(`^${locale}/weda/`));
      for (const row of await others.all())
        await expect(row).not.toHaveAttribute('href', new RegExp(`^${locale}/BSP/`));
    });

    test('B89: words that are not there are named, and do not hide the others', async ({
      page,
    }) => {
      await open(page, `${locale}/weda/docs/Introduction`);
      await type(page, 'mqtt qqxyzqq');
      const { panel, rows } = searchBox(page);
      await expect(rows.first()).toBeVisible();
      await expect(panel.locator('[data-search-unknown]')).toContainText('qqxyzqq');
    });

    test('B89: nothing found: Enter leads to the search page', async ({ page }) => {
      await open(page, `${locale}/weda/docs/Introduction`);
      await type(page, 'qqxyzqq');
      await expect(searchBox(page).rows).toHaveCount(0);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${locale}/search\\?q=qqxyzqq$`));
      await expect(page.locator('[data-search-count]')).not.toBeEmpty();
    });

    test('B96: a context that does not exist is named, and everything is searched', async ({
      page,
    }) => {
      await open(page, `${locale}/search?q=mqtt&ctx=Nowhere`);
      await expect(page.locator(results).first()).toBeVisible();
      await expect(page.locator('main')).toContainText('Nowhere');
    });

    test('B96: Back from a result leads to the same rows and the same place', async ({ page }) => {
      await open(page, `${locale}/search?q=gateway`);
      await expect(page.locator(results)).toHaveCount(20);
      await page.getByRole('button', { name: /^(Show more results|顯示更多結果)$/ }).click();
      await expect(page.locator(results)).toHaveCount(40);
      const link = page.locator(`${results} >> nth=30`).locator('a').first();
      await link.scrollIntoViewIfNeeded();
      const top = await page.evaluate(() => scrollY);
      expect(top).toBeGreaterThan(500);
      await link.click();
      await expect(page).not.toHaveURL(/\/search\?/);
      await page.goBack();
      await expect(page.locator(results)).toHaveCount(40);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top - 100);
    });
  });
}

test('B80: on a phone the letters of the field are large enough that nothing is zoomed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/BSP/Overview', '/search']) {
    await open(page, path);
    for (const field of await page.locator('input[name=q]').all())
      expect(
        await field.evaluate((one) => parseFloat(getComputedStyle(one).fontSize)),
      ).toBeGreaterThanOrEqual(16);
  }
});
