import { open, test, expect } from './site.ts';
import { INDEX_FILE, requests, searchBox, type } from './search-helpers.ts';

/** What is in no manual, in another one, and a word whose parts are on different pages only. */
const NOWHERE = 'qqxyzqq';
const WORDS = {
  '': {
    elsewhere: 'kalman',
    whole: 'Search the whole portal',
    more: /^\d+ more in other manuals$/,
    mixed: [
      ['/EdgeLink', 'AO-20W door lock'],
      ['/BSP/Overview', 'flash kalman'],
    ],
  },
  '/zh-tw': {
    elsewhere: 'kalman',
    whole: '搜尋整個網站',
    more: /^其他手冊中還有 \d+ 筆$/,
    mixed: [['/BSP/Overview', '燒錄 卡爾曼']],
  },
};

for (const [locale, words] of Object.entries(WORDS)) {
  test.describe(locale === '' ? 'English' : 'Chinese', () => {
    test('B89: a word of another manual: the box names it, offers that manual, and Enter opens a page of it', async ({
      page,
    }) => {
      await open(page, `${locale}/BSP/Overview`);
      await type(page, words.elsewhere);
      const { panel, rows } = searchBox(page);
      await expect(panel.locator('[data-search-unknown]')).toContainText(words.elsewhere);
      const manual = panel.locator('[data-row=manual]').first();
      await expect(manual).toHaveAttribute('href', /\/search\?q=.*&ctx=/);
      await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
      const whole = panel.locator('[data-search-all]');
      await expect(whole).toHaveAttribute('href', new RegExp(`^${locale}/search\\?q=[^&]*$`));
      await manual.click();
      await expect(page.locator('ol[data-search-results] a').first()).toBeVisible();
      await expect(page.locator('select[name=ctx]')).not.toHaveValue('');
    });

    test('B89: other manuals are searched while synonyms are still loading', async ({ page }) => {
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.context().route(/\/synonyms-[^/]*\.json$/, async (route) => {
        await held;
        await route.continue();
      });
      await open(page, `${locale}/BSP/Overview`);
      await type(page, words.elsewhere);
      const { panel, rows } = searchBox(page);
      await expect(rows.first()).toBeVisible();
      await expect(rows.first()).toHaveAttribute('href', /kalman/i);
      await expect(panel.locator('[data-search-unknown]')).toBeHidden();
      release();
      await expect(panel.locator('[data-search-unknown]')).toContainText(words.elsewhere);
    });

    test('B89: a word of no manual: the box names it and offers the manuals; Enter leads to the search page', async ({
      page,
    }) => {
      await open(page, `${locale}/weda/docs/Introduction`);
      await type(page, NOWHERE);
      const { panel, rows } = searchBox(page);
      await expect(panel.locator('[data-search-unknown]')).toContainText(NOWHERE);
      await expect(rows).toHaveCount(8);
      for (const row of await rows.all()) {
        await expect(row).toHaveAttribute('data-row', 'page');
        await expect(row).not.toHaveAttribute('href', /\/weda\/docs$/);
      }
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${locale}/search\\?q=${NOWHERE}$`));
      await expect(page.locator('[data-search-count]')).not.toBeEmpty();
    });

    test('B96: the search page names the word and links the whole portal and the manuals that have it', async ({
      page,
    }) => {
      const asked = encodeURIComponent(words.elsewhere);
      await open(page, `${locale}/search?q=${asked}&ctx=BSP`);
      const main = page.getByRole('main');
      await expect(main.getByText(words.elsewhere).first()).toBeVisible();
      await expect(main.locator('[data-search-sections] a').first()).toHaveAttribute(
        'href',
        /&ctx=/,
      );
      await main.getByRole('link', { name: words.whole }).click();
      await expect(main.locator('ol[data-search-results] a').first()).toBeVisible();
      await expect(page).toHaveURL(/\?q=[^&]*$/);
    });

    test('B96: a fresh search page tells how much other manuals have, and moves nothing for it', async ({
      page,
    }) => {
      let release = () => {};
      const looked = new Promise<void>((resolve) => (release = resolve));
      await page.context().route(INDEX_FILE, async (route) => {
        if (!route.request().url().includes('index-BSP')) await looked;
        await route.continue();
      });
      await open(page, `${locale}/search?q=watchdog&ctx=BSP`);
      const results = page.locator('ol[data-search-results] > li');
      const whole = page.locator('[data-search-whole]');
      await expect(page.locator('[data-search-count]')).toHaveText(/\d/);
      await expect(whole).toHaveText(words.whole);
      const before = await results.allTextContents();
      await page.evaluate(() => {
        const seen: string[] = ((window as unknown as { seen: string[] }).seen = []);
        const look = () => {
          const count = document.querySelector('[data-search-count]');
          const result = document.querySelector('[data-search-results] > li');
          const { top, height } = result!.getBoundingClientRect();
          seen.push(`${top} ${height} ${count!.textContent}`);
        };
        new MutationObserver(look).observe(document.querySelector('main')!, {
          subtree: true,
          childList: true,
          characterData: true,
        });
        look();
      });
      release();
      await expect(whole).toHaveText(words.more);
      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      expect(new Set(seen).size, seen.join('\n')).toBe(1);
      expect((await results.allTextContents()).slice(0, before.length)).toEqual(before);
    });

    for (const [path, text] of words.mixed)
      test(`B89: no row moves when other manuals have been loaded: ${text}`, async ({ page }) => {
        const files = requests(page, INDEX_FILE);
        await open(page, locale + path!);
        await type(page, text!);
        const { panel, rows } = searchBox(page);
        const unknown = panel.locator('[data-search-unknown]');
        await expect(unknown).not.toBeEmpty();
        await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
        const top = (await rows.first().boundingBox())!.y;
        const said = await unknown.textContent();
        await panel.evaluate((element) => {
          const seen: string[] = ((window as unknown as { seen: string[] }).seen = []);
          const look = () => {
            const row = element.querySelector('[role=option]');
            const line = element.querySelector('[data-search-unknown]');
            seen.push(`${row?.getBoundingClientRect().top} ${line?.textContent}`);
          };
          new MutationObserver(look).observe(element, { subtree: true, childList: true });
          look();
        });
        // The last one.
        await expect.poll(() => files.some((file) => file.includes('index-weda-api-'))).toBe(true);
        const moves = await page.evaluate(async () => {
          await new Promise((resolve) => setTimeout(resolve, 1000));
          return [...new Set((window as unknown as { seen: string[] }).seen)];
        });
        expect(moves).toEqual([`${top} ${said}`]);
      });
  });
}

test('B89: a word whose parts are on different pages only is named', async ({ page }) => {
  await open(page, '/');
  await type(page, 'nodered');
  await expect(searchBox(page).panel.locator('[data-search-unknown]')).toContainText('nodered');
});
