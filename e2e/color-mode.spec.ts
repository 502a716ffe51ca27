import type { Page } from '@playwright/test';
import { FIXTURE_URL, VARIANT_URL, hydrated, test, expect } from './site.ts';

const html = (page: Page) => page.locator('html');
const switchOf = (page: Page) => page.locator('header [data-color-mode-switch]');
const stored = (page: Page, key = 'theme') =>
  page.evaluate((name) => localStorage.getItem(name), key);
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

async function open(page: Page, url: string, theme?: string, key = 'theme'): Promise<void> {
  if (theme !== undefined)
    await page.addInitScript(([name, value]) => localStorage.setItem(name!, value!), [key, theme]);
  await page.goto(url);
  await hydrated(page);
}

/**
 * Notes the mode of every frame from the first one that has a body, and whether it ever changes
 * after that.
 */
async function watchModes(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const modes = new Set<string>();
    Object.assign(window, { modes });
    const look = () => {
      if (document.querySelector('body'))
        modes.add(document.documentElement.dataset.theme ?? 'none');
      requestAnimationFrame(look);
    };
    new MutationObserver((_, observer) => {
      if (!document.querySelector('body')) return;
      observer.disconnect();
      look();
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => [...(window as unknown as { modes: Set<string> }).modes]);
}

test.describe('in the product, without a switch', () => {
  test('B62: everybody sees light, whatever the system, the store or the address says, and the store is cleared', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const modes = await watchModes(page);
    await open(page, '/BSP/Overview?docusaurus-theme=dark', 'dark');
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'light');
    expect(await modes()).toEqual(['light']);
    expect(await stored(page)).toBeNull();
    await expect(page.locator('[data-color-mode-switch]')).toHaveCount(0);
    await expect(page.locator('meta[name=color-scheme]')).toHaveAttribute('content', 'light');
  });

  test('B62: the scheme stays as it is while a reader goes from page to page: browsers compute every style again when it is set', async ({
    page,
  }) => {
    await open(page, '/BSP/Overview');
    await page.evaluate(() => {
      const isScheme = (node: Node) =>
        node instanceof HTMLMetaElement && node.name === 'color-scheme';
      const changes: string[] = [];
      Object.assign(window, { changes });
      new MutationObserver((records) =>
        records
          .flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes])
          .filter(isScheme)
          .forEach(({ nodeName }) => changes.push(nodeName)),
      ).observe(document.head, { childList: true });
    });
    const title = await page.locator('h1').textContent();
    await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click();
    await expect(page.locator('h1')).not.toHaveText(title ?? '');
    expect(await page.evaluate(() => (window as unknown as { changes: string[] }).changes)).toEqual(
      [],
    );
    await expect(page.locator('meta[name=color-scheme]')).toHaveCount(1);
  });
});

test.describe('with a switch, and the system respected', () => {
  test.use({ baseURL: FIXTURE_URL });

  test('B62: from the first frame on the address comes before the store, and the store before the system', async ({
    page,
  }) => {
    const modes = await watchModes(page);
    await page.goto('/files/notes.txt');
    for (const [system, theme, search, mode, choice] of [
      ['dark', undefined, '', 'dark', 'system'],
      ['light', undefined, '', 'light', 'system'],
      ['dark', 'light', '', 'light', 'light'],
      ['light', 'dark', '', 'dark', 'dark'],
      ['dark', 'blue', '', 'light', 'light'],
      ['light', 'light', '?docusaurus-theme=dark', 'dark', 'dark'],
    ] as const) {
      const given = `system ${system}, stored ${theme ?? 'nothing'}, address ${search || 'nothing'}`;
      await page.evaluate((value) => {
        localStorage.clear();
        if (value !== undefined) localStorage.setItem('theme', value);
      }, theme);
      await page.emulateMedia({ colorScheme: system });
      await open(page, `/Guide/basics/first-steps${search}`);
      await expect(html(page), given).toHaveAttribute('data-theme', mode);
      await expect(html(page), given).toHaveAttribute('data-theme-choice', choice);
      expect(await modes(), given).toEqual([mode]);
    }
  });

  test('B62: the mode is there without the application’s scripts', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.route(/\/_next\/static\/.*\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto('/');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    expect(await background(page)).not.toBe('rgb(255, 255, 255)');
    await expect(switchOf(page)).toBeDisabled();
    await expect(switchOf(page).locator('svg').last()).toBeVisible();
  });

  test('B63: the switch is disabled in the HTML and goes round: system, light, dark, system', async ({
    page,
    request,
  }) => {
    expect(await (await request.get('/')).text()).toMatch(
      /<button(?=[^>]*data-color-mode-switch)(?=[^>]* disabled)/,
    );
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/Guide/basics/first-steps');
    const button = switchOf(page);
    await expect(button).toBeEnabled();
    const shown = () =>
      button
        .locator('svg')
        .evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon).display !== 'none'));
    await expect(button).toHaveAccessibleName('Switch the color mode (now system mode)');
    await expect(button).toHaveAttribute('title', 'system mode');
    expect(await shown()).toEqual([false, false, true]);
    for (const [choice, mode, value, icons] of [
      ['light', 'light', 'light', [true, false, false]],
      ['dark', 'dark', 'dark', [false, true, false]],
      ['system', 'dark', null, [false, false, true]],
    ] as const) {
      await button.click();
      await expect(html(page)).toHaveAttribute('data-theme-choice', choice);
      await expect(html(page)).toHaveAttribute('data-theme', mode);
      await expect(button).toHaveAccessibleName(`Switch the color mode (now ${choice} mode)`);
      await expect(page.getByRole('status').filter({ hasText: `${choice} mode` })).toBeAttached();
      await expect.poll(() => stored(page)).toBe(value);
      await expect.poll(shown).toEqual(icons);
    }
  });

  test('B63: on a narrow screen the switch is in the menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/zh-tw/');
    await expect(switchOf(page)).toBeHidden();
    await page.locator('header [data-menu-button]:visible').click();
    const button = page.locator('#main-menu [data-color-mode-switch]');
    await expect(button).toHaveAccessibleName('切換色彩模式（目前為系統模式）');
    await button.click();
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'light');
    await expect(button).toHaveAccessibleName('切換色彩模式（目前為淺色模式）');
  });

  test('B62: a change of the system is followed while the choice is the system’s, and never stored', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '/Guide/basics/first-steps');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    expect(await stored(page)).toBeNull();
    await switchOf(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });

  test('B62: other tabs follow, there and back', async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '/Guide/basics/first-steps');
    const other = await context.newPage();
    await other.emulateMedia({ colorScheme: 'light' });
    await open(other, '/Guide');
    await switchOf(page).click();
    await switchOf(page).click();
    await expect(html(other)).toHaveAttribute('data-theme', 'dark');
    await expect(switchOf(other)).toHaveAttribute('title', 'dark mode');
    await switchOf(page).click();
    await expect(html(other)).toHaveAttribute('data-theme-choice', 'system');
    await expect(html(other)).toHaveAttribute('data-theme', 'light');
  });

  test('B62: a choice lasts over navigations and loads, and diagrams have its colors', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '/Guide/basics/elements');
    const label = page.getByRole('img', { name: 'Diagram' }).locator('text').first();
    const color = () => label.evaluate((text) => getComputedStyle(text).fill);
    const light = await color();
    await switchOf(page).click();
    await switchOf(page).click();
    await expect.poll(color).not.toBe(light);
    await page.locator('#docs-sidebar').getByRole('link', { name: 'First steps' }).click();
    await expect(page.locator('h1')).toHaveText('First steps');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  });

  test('B62: on paper there is no dark', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/Guide/code');
    const colors = () =>
      page.evaluate(() => {
        const lightness = (color: string) =>
          Number(/oklch\(([\d.]+)/.exec(color)?.[1] ?? (color === 'rgb(255, 255, 255)' ? 1 : 0));
        return [
          lightness(getComputedStyle(document.documentElement).backgroundColor),
          lightness(getComputedStyle(document.querySelector('[data-code] pre')!).color),
        ];
      });
    const [screenPage, screenCode] = await colors();
    expect(screenPage).toBeLessThan(0.5);
    expect(screenCode).toBeGreaterThan(0.5);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect.poll(async () => (await colors())[0]).toBe(1);
    await expect.poll(async () => (await colors())[1]).toBeLessThan(0.5);
  });
});

test.describe('with a switch, and the system not asked', () => {
  test.use({ baseURL: VARIANT_URL, emptyTagManager: true });

  test('B62: the configured mode comes first, from the first byte; the parameter and the key have the configured names', async ({
    page,
    request,
  }) => {
    expect(await (await request.get('/')).text()).toMatch(/<html[^>]* data-theme="dark"/);
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '/Guide');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'dark');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await open(page, '/Guide?docusaurus-theme=light');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await open(page, '/Guide?mode=light');
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });

  test('B63: the switch goes to and fro', async ({ page }) => {
    await open(page, '/Guide');
    const button = switchOf(page);
    await expect(button).toHaveAttribute('title', 'dark mode');
    for (const mode of ['light', 'dark', 'light']) {
      await button.click();
      await expect(html(page)).toHaveAttribute('data-theme', mode);
      await expect(html(page)).toHaveAttribute('data-theme-choice', mode);
      await expect(button).toHaveAttribute('title', `${mode} mode`);
      await expect.poll(() => stored(page, 'theme-variant')).toBe(mode);
    }
  });
});
