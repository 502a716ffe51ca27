import type { Locator } from '@playwright/test';
import { expect, FIXTURE_URL, open, test } from './site.ts';
import { searchBox, type } from './search-helpers.ts';

/** How an element stands out where only frames are left to tell things apart. */
const frame = (element: Locator, pseudo?: string): Promise<string> =>
  element.evaluate((node, name) => {
    const { outlineStyle, outlineColor, outlineWidth, borderBlockEndColor, borderBlockEndWidth } =
      getComputedStyle(node, name);
    return [
      outlineStyle,
      outlineColor,
      outlineWidth,
      borderBlockEndColor,
      borderBlockEndWidth,
    ].join(' ');
  }, pseudo);

const background = (element: Locator, pseudo?: string): Promise<string> =>
  element.evaluate((node, name) => getComputedStyle(node, name).backgroundColor, pseudo);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`B72: with forced colors (${colorScheme}) the current, the chosen and the focused one can be told, and icons are there`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await open(page, `${FIXTURE_URL}/Guide/code`);
    const canvas = await background(page.locator('body'));
    const links = page.locator('#docs-sidebar li > a');
    expect(await frame(page.locator('#docs-sidebar a[aria-current=page]'))).not.toBe(
      await frame(links.filter({ hasText: 'Fragile' })),
    );
    const tabs = page.locator('article [role=tab]');
    expect(await frame(tabs.nth(0))).not.toBe(await frame(tabs.nth(1)));
    // Two borders draw the arrow: on a filled box it would be the same for open and closed.
    const arrow = page.locator('#docs-sidebar [data-toggle]').first();
    expect(await background(arrow, '::after')).toMatch(/, 0\)$/);
    const [line, words] = await arrow.evaluate((node) => [
      getComputedStyle(node, '::after').borderBlockStartColor,
      getComputedStyle(node).color,
    ]);
    expect(line).toBe(words);
    expect(
      await background(
        page.getByRole('button', { name: 'Copy code to clipboard' }).first(),
        '::before',
      ),
    ).not.toBe(canvas);
    const icons = page.locator('svg[aria-hidden=true]:visible');
    expect(await icons.count()).toBeGreaterThan(3);
    expect(
      await icons.evaluateAll((all) =>
        all.filter(
          (icon) => getComputedStyle(icon).color !== getComputedStyle(icon.parentElement!).color,
        ),
      ),
    ).toEqual([]);
    const lines = page.locator('pre .line.hl');
    expect(
      await lines.first().evaluate((line) => getComputedStyle(line).borderInlineStartWidth),
    ).toBe('3px');
    // The ring of the focus is seen beside the frame of what is current.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
    expect(ring).toBe('solid');
    await type(page, 'elements');
    const rows = searchBox(page).rows;
    // The first one is chosen when the answer is settled.
    await expect
      .poll(async () => (await frame(rows.nth(0))) !== (await frame(rows.nth(1))))
      .toBe(true);
  });
}
