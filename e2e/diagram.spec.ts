import type { Page } from '@playwright/test';
import { open, test, expect } from './site.ts';

/** The drawing that is shown of a page's first Mermaid diagram. */
const drawing = (page: Page) => page.locator('[data-kind="diagram"]').first().getByRole('img');

/** Height of the smallest letters of a drawing, in px. */
const letters = (page: Page) =>
  drawing(page).evaluate((svg: SVGSVGElement) =>
    Math.min(
      ...[...svg.querySelectorAll('text')].map(
        (text) => Number.parseFloat(getComputedStyle(text).fontSize) * (svg.getScreenCTM()?.a ?? 0),
      ),
    ),
  );

const width = async (page: Page) => (await drawing(page).boundingBox())?.width ?? 0;

/** A flowchart that is written from left to right, two that are broad either way, a sequence. */
const PAGES = {
  row: '/EdgeLink/Advance/TCP',
  broad: '/EdgeHub/Introduction',
  tree: '/EdgeLink/DataCenter',
  sequence: '/EdgeHub/Device_Management/Add_Device',
};

for (const prefix of ['', '/zh-tw']) {
  test(`B58: on a phone a row runs down instead of sideways, and no text is under 12 px (${prefix || '/'})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, prefix + PAGES.row);
    const wide = await width(page);
    expect(wide).toBeGreaterThan(300);
    expect(await letters(page)).toBeGreaterThanOrEqual(12);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(drawing(page)).toHaveCount(1);
    await expect.poll(() => width(page)).toBeLessThan(Math.min(wide, 330));
    expect(await letters(page)).toBeGreaterThanOrEqual(12);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
  });
}

for (const path of [PAGES.broad, PAGES.tree]) {
  test(`B58: a wide diagram stays legible: it scrolls, opens at its natural size, and is whole on paper (${path})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    expect(await letters(page)).toBeGreaterThanOrEqual(12);
    const end = () => drawing(page).evaluate((svg) => svg.getBoundingClientRect().right);
    expect(await end()).toBeGreaterThan(390);
    const button = page.getByRole('button', { name: 'Enlarge Diagram' }).first();
    await button.focus();
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowRight');
        return end();
      })
      .toBeLessThan(390);
    expect((await button.boundingBox())?.width).toBeGreaterThanOrEqual(await width(page));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );

    const natural = await width(page);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Diagram' });
    await expect(dialog).toBeVisible();
    await expect
      .poll(async () => (await dialog.getByRole('img').boundingBox())?.width)
      .toBeGreaterThanOrEqual(natural);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page.emulateMedia({ media: 'print' });
    expect(await width(page)).toBeLessThanOrEqual(390);
  });
}

test('B58: on a phone a sequence fits its frame, and no text is under 12 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, PAGES.sequence);
  const frame = page.getByRole('group', { name: 'Diagram' }).first();
  expect(await frame.evaluate((view) => view.scrollWidth - view.clientWidth)).toBe(0);
  expect(await letters(page)).toBeGreaterThanOrEqual(12);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('B58: a diagram is drawn, has a name and a text, and the keyboard scrolls it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(PAGES.broad);
    await expect(drawing(page)).toHaveAccessibleName('Diagram');
    await expect(page.locator('[data-kind="diagram"] p').first()).toContainText('→');
    const frame = page.getByRole('group', { name: 'Diagram' }).first();
    await frame.focus();
    const before = (await drawing(page).boundingBox())?.x ?? 0;
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await drawing(page).boundingBox())?.x).toBeLessThan(before);
  });
});

test('B58: the labels of a diagram lie in their boxes, in both languages', async ({ page }) => {
  for (const prefix of ['', '/zh-tw']) {
    for (const path of Object.values(PAGES)) {
      await page.goto(prefix + path);
      const outside = await drawing(page).evaluate((svg) =>
        [...svg.querySelectorAll<SVGTextElement>('rect + text')]
          .filter((text) => {
            const [box, own] = [
              (text.previousElementSibling as SVGRectElement).getBBox(),
              text.getBBox(),
            ];
            return own.x < box.x - 1 || own.x + own.width > box.x + box.width + 1;
          })
          .map((text) => text.textContent),
      );
      expect(outside, prefix + path).toEqual([]);
    }
  }
});
