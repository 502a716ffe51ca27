import { open, test, expect } from './site.ts';

test('B58: what a cell hides for screen readers scrolls with its table', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/weda/docs/Containers/dockerEnv');
  // A link to another site in the last column, outside of the window.
  const hidden = page.locator('td a .sr-only').last();
  await expect(hidden).toBeAttached();
  expect(await hidden.evaluate((words) => words.getBoundingClientRect().left)).toBeGreaterThan(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
