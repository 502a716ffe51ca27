import type { Page } from '@playwright/test';
import { open, expect } from './site.ts';

/** From now on each page keeps count of how far it shifts. */
export const countShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!(entry as PerformanceEntry & { hadRecentInput: boolean }).hadRecentInput)
          shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/**
 * Opens a page: it hydrates, has one title, is not wider than the window, and has kept still. After
 * `countShifts`.
 */
export async function opensWell(page: Page, path: string): Promise<void> {
  await open(page, path);
  expect(await page.locator('h1').count(), path).toBe(1);
  const { fits, shift } = await page.evaluate(() => ({
    fits: document.documentElement.scrollWidth <= window.innerWidth,
    shift: (window as unknown as { shifts: number[] }).shifts.reduce(
      (sum, value) => sum + value,
      0,
    ),
  }));
  expect(fits, `${path} is not wider than the window`).toBe(true);
  expect(shift, `layout shift on ${path}`).toBeLessThan(0.01);
}
