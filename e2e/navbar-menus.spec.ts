import type { Locator, Page } from '@playwright/test';
import { FIXTURE_URL, open, quiet, test, expect } from './site.ts';

const fixture = (path: string) => FIXTURE_URL + path;
const header = (page: Page) => page.locator('header[data-navbar]');

test.describe('B35 menus', () => {
  const label = (page: Page) => header(page).getByRole('button', { name: 'Discover' });
  const menu = (page: Page) => page.getByRole('menu', { name: 'Discover' });
  const isOpen = async (page: Page) => {
    await expect(menu(page)).toBeVisible();
    await expect(label(page)).toHaveAttribute('aria-expanded', 'true');
  };
  const isClosed = async (page: Page) => {
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(label(page)).toHaveAttribute('aria-expanded', 'false');
  };
  test.beforeEach(({ page }) => open(page, '/BSP/Overview'));

  test('B35: a click opens, a second one closes, and the address stays', async ({ page }) => {
    await expect(label(page)).toHaveAttribute('aria-haspopup', /^(true|menu)$/);
    await isClosed(page);
    await label(page).click();
    await isOpen(page);
    await label(page).click();
    await isClosed(page);
    await expect(page).toHaveURL(/\/BSP\/Overview$/);
  });

  test('B35: Enter, Space, an arrow and a click without a pointer, as of a screen reader, open with the focus on the first entry; Escape closes and gives it back', async ({
    page,
  }) => {
    for (const key of ['Enter', 'Space', 'ArrowDown']) {
      await label(page).focus();
      await page.keyboard.press(key);
      await isOpen(page);
      await expect(menu(page).getByRole('menuitem').first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(menu(page).getByRole('menuitem').nth(1)).toBeFocused();
      await page.keyboard.press('Escape');
      await isClosed(page);
      await expect(label(page), key).toBeFocused();
      // The first use of a page's menus brings their code.
      await open(page, '/BSP/Overview');
    }
    await label(page).evaluate((button: HTMLElement) => button.click());
    await isOpen(page);
    await expect(menu(page).getByRole('menuitem').first()).toBeFocused();
  });

  test('B35: a press outside, a touch outside and Tab close; the focus goes on', async ({
    page,
  }) => {
    await label(page).click();
    await isOpen(page);
    await page.mouse.click(1400, 860);
    await isClosed(page);
    await label(page).click();
    await isOpen(page);
    await page
      .locator('h1')
      .evaluate((heading) =>
        heading.dispatchEvent(new TouchEvent('touchstart', { bubbles: true })),
      );
    await isClosed(page);
    await label(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page).getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Tab');
    await isClosed(page);
    await expect(header(page).getByRole('button', { name: 'IoT platform' })).toBeFocused();
  });

  test('B35: focus that goes elsewhere closes, and another label opens its own menu', async ({
    page,
  }) => {
    await label(page).click();
    await isOpen(page);
    await page.locator('[data-skip-region] a, footer a').first().focus();
    await isClosed(page);
    await label(page).click();
    await isOpen(page);
    await header(page).getByRole('button', { name: 'IoT platform' }).click();
    await expect(page.getByRole('menu', { name: 'IoT platform' })).toBeVisible();
    await expect(page.getByRole('menu')).toHaveCount(1);
  });

  test('B35: an entry navigates without a page load, and the menu is closed after it', async ({
    page,
  }) => {
    const documents: string[] = [];
    page.on(
      'request',
      (request) => request.resourceType() === 'document' && documents.push(request.url()),
    );
    await label(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page).getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu(page).getByRole('menuitem', { name: /Training/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/training$/);
    await isClosed(page);
    expect(documents).toEqual([]);
  });

  test('B35: the page can be scrolled and is not hidden while a menu is open, and the menu is at most 80 vh high', async ({
    page,
  }) => {
    await label(page).click();
    await isOpen(page);
    expect(
      await page.evaluate(() => [
        getComputedStyle(document.body).overflow,
        document.querySelector('main')!.closest('[aria-hidden=true], [inert]'),
      ]),
    ).toEqual(['visible', null]);
    expect(await menu(page).evaluate((list) => getComputedStyle(list).maxHeight)).toBe('720px');
  });

  test('B35: a menu at the right end opens to the left', async ({ page }) => {
    const button = header(page).getByRole('button', { name: /English/ });
    await button.click();
    const end = async (part: Locator) => {
      const box = (await part.boundingBox())!;
      return box.x + box.width;
    };
    await expect
      .poll(async () => Math.abs((await end(page.getByRole('menu'))) - (await end(button))))
      .toBeLessThan(2);
  });

  test('B35: the code of the menus is loaded when one is used, and the press that came first opens it', async ({
    page,
  }) => {
    await quiet(page);
    const scripts: string[] = [];
    page.on(
      'request',
      (request) =>
        request.url().includes('/_next/') &&
        request.resourceType() === 'script' &&
        scripts.push(request.url()),
    );
    await page.mouse.move(900, 700);
    expect(scripts).toEqual([]);
    let go = () => {};
    const released = new Promise<void>((resolve) => (go = resolve));
    await page.route(/\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await label(page).click();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    await isClosed(page);
    go();
    await isOpen(page);
  });
});

test.describe('B35 when the code of the menus cannot be loaded', () => {
  test.use({ expectConsole: /ERR_FAILED/ });

  test('B35: the plain menu takes over', async ({ page }) => {
    await open(page, '/BSP/Overview');
    await quiet(page);
    await page.route(/\.js$/, (route) => route.abort());
    await header(page).getByRole('button', { name: 'Discover' }).click();
    await header(page)
      .locator('details[open]')
      .getByRole('link', { name: /Training/ })
      .click();
    await expect(page).toHaveURL(/\/training$/);
  });
});

test('B35: a menu that was opened before script was there goes on as a real one', async ({
  page,
}) => {
  let go = () => {};
  const released = new Promise<void>((resolve) => (go = resolve));
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/training', { waitUntil: 'commit' });
  await header(page).locator('summary', { hasText: 'Discover' }).click();
  await expect(
    header(page)
      .locator('details[open]')
      .getByRole('link', { name: /Training/ }),
  ).toBeVisible();
  go();
  await expect(
    page.getByRole('menu', { name: 'Discover' }).getByRole('menuitem', { name: /Training/ }),
  ).toBeVisible();
  await expect(header(page).locator('details[open]')).toHaveCount(0);
});

test('B35: a label that is a link navigates by click; Enter, Space and the caret open its menu', async ({
  page,
}) => {
  await open(page, fixture('/'));
  const label = header(page).getByRole('button', { name: 'More' });
  for (const key of ['Enter', 'Space']) {
    await label.focus();
    await page.keyboard.press(key);
    await expect(page.getByRole('menu', { name: 'More' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(label).toBeFocused();
  }
  const caret = header(page).getByRole('button', { name: 'Expand the dropdown' });
  await caret.click();
  await expect(page.getByRole('menu', { name: 'More' })).toBeVisible();
  await caret.click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page).toHaveURL(fixture('/'));
  await label.click();
  await expect(page).toHaveURL(fixture('/Guide/basics/elements'));
});
