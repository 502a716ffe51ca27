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
      await expect(panel.locator('[data-row=recent]')).toHaveCount(1);
      await panel.locator('[data-search-foot] button').last().click();
      await expect(panel.locator('[data-row=recent]')).toHaveCount(0);
      await expect(rows.first()).toBeVisible();
    });

    test('B81: each earlier search can be removed, by its button and by the key Delete', async ({
      page,
    }) => {
      await open(page, `${locale}/weda/docs/Introduction`);
      await page.evaluate(() => {
        const suffix = document.documentElement.dataset.storageSuffix ?? '';
        localStorage.setItem(`search.recent${suffix}`, JSON.stringify(['mqtt', 'docker', 'gpio']));
      });
      const { field, panel } = searchBox(page);
      const recent = panel.locator('[data-row=recent]');
      await field.click();
      await expect(recent).toHaveText(['mqtt', 'docker', 'gpio']);
      const remove = panel.getByRole('button', { name: /[“「]docker[”」]/ });
      // Both at once: other rows come meanwhile.
      const [row, button] = await recent
        .nth(1)
        .evaluate(
          (element, other) => [element, other].map((part) => part.getBoundingClientRect()),
          await remove.elementHandle(),
        );
      expect([button!.y, button!.height]).toEqual([row!.y, row!.height]);
      expect(button!.right).toBeLessThanOrEqual(row!.right);
      await remove.click();
      await expect(recent).toHaveText(['mqtt', 'gpio']);
      await expect(field).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Delete');
      await expect(recent).toHaveText(['gpio']);
      await expect(recent).toHaveAttribute('aria-selected', 'true');
      await open(page, `${locale}/weda/docs/Introduction`);
      await field.click();
      await expect(recent).toHaveText(['gpio']);
    });

    test('B82: a slash in a field is a letter', async ({ page }) => {
      await open(page, `${locale}/search`);
      const field = page.locator('main input[name=q]');
      await field.fill('a');
      await page.keyboard.press('/');
      await expect(field).toHaveValue('a/');
      await expect(field).toBeFocused();
      await field.blur();
      await page.keyboard.press('/');
      await expect(searchBox(page).field).toBeFocused();
      await page.keyboard.press('/');
      await expect(searchBox(page).field).toHaveValue(/\/$/);
    });

    test('B80: on a phone the letters of every field are large enough that nothing is zoomed', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const fields = page.locator(
        ':is(input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea):visible',
      );
      for (const path of ['/BSP/Overview', '/search?q=mqtt', '/']) {
        await open(page, locale + path);
        if (path.startsWith('/search')) await page.locator('select[name=ctx]').waitFor();
        const sizes = await fields.evaluateAll((all) =>
          all.map((one) => parseFloat(getComputedStyle(one).fontSize)),
        );
        expect(sizes.length).toBeGreaterThan(0);
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
      }
    });

    test.describe('without storage', () => {
      test.use({ expectConsole: /The browser keeps nothing for this site/ });

      test('B81: an empty box offers no earlier searches', async ({ page }) => {
        await page.addInitScript(() => {
          for (const name of ['localStorage', 'sessionStorage'])
            Object.defineProperty(window, name, {
              get: () => {
                throw new DOMException('denied', 'SecurityError');
              },
            });
        });
        await open(page, `${locale}/weda/docs/Introduction`);
        const title = await page.locator('h1').innerText();
        await type(page, 'mqtt');
        const { field, rows, panel } = searchBox(page);
        await rows.first().click();
        await expect(page).toHaveURL(/_highlight=mqtt/);
        // The page comes after its address, and its terms would fill an empty field.
        await expect(page.locator('h1')).not.toHaveText(title);
        await field.fill('');
        await field.click();
        await expect(panel.locator('[data-row=page]').first()).toBeVisible();
        await expect(panel.locator('[data-row=recent]')).toHaveCount(0);
        await expect(panel.locator('[data-search-foot] button')).toHaveCount(1);
      });
    });

    test('B81: outside all manuals an empty box offers the manuals', async ({ page }) => {
      await open(page, `${locale}/search`);
      const { field, rows } = searchBox(page);
      await field.click();
      await expect(rows).toHaveCount(8);
      const address = (await rows.first().getAttribute('href'))!;
      await rows.first().click();
      await expect(page).toHaveURL(address);
    });

    test('B92: better pages of other manuals stand under a heading of their own; the box says where it searches, and the reader can change it there', async ({
      page,
    }) => {
      await open(page, `${locale}/BSP/Overview`);
      await type(page, 'watchdog');
      const { panel, rows } = searchBox(page);
      const others = panel.getByRole('group').getByRole('option');
      await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
      await expect(others.first()).toHaveAttribute('href', new RegExp(`^${locale}/weda/`));
      for (const row of await others.all())
        await expect(row).not.toHaveAttribute('href', new RegExp(`^${locale}/BSP/`));
      await expect(panel.locator('[data-search-place]')).toHaveText(/[「"].+[」"]/);
      const place = await panel.locator('[data-search-place]').textContent();
      await panel.locator('[data-search-scope]').click();
      await expect(rows.first()).toHaveAttribute('href', new RegExp(`^${locale}/weda/`));
      await expect(panel.locator('[data-search-place]')).not.toHaveText(place!);
      await panel.locator('[data-search-scope]').click();
      await expect(panel.locator('[data-search-place]')).toHaveText(place!);
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

    test('B96: a context that does not exist is named, and everything is searched', async ({
      page,
    }) => {
      await open(page, `${locale}/search?q=mqtt&ctx=Nowhere`);
      await expect(page.locator(results).first()).toBeVisible();
      await expect(page.locator('main')).toContainText('Nowhere');
    });

    test('B96: Back from a result leads to the same rows and the same place', async ({ page }) => {
      await open(page, `${locale}/search?q=gateway`);
      await expect(page.locator('[data-search-count]')).toHaveText(/\d/);
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
