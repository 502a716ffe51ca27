import { readFileSync } from 'node:fs';
import { open, test, expect } from './site.ts';

test.describe('unknown paths', () => {
  test.use({ expectConsole: /404/ });

  test('B4: a path without a page shows the page for unknown paths in its language', async ({
    page,
  }) => {
    for (const [url, lang, title] of [
      ['/nothing/here', 'en', 'Page not found'],
      ['/BSP/Nothing', 'en', 'Page not found'],
      ['/zh-tw/BSP/Nothing', 'zh-Hant-TW', '找不到頁面'],
    ] as const) {
      const response = await page.goto(url);
      expect(response?.status(), url).toBe(404);
      await expect(page.locator('html'), url).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(new RegExp(title));
      await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
      await expect(page.locator('#docs-sidebar')).toHaveCount(0);
      await page.locator('header nav a', { hasText: /Portal|學習/ }).click();
      await expect(page).toHaveURL(lang === 'en' ? /:\d+\/$/ : /\/zh-tw\/?$/);
    }
  });

  test('B4: on an unknown path a search for its words is one press of Enter away', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const [url, words, found] of [
      ['/EdgeLink/Cloud/Azure_IoT-Hub.html', 'Azure IoT Hub', '/EdgeLink/Cloud/Azure'],
      ['/zh-tw/EdgeLink/old/DNP3', 'DNP3', '/zh-tw/EdgeLink/protocol/DNP3_Service'],
    ] as const) {
      await open(page, url);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, url).toBeLessThanOrEqual(320);
      const field = page.locator('main').getByRole('searchbox');
      await expect(field).toHaveValue(words);
      await field.press('Enter');
      await expect(page).toHaveURL(/search\?q=/);
      await expect(page.locator(`main a[href^="${found}"]`).first()).toBeVisible();
    }
  });

  test('B4: on a host with one 404 page for all paths the language comes from the path, without a flash or a shift', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      const state = { seen, shift: 0 };
      Object.assign(window, { state });
      new PerformanceObserver((list) =>
        list
          .getEntries()
          .forEach((entry) => (state.shift += (entry as unknown as { value: number }).value)),
      ).observe({ type: 'layout-shift', buffered: true });
      const look = () => {
        if (
          document.querySelector('body') &&
          getComputedStyle(document.documentElement).visibility === 'visible'
        )
          seen.push(document.documentElement.lang);
        if (seen.length < 20) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.route('**/zh-tw/nothing/at/all', (route) =>
      route.fulfill({
        status: 404,
        contentType: 'text/html; charset=utf-8',
        body: readFileSync('out/404.html'),
      }),
    );
    await open(page, '/zh-tw/nothing/at/all');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('找不到頁面');
    await expect(page).toHaveTitle(/^找不到頁面/);
    // The address that was wanted stands there again.
    await expect(page).toHaveURL('/zh-tw/nothing/at/all');
    await expect(page.locator('main').getByRole('searchbox')).toHaveValue('all');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-TW');
    await expect(page.locator('footer')).toContainText('隱私權政策');
    await expect(page.locator('main')).not.toContainText('Page not found');
    const { seen, shift } = await page.evaluate(
      () => (window as unknown as { state: { seen: string[]; shift: number } }).state,
    );
    expect(new Set(seen)).toEqual(new Set(['zh-Hant-TW']));
    expect(shift).toBe(0);
    await page.locator('header nav a', { hasText: '學習' }).click();
    await expect(page).toHaveURL(/\/zh-tw\/?$/);
    await expect(page.locator('h1')).toBeVisible();
  });
});
