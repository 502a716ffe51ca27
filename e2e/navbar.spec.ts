import type { Page } from '@playwright/test';
import { FIXTURE_URL, test, expect } from './site.ts';

const ready = async (page: Page, path: string) => {
  await page.goto(path);
  await page.locator('html[data-has-hydrated=true]').waitFor();
};
const fixture = (path: string) => FIXTURE_URL + path;
const header = (page: Page) => page.locator('header[data-navbar]');

test('B30: the logo leads to the corporate site, the title to the home page of the locale', async ({ page }) => {
  for (const [path, home] of [
    ['/BSP/Overview', '/'],
    ['/zh-tw/BSP/Overview', '/zh-tw/'],
  ] as const) {
    await page.goto(path);
    const [logo, title] = await header(page).getByRole('link').all();
    await expect(logo!).toHaveAttribute('href', 'https://www.advantech.com');
    await expect(logo!).toHaveAttribute('target', '_blank');
    await expect(logo!).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(logo!).toHaveAccessibleName(/Advantech.*(new tab|新分頁)/);
    await expect(title!).toHaveAttribute('href', home);
    await expect(title!).toHaveAccessibleName(/Learning Portal|學習入口/);
  }
});

test('B31: every type of item is there with its role and address', async ({ page }) => {
  await ready(page, fixture('/'));
  const link = (name: string) => header(page).getByRole('link', { name, exact: true });
  await expect(link('Guide')).toHaveAttribute('href', '/Guide/basics/first-steps');
  await expect(link('Manual')).toHaveAttribute('href', '/Manual/1.0');
  await expect(link('Second')).toHaveAttribute('href', '/Manual/1.0/second');
  await expect(link('1.0 (Latest)')).toHaveAttribute('href', '/Manual/1.0');
  await expect(header(page).locator('[data-own-html]')).toBeVisible();
  await expect(header(page).getByRole('link', { name: /^Vendor/ })).toHaveAttribute('target', '_blank');
  // A draft, an unlisted page elsewhere, and a section with one version show nothing.
  await expect(header(page)).not.toContainText('Draft');
  await expect(link('Unlisted')).toHaveCount(0);
  await expect(header(page).getByRole('button')).toHaveText(['More', '', 'Versions: 1.0 (Latest)', 'Language: English', '']);
  await header(page).getByRole('button', { name: 'Expand the dropdown' }).click();
  const items = page.getByRole('menu', { name: 'More' }).getByRole('menuitem');
  await expect(items).toHaveText(['Code', 'Bold link', 'See more', 'Notes']);
  expect(await items.evaluateAll((all) => all.map((item) => [item.localName, item.getAttribute('href')]))).toEqual([
    ['a', '/Guide/code'],
    ['a', '/Guide/basics/elements#tabs'],
    ['a', 'https://example.com/more'],
    ['a', '/files/notes.txt'],
  ]);
  await expect(page.getByRole('menu').getByRole('separator')).toHaveCount(1);
  await ready(page, fixture('/Guide/%E5%90%8D%E7%A8%B1'));
  await expect(link('Unlisted')).toHaveAttribute('aria-current', 'page');
});

test('B31: a file beside the pages is loaded as a whole', async ({ page }) => {
  await ready(page, fixture('/'));
  await header(page).getByRole('button', { name: 'Expand the dropdown' }).click();
  await page.getByRole('menuitem', { name: 'Notes' }).click();
  await expect(page).toHaveURL(fixture('/files/notes.txt'));
});

/** Exact page → names of what is current (exactly) and active (around it) on the wide navbar. */
const ACTIVE: [path: string, current: string[], active: string[]][] = [
  ['/', [], []],
  ['/Guide/basics/first-steps', ['Guide'], ['Guide', 'Code']],
  ['/Guide/basics/first-steps/', ['Guide'], ['Guide', 'Code']],
  ['/Guide/stale', [], ['Guide', 'Code']],
  ['/Guide/basics/elements#tabs', ['More', 'Bold link'], ['Guide', 'More', 'Code', 'Bold link']],
  ['/Manual/1.0/second', ['Second'], ['Manual', 'Second', '1.0 (Latest)']],
  ['/Manual/0.9/old', [], ['Manual', 'Second', '0.9']],
  ['/zh-tw/Guide/stale', [], ['指南', '程式碼']],
];
for (const [path, current, active] of ACTIVE) {
  test(`B32: the navbar on ${path} marks what leads there`, async ({ page }) => {
    await page.goto(fixture(path));
    // Wide items and the entries of their menus, without the second copy of a label inside its plain menu.
    const names = (selector: string) => page.locator(`header ${selector}`).evaluateAll((links: HTMLElement[]) => links.filter((link) => !link.closest('[data-own]') && !link.hidden).map((link) => link.textContent));
    const marked = { current: await names('a[aria-current=page]'), active: await names('a[data-active]') };
    expect(marked).toEqual({ current, active: expect.arrayContaining(active) as string[] });
    expect(marked.active.filter((name) => name !== 'Unlisted')).toHaveLength(active.length);
  });
}

test('B32: the marks follow a navigation, and a menu is active when an entry is', async ({ page }) => {
  await ready(page, '/weda/docs/Introduction');
  const menu = (name: string) => header(page).locator('[data-menu]', { has: page.getByRole('button', { name, includeHidden: true }) });
  await expect(menu('IoT platform')).toHaveAttribute('data-active');
  await expect(menu('Discover')).not.toHaveAttribute('data-active');
  await header(page).getByRole('button', { name: 'Discover' }).click();
  await page.getByRole('menuitem', { name: /Board support/ }).click();
  await expect(page.locator('h1')).toHaveText('Overview');
  await expect(menu('Discover')).toHaveAttribute('data-active');
  await expect(menu('IoT platform')).not.toHaveAttribute('data-active');
  await header(page).getByRole('button', { name: 'Discover' }).click();
  await expect(page.getByRole('menuitem', { name: /Board support/ })).toHaveAttribute('aria-current', 'page');
});

test('B32: the marks are there before anything moves: nothing shifts', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = ((window as unknown as { shifts: number[] }).shifts = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/Manual/0.9/old', '/zh-tw/Guide/basics/elements']) {
    await ready(page, fixture(path));
    await header(page).locator('[data-menu-trigger]').last().click();
    await page.getByRole('menu').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0))).toBe(0);
  }
});

test.describe('B34 hideOnScroll', () => {
  const bottom = (page: Page) => header(page).evaluate((element) => element.getBoundingClientRect().bottom);
  const scrollTo = (page: Page, top: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
  test.use({ viewport: { width: 1440, height: 500 } });
  // The bar above it would be part of the page's top.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      localStorage.setItem('docusaurus.announcement.id', 'spring');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    }),
  );

  test('B34: the navbar leaves on the way down and comes back on the way up, at the top and by focus', async ({ page }) => {
    await ready(page, fixture('/Guide/basics/elements'));
    await scrollTo(page, 600);
    await expect.poll(() => bottom(page)).toBeLessThanOrEqual(0);
    await scrollTo(page, 580);
    await expect.poll(() => bottom(page)).toBe(61);
    await scrollTo(page, 700);
    await expect.poll(() => bottom(page)).toBeLessThanOrEqual(0);
    await header(page).getByRole('link').first().focus();
    await expect.poll(() => bottom(page)).toBe(61);
    await scrollTo(page, 800);
    await expect.poll(() => bottom(page)).toBeLessThanOrEqual(0);
    await scrollTo(page, 0);
    await expect.poll(() => bottom(page)).toBe(61);
  });

  test('B34: an anchor that exists hides it, one that does not shows it, and a new page shows it', async ({ page }) => {
    await ready(page, fixture('/Guide/basics/elements'));
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Diagram' }).click();
    await expect.poll(() => bottom(page)).toBeLessThanOrEqual(0);
    expect(await page.locator('#diagram').evaluate((heading) => Math.round(heading.getBoundingClientRect().top))).toBe(8);
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Admonitions' }).click();
    await expect(page).toHaveURL(/#admonitions$/);
    await expect.poll(() => bottom(page)).toBeLessThanOrEqual(0);
    await page.evaluate(() => (location.hash = 'nowhere'));
    await expect.poll(() => bottom(page)).toBe(61);
    await scrollTo(page, 900);
    await expect.poll(() => bottom(page)).toBeLessThanOrEqual(0);
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('#docs-sidebar a[href="/Guide/code"]')!.click());
    await expect(page).toHaveURL(/\/Guide\/code$/);
    await expect.poll(() => bottom(page)).toBe(61);
  });

  test('B34: without the setting the navbar stays', async ({ page }) => {
    await ready(page, '/BSP/EPC-R7300/Overview');
    await scrollTo(page, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
    await expect(header(page)).not.toHaveAttribute('data-hidden');
    expect(await header(page).evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
  });
});

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
  test.beforeEach(({ page }) => ready(page, '/BSP/Overview'));

  test('B35: a click opens, a second one closes, and the address stays', async ({ page }) => {
    await expect(label(page)).toHaveAttribute('aria-haspopup', /^(true|menu)$/);
    await isClosed(page);
    await label(page).click();
    await isOpen(page);
    await label(page).click();
    await isClosed(page);
    await expect(page).toHaveURL(/\/BSP\/Overview$/);
  });

  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    test(`B35: ${key} opens with the focus on the first entry; Escape closes and gives it back`, async ({ page }) => {
      await label(page).focus();
      await page.keyboard.press(key);
      await isOpen(page);
      await expect(menu(page).getByRole('menuitem').first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(menu(page).getByRole('menuitem').nth(1)).toBeFocused();
      await page.keyboard.press('Escape');
      await isClosed(page);
      await expect(label(page)).toBeFocused();
    });
  }

  test('B35: a click without a pointer, as of a screen reader, opens', async ({ page }) => {
    await label(page).evaluate((button: HTMLElement) => button.click());
    await isOpen(page);
    await expect(menu(page).getByRole('menuitem').first()).toBeFocused();
  });

  test('B35: a press outside, a touch outside and Tab close; the focus goes on', async ({ page }) => {
    await label(page).click();
    await isOpen(page);
    await page.mouse.click(900, 700);
    await isClosed(page);
    await label(page).click();
    await isOpen(page);
    await page.locator('h1').evaluate((heading) => heading.dispatchEvent(new TouchEvent('touchstart', { bubbles: true })));
    await isClosed(page);
    await label(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page).getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Tab');
    await isClosed(page);
    await expect(header(page).getByRole('button', { name: 'IoT platform' })).toBeFocused();
  });

  test('B35: focus that goes elsewhere closes, and another label opens its own menu', async ({ page }) => {
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

  test('B35: an entry navigates without a page load, and the menu is closed after it', async ({ page }) => {
    const documents: string[] = [];
    page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
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

  test('B35: the page can be scrolled and is not hidden while a menu is open, and the menu is at most 80 vh high', async ({ page }) => {
    await label(page).click();
    await isOpen(page);
    expect(await page.evaluate(() => [getComputedStyle(document.body).overflow, document.querySelector('main')!.closest('[aria-hidden=true], [inert]')])).toEqual(['visible', null]);
    expect(await menu(page).evaluate((list) => getComputedStyle(list).maxHeight)).toBe('720px');
  });

  test('B35: a menu at the right end opens to the left', async ({ page }) => {
    const button = header(page).getByRole('button', { name: /English/ });
    await button.click();
    const [list, own] = [await page.getByRole('menu').boundingBox(), await button.boundingBox()];
    expect(Math.abs(list!.x + list!.width - (own!.x + own!.width))).toBeLessThan(2);
  });

  test('B35: the code of the menus is loaded when one is used, and the press that came first opens it', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.url().includes('/_next/') && request.resourceType() === 'script' && scripts.push(request.url()));
    await page.mouse.move(900, 700);
    await page.waitForLoadState('networkidle');
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
    await ready(page, '/BSP/Overview');
    await page.waitForLoadState('networkidle');
    await page.route(/\.js$/, (route) => route.abort());
    await header(page).getByRole('button', { name: 'Discover' }).click();
    await header(page).locator('details[open]').getByRole('link', { name: /Training/ }).click();
    await expect(page).toHaveURL(/\/training$/);
  });
});

test('B35: a menu that was opened before script was there goes on as a real one', async ({ page }) => {
  let go = () => {};
  const released = new Promise<void>((resolve) => (go = resolve));
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/training', { waitUntil: 'commit' });
  await header(page).locator('summary', { hasText: 'Discover' }).click();
  await expect(header(page).locator('details[open]').getByRole('link', { name: /Training/ })).toBeVisible();
  go();
  await expect(page.getByRole('menu', { name: 'Discover' }).getByRole('menuitem', { name: /Training/ })).toBeVisible();
  await expect(header(page).locator('details[open]')).toHaveCount(0);
});

test('B35: a label that is a link navigates by click; Enter, Space and the caret open its menu', async ({ page }) => {
  await ready(page, fixture('/'));
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

test('B36: a link with a hash ends at the heading, on the same page without a load and with the navbar hidden', async ({ page }) => {
  const documents: string[] = [];
  page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
  await ready(page, fixture('/'));
  for (let visit = 0; visit < 2; visit++) {
    await header(page).getByRole('button', { name: 'Expand the dropdown' }).click();
    await page.getByRole('menuitem', { name: 'Bold link' }).click();
    await expect(page).toHaveURL(/\/Guide\/basics\/elements#tabs$/);
    await expect(page.locator('#tabs')).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(header(page)).not.toHaveAttribute('data-hidden');
  }
  expect(documents).toHaveLength(1);
});

test('B8: the language menu appends the query of the configuration', async ({ page }) => {
  await ready(page, fixture('/Guide/basics/elements?q=1#tabs'));
  await header(page).getByRole('button', { name: 'Language: English' }).click();
  await expect(page.getByRole('menuitem', { name: /Translate/ })).toHaveAttribute('href', 'https://example.com/translate');
  const chinese = page.getByRole('menuitem', { name: '繁體中文' });
  await expect(chinese).toHaveAttribute('lang', 'zh-Hant-TW');
  await expect(page.getByRole('menuitem', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  await chinese.click();
  await expect(page).toHaveURL(fixture('/zh-tw/Guide/basics/elements?q=1&from=menu#tabs'));
});
