import { cutTitle, losses } from './axe.ts';
import { expect, FIXTURE_URL, open, test } from './site.ts';
import config from '../playwright.config.ts';

const { executablePath, args = [] } = config.use?.launchOptions ?? {};

/** The size of letters that a reader sets in the browser, twice the usual one. */
test.use({
  launchOptions: { executablePath, args: [...args, '--blink-settings=defaultFontSize=32'] },
});

test('B72: with letters of twice the size, nothing is lost in windows of 1000, 1280 and 1440 px', async ({
  page,
}) => {
  for (const path of [
    '/',
    '/search?q=docker',
    '/BSP/EPC-R7300/Overview',
    '/weda/api/create-container-registry',
    FIXTURE_URL,
    `${FIXTURE_URL}/Guide/code`,
    `${FIXTURE_URL}/shop/api/create-order`,
  ]) {
    await open(page, path);
    for (const width of [1000, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await losses(page), `${path} at ${width} px`).toEqual([]);
      // There is no room for menus beside one another.
      await expect(
        page.getByRole('button', { name: 'Toggle navigation bar' }),
        `${path} at ${width} px`,
      ).toBeVisible();
    }
  }
});

test('B72: with letters of twice the size, the title in the navbar is whole at 360 and 390 px', async ({
  page,
}) => {
  for (const path of ['/', '/Guide/code', '/zh-tw']) {
    await open(page, FIXTURE_URL + path);
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await cutTitle(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
