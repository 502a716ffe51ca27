import { cutTitle, losses } from './axe.ts';
import { expect, FIXTURE_URL, open, test } from './site.ts';
import { searchBox, type } from './search-helpers.ts';

const KINDS = [
  '/',
  '/training',
  '/search?q=docker',
  '/BSP',
  '/BSP/EPC-R7300/Overview',
  '/weda/docs/library/Install',
  '/BSP/category/ubuntu-2004',
  '/BSP/tags',
  '/APIs/EdgeHub/parameters-latest-data',
  '/weda/api/create-container-registry',
];

/** A window of 1280 × 1024, enlarged: what remains of it in CSS pixels. */
for (const [percent, width, height, prefix] of [
  [200, 640, 512, '/zh-tw'],
  [400, 320, 256, ''],
] as const) {
  test(`B72: at ${percent} % nothing is lost, nothing must be scrolled sideways, and everything can be reached`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of KINDS.map((kind) => prefix + kind)) {
      await open(page, path);
      expect(await losses(page), path).toEqual([]);
      // What stays at the top while one scrolls leaves room to read.
      await page.evaluate(() => window.scrollTo(0, 600));
      const covered = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter(
            (element) =>
              /fixed|sticky/.test(getComputedStyle(element).position) && element.checkVisibility(),
          )
          .map((element) => element.getBoundingClientRect())
          .filter(
            ({ width, top, bottom }) => width > innerWidth / 2 && bottom > 0 && top < innerHeight,
          )
          .reduce((sum, { height }) => sum + height, 0),
      );
      expect(covered, path).toBeLessThan(height / 2);
    }
    for (const path of [
      '/Guide/code',
      '/Guide/basics/elements',
      '/shop/api/create-order',
      '/Manual/0.9',
    ]) {
      await open(page, FIXTURE_URL + path);
      expect(await losses(page), path).toEqual([]);
    }
    await open(page, '/BSP/Overview');
    await type(page, 'flash');
    // The list is made again while passages arrive.
    await expect(async () => {
      await searchBox(page).rows.last().scrollIntoViewIfNeeded({ timeout: 2000 });
      await expect(searchBox(page).rows.last()).toBeInViewport({ timeout: 2000 });
    }).toPass();
    expect(await losses(page), 'suggestions').toEqual([]);
    // While it has the focus the search field has the whole line.
    await open(page, '/BSP/Overview');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const last = page.locator('#docs-sidebar a:visible').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    expect(await losses(page), 'sidebar').toEqual([]);
  });
}

/** The least spacing that readers may set, by WCAG 1.4.12. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}`;

test('B72: with more space between letters, words and lines, nothing is lost at 320, 1000 and 1280 px', async ({
  page,
}) => {
  for (const path of [
    '/',
    '/BSP/EPC-R7300/Overview',
    '/weda/api/create-container-registry',
    '/zh-tw',
  ]) {
    await open(page, path);
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, SPACING);
    for (const width of [320, 1000, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await losses(page), `${path} at ${width} px`).toEqual([]);
      expect(await cutTitle(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
