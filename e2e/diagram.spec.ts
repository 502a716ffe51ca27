import { open, test, expect } from './site.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('B58: a wide diagram stays legible: it scrolls, opens at its natural size, and is whole on paper', async ({ page }) => {
  await open(page, '/BSP/Overview');
  const figure = page.locator('[data-mermaid]').first();
  await figure.scrollIntoViewIfNeeded();
  const drawing = figure.locator(':scope > svg');
  const natural = () => drawing.evaluate((svg: SVGSVGElement) => svg.viewBox.baseVal.width);
  await expect(page.getByRole('button', { name: 'Enlarge Diagram' })).toBeVisible();
  const letters = () => drawing.locator('.nodeLabel').first().evaluate((label) => 16 * (label.closest('svg')!.getScreenCTM()!.a));
  expect(await letters()).toBeGreaterThanOrEqual(9.9);

  const end = () => drawing.locator('.node').last().evaluate((node) => node.getBoundingClientRect().right);
  expect(await end()).toBeGreaterThan(390);
  const button = figure.getByRole('button');
  await button.focus();
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowRight');
      return end();
    })
    .toBeLessThan(390);
  expect((await button.boundingBox())!.width).toBeGreaterThanOrEqual((await drawing.boundingBox())!.width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Diagram' });
  await expect(dialog).toBeVisible();
  expect((await dialog.locator('svg').first().boundingBox())!.width).toBeGreaterThanOrEqual(await natural());
  await page.keyboard.press('Escape');

  await page.emulateMedia({ media: 'print' });
  expect((await drawing.boundingBox())!.width).toBeLessThanOrEqual(390);
});
