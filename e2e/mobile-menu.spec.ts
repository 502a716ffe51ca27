import type { Page } from '@playwright/test';
import { settle } from './axe.ts';
import { productPage } from './product-pages.ts';
import { FIXTURE_URL, hydrated, NARROW, open, test, expect } from './site.ts';

test.use({ viewport: { width: 390, height: 844 } });

const hamburger = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
const sidebar = (page: Page) => page.locator('#docs-sidebar');
const menu = (page: Page) => page.locator('#main-menu');
const opened = (page: Page) => page.locator('[data-panel]:popover-open');
const isInert = (panel: HTMLElement) => panel.closest('[inert]') !== null;
/** The entry of the history that the open menu has for Back: it comes and goes after the panel. */
const hasEntry = (page: Page) =>
  page.evaluate(() => (history.state as { overlay?: unknown } | null)?.overlay === 'menu');
/**
 * Clicks the hamburger and waits until the menu knows of it: `toggle` comes after the panel is
 * visible.
 */
const openMenu = async (page: Page) => {
  await hamburger(page).click();
  await expect(opened(page)).toHaveCount(1);
  await expect(page.locator('[data-menu-button]').first()).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => hasEntry(page)).toBe(true);
};
const isClosed = async (page: Page) => {
  await expect(opened(page)).toHaveCount(0);
  await expect(page.locator('[data-menu-button]').first()).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
  await expect.poll(() => hasEntry(page)).toBe(false);
};

test('B37: the button opens a modal panel of 83 vw over a dark page that does not scroll', async ({
  page,
}) => {
  await open(page, '/training');
  await isClosed(page);
  await openMenu(page);
  await expect(menu(page)).toBeVisible();
  await expect(page.locator('[data-menu-button]').last()).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await expect.poll(async () => (await menu(page).boundingBox())?.x).toBe(0);
  expect(Math.abs((await menu(page).boundingBox())!.width - 0.83 * 390)).toBeLessThan(1);
  const style = await menu(page).evaluate((panel) => [
    getComputedStyle(panel).transitionDuration,
    getComputedStyle(panel).transitionTimingFunction,
    getComputedStyle(panel, '::backdrop').backgroundColor,
  ]);
  expect(style[0]).toMatch(/^0\.2s/);
  expect(style[1]).toMatch(/^ease-in-out/);
  await expect
    .poll(() =>
      menu(page).evaluate((panel) => getComputedStyle(panel, '::backdrop').backgroundColor),
    )
    .toBe('rgba(0, 0, 0, 0.6)');
  for (const outside of ['header', 'main', 'footer'])
    expect(
      await page
        .locator(outside)
        .first()
        .evaluate((element) => element.closest('[inert]') !== null),
    ).toBe(true);
});

for (const [prefix, button, sidebarName, toMenu, menuName] of [
  ['', 'Toggle navigation bar', 'Pages of Board support packages', 'Back to main menu', 'Menu'],
  ['/zh-tw', '切換導覽列', '「開發板支援套件」的頁面', '回到主選單', '選單'],
] as const) {
  test(`B37: each open panel of ${prefix || '/'} is a modal dialog with a name; the sidebar is none when it is closed`, async ({
    page,
  }) => {
    await open(page, `${prefix}/BSP/Overview`);
    await page.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog', { name: sidebarName, exact: true });
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    await expect(dialog.getByRole('link').first()).toBeVisible();
    await page.getByRole('button', { name: toMenu }).click();
    await expect(page.getByRole('dialog', { name: menuName, exact: true })).toHaveAttribute(
      'aria-modal',
      'true',
    );
    await expect(sidebar(page)).not.toHaveAttribute('aria-modal');
    await page.keyboard.press('Escape');
    await isClosed(page);
    await expect(page.locator('[aria-modal]')).toHaveCount(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByRole('complementary', { name: sidebarName, exact: true })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('B37: under reduced motion the panel is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/training');
  expect(await menu(page).evaluate((panel) => getComputedStyle(panel).transitionDuration)).toMatch(
    /^0\.001s/,
  );
});

test('B37: focus goes into the panel and stays there', async ({ page }) => {
  await open(page, '/BSP/Overview');
  await openMenu(page);
  await expect(sidebar(page).getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
  const inside = () =>
    page.evaluate(() => document.activeElement?.closest('#docs-sidebar') !== null);
  const seen = new Set<string>();
  for (let step = 0; step < 14; step++) {
    await page.keyboard.press('Tab');
    expect(await inside()).toBe(true);
    seen.add(await page.evaluate(() => document.activeElement?.outerHTML ?? ''));
  }
  // Round the end, and back round the beginning.
  expect(seen.size).toBeLessThan(14);
  await sidebar(page).getByRole('button', { name: 'Back to main menu' }).focus();
  await page.keyboard.press('Shift+Tab');
  expect(await inside()).toBe(true);
});

const CLOSINGS = [
  [
    'the ×',
    (page: Page) =>
      opened(page).first().getByRole('button', { name: 'Close navigation bar' }).click(),
  ],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a tap beside it', (page: Page) => page.mouse.click(380, 400)],
  [
    'Back',
    async (page: Page) => {
      await page.goBack();
    },
  ],
] as const;

test('B37, B38: the ×, Escape, a tap beside it and Back close the secondary and the primary panel; the focus returns, the page stays, and Back then leaves it', async ({
  page,
}) => {
  for (const [name, close] of CLOSINGS)
    await test.step(name, async () => {
      await open(page, '/training');
      for (const primary of [false, true]) {
        await open(page, '/BSP/Overview');
        await openMenu(page);
        await expect(sidebar(page)).toBeVisible();
        if (primary) {
          await page.getByRole('button', { name: 'Back to main menu' }).click();
          await expect.poll(() => sidebar(page).evaluate(isInert)).toBe(true);
        }
        await close(page);
        await isClosed(page);
        await expect(page).toHaveURL(/\/BSP\/Overview$/);
        await expect(hamburger(page)).toBeFocused();
        await page.goBack();
        await expect(page).toHaveURL(/\/training$/);
      }
    });
});

test('B38: open and close often, and one Back is enough to leave', async ({ page }) => {
  await open(page, '/training');
  await page
    .locator('main a[href^="/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).not.toHaveURL(/\/training$/);
  const url = page.url();
  for (let turn = 0; turn < 3; turn++) {
    await openMenu(page);
    await page.keyboard.press('Escape');
    await isClosed(page);
  }
  await expect(page).toHaveURL(url);
  await page.goBack();
  await expect(page).toHaveURL(/\/training$/);
  await expect(page.locator('h1')).toBeVisible();
});

test('B38: after a link of the menu, Back returns to the page and its place, with the menu closed', async ({
  page,
}) => {
  await open(page, '/BSP/EPC-R7300/Overview');
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
  const title = await page.locator('h1').textContent();
  await openMenu(page);
  await sidebar(page).getByRole('link', { name: 'Overview' }).first().click();
  await expect(page).toHaveURL(/\/BSP\/Overview$/);
  await isClosed(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(title ?? '');
  await isClosed(page);
  await page.goForward();
  await expect(page).toHaveURL(/\/BSP\/Overview$/);
  await expect(page.locator('h1')).toHaveText(productPage('/BSP/Overview').title);
});

test('B37: a wide window closes the menu, and it stays closed when the window shrinks again', async ({
  page,
}) => {
  await open(page, '/BSP/Overview');
  await openMenu(page);
  await expect(sidebar(page)).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 844 });
  await isClosed(page);
  await expect(sidebar(page)).toBeVisible();
  await expect(page.locator('main')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(sidebar(page)).toBeHidden();
  await isClosed(page);
});

test('B37: at the breakpoint the menu is mobile, one pixel wider it is not', async ({ page }) => {
  await page.setViewportSize({ width: NARROW, height: 844 });
  await open(page, '/BSP/Overview');
  await expect(hamburger(page)).toBeVisible();
  await expect(page.locator('header').getByRole('button', { name: 'Discover' })).toBeHidden();
  await page.setViewportSize({ width: NARROW + 1, height: 844 });
  await expect(hamburger(page)).toBeHidden();
  await expect(page.locator('header').getByRole('button', { name: 'Discover' })).toBeVisible();
});

test('B39: a page with a sidebar opens on it; a button leads to the main menu; opened again, it is the sidebar', async ({
  page,
}) => {
  await open(page, '/BSP/Overview');
  await openMenu(page);
  await expect(sidebar(page).getByRole('link', { name: 'Overview' }).first()).toBeVisible();
  await expect(menu(page)).toBeHidden();
  await page.getByRole('button', { name: 'Back to main menu' }).click();
  await expect(menu(page)).toBeVisible();
  await expect.poll(() => sidebar(page).evaluate(isInert)).toBe(true);
  expect(await menu(page).evaluate(isInert)).toBe(false);
  await menu(page).getByRole('button', { name: 'Close navigation bar' }).click();
  await isClosed(page);
  await openMenu(page);
  await expect(sidebar(page)).toBeVisible();
  await expect(menu(page)).toBeHidden();
});

test('B39: a category without a page only opens; a link closes the menu', async ({ page }) => {
  await open(page, '/BSP/Overview');
  await openMenu(page);
  await sidebar(page).locator('li[data-category] button[data-toggle]').first().click();
  await expect(sidebar(page)).toBeVisible();
  await page.getByRole('button', { name: 'Back to main menu' }).click();
  await menu(page)
    .getByRole('link', { name: /Training/ })
    .or(menu(page).getByRole('button', { name: 'Discover' }))
    .first()
    .waitFor();
  const training = menu(page).getByRole('link', { name: /^Training/ });
  if (!(await training.isVisible()))
    await menu(page).getByRole('button', { name: 'Expand the dropdown' }).first().click();
  await training.click();
  await expect(page).toHaveURL(/\/training$/);
  await isClosed(page);
  // A page without a sidebar has the main menu only.
  await openMenu(page);
  await expect(menu(page)).toBeVisible();
});

test('B39: the link to the page at hand closes the menu and goes nowhere', async ({ page }) => {
  await open(page, '/training');
  await open(page, '/BSP/Overview');
  await openMenu(page);
  await sidebar(page).getByRole('link', { name: 'Overview' }).first().click();
  await isClosed(page);
  await expect(page).toHaveURL(/\/BSP\/Overview$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/training$/);
});

test('B40: a list is open only when it holds the page at hand, and opens again when the reader goes there', async ({
  page,
}) => {
  await open(page, '/training');
  await openMenu(page);
  const list = (name: string) =>
    menu(page)
      .locator('[data-dropdown]')
      .filter({ has: page.locator('[data-dropdown-toggle]', { hasText: name }) });
  const caret = (name: string) => list(name).locator('[aria-expanded]');
  await expect(caret('Discover')).toHaveAttribute('aria-expanded', 'true');
  await expect(caret('Discover')).toHaveAccessibleName('Collapse the dropdown');
  await expect(caret('IoT platform')).toHaveAttribute('aria-expanded', 'false');
  await expect(caret('Languages')).toHaveAttribute('aria-expanded', 'false');
  await expect(
    list('IoT platform').getByRole('link', { includeHidden: true }).first(),
  ).toBeHidden();
  await caret('Discover').click();
  await expect(list('Discover').getByRole('link')).toHaveCount(0);
  await expect(caret('Discover')).toHaveAccessibleName('Expand the dropdown');
  // The label does the same as the caret.
  await list('IoT platform').getByText('IoT platform').click();
  await settle(page);
  await list('IoT platform').getByRole('link', { name: /WEDA/ }).click();
  await expect(page).toHaveURL(/\/weda\/docs\/Introduction$/);
  await openMenu(page);
  await page.getByRole('button', { name: 'Back to main menu' }).click();
  await expect(caret('IoT platform')).toHaveAttribute('aria-expanded', 'true');
  await menu(page).getByRole('button', { name: 'Close navigation bar' }).click();
  await isClosed(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/training$/);
  await openMenu(page);
  await expect(caret('Discover')).toHaveAttribute('aria-expanded', 'true');
});

test('B40: a list slides by its height, and a double click ends as it began', async ({ page }) => {
  await open(page, '/');
  await openMenu(page);
  const dropdown = menu(page).locator('[data-dropdown]').first();
  const caret = dropdown.locator('[aria-expanded]');
  const sliding = await caret.evaluate(async (button: HTMLElement) => {
    button.click();
    await new Promise(requestAnimationFrame);
    const list = button.closest('[data-dropdown]')!.querySelector('ul')!;
    return list.getAnimations().map((moving) => (moving as CSSTransition).transitionProperty);
  });
  expect(sliding).toContain('height');
  await expect(dropdown.getByRole('link').first()).toBeVisible();
  await caret.dblclick();
  await expect(caret).toHaveAttribute('aria-expanded', 'true');
  await expect(dropdown.getByRole('link').first()).toBeVisible();
});

test('B40: languages and versions have names of their own, and a change of language leaves no trace of the menu', async ({
  page,
}) => {
  await open(page, `${FIXTURE_URL}/Manual/1.0`);
  await open(page, `${FIXTURE_URL}/Guide/basics/elements`);
  await openMenu(page);
  await page.getByRole('button', { name: 'Back to main menu' }).click();
  await expect(
    menu(page).locator('button[data-dropdown-toggle]').filter({ hasText: /./ }),
  ).toHaveText(['Versions', 'Languages']);
  await expect(menu(page)).not.toContainText('Search');
  await menu(page).getByText('Versions').click();
  await expect(
    menu(page).locator('[data-dropdown]', { hasText: 'Versions' }).getByRole('link'),
  ).toHaveText(['Next', '1.0 (Latest)', '0.9']);
  // A list that slides open moves what is in and below it: a click during that may miss.
  await settle(page);
  await menu(page).getByText('Languages').click();
  await settle(page);
  await menu(page).getByRole('link', { name: '繁體中文' }).click();
  await expect(page).toHaveURL(`${FIXTURE_URL}/zh-tw/Guide/basics/elements?from=menu`);
  await page.goBack();
  await expect(page).toHaveURL(`${FIXTURE_URL}/Guide/basics/elements`);
});

test('B38: a page loaded again while its menu was open takes one Back to leave', async ({
  page,
}) => {
  await open(page, '/training');
  await open(page, '/BSP/Overview');
  await openMenu(page);
  await page.reload();
  await hydrated(page);
  await isClosed(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/training$/);
});
