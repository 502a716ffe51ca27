import { href, manifest } from './site-files.ts';
import { open, test, expect } from './site.ts';

/** Every page of the product in a real browser, in a few shares so that they run side by side. */
const SHARES = 8;
const routes = manifest().filter((route) => route.kind !== 'not-found');

for (let share = 0; share < SHARES; share++) {
  test(`B1: every page loads, hydrates and keeps still, with a clean console (${share + 1} of ${SHARES})`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (!(entry as PerformanceEntry & { hadRecentInput: boolean }).hadRecentInput)
            shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const route of routes.filter((_, index) => index % SHARES === share)) {
      await open(page, href(route.path));
      expect(await page.locator('h1').count(), route.path).toBe(1);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
        `${route.path} is not wider than the window`,
      ).toBe(true);
      expect(
        await page.evaluate(() =>
          (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
        ),
        `layout shift on ${route.path}`,
      ).toBeLessThan(0.01);
    }
  });
}
