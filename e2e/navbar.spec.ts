import type { Page } from '@playwright/test';
import { productPage } from './product-pages.ts';
import { FIXTURE_URL, open, test, expect } from './site.ts';

const fixture = (path: string) => FIXTURE_URL + path;
const header = (page: Page) => page.locator('header[data-navbar]');

test('B30: the logo leads to the corporate site, the title to the home page of the locale', async ({
  page,
}) => {
  for (const [path, home] of [
    ['/BSP/Overview', '/'],
    ['/zh-tw/BSP/Overview', '/zh-tw'],
  ] as const) {
    await page.goto(path);
    const [logo, title] = await header(page).getByRole('link').all();
    await expect(logo!).toHaveAttribute('href', 'https://www.advantech.com');
    await expect(logo!).toHaveAttribute('target', '_blank');
    await expect(logo!).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(logo!).toHaveAccessibleName(/Advantech.*(new tab|新分頁)/);
    await expect(title!).toHaveAttribute('href', home);
    await expect(title!).toHaveAccessibleName(/Learning Portal|學習入口網/);
  }
});

test('B31: every type of item is there with its role and address', async ({ page }) => {
  await open(page, fixture('/'));
  const link = (name: string) => header(page).getByRole('link', { name, exact: true });
  await expect(link('Guide')).toHaveAttribute('href', '/Guide/basics/first-steps');
  await expect(link('Manual')).toHaveAttribute('href', '/Manual/1.0');
  await expect(link('Second')).toHaveAttribute('href', '/Manual/1.0/second');
  await expect(link('1.0 (Latest)')).toHaveAttribute('href', '/Manual/1.0');
  await expect(header(page).locator('[data-own-html]')).toBeVisible();
  await expect(header(page).getByRole('link', { name: /^Vendor/ })).toHaveAttribute(
    'target',
    '_blank',
  );
  // A draft, an unlisted page elsewhere, and a section with one version show nothing.
  await expect(header(page)).not.toContainText('Draft');
  await expect(link('Unlisted')).toHaveCount(0);
  await expect(header(page).getByRole('button')).toHaveText([
    'More',
    '',
    'Versions: 1.0 (Latest)',
    'Language: English',
    '',
  ]);
  await header(page).getByRole('button', { name: 'Expand the dropdown' }).click();
  const items = page.getByRole('menu', { name: 'More' }).getByRole('menuitem');
  await expect(items).toHaveText(['Code', 'Bold link', 'See more', 'Notes']);
  expect(
    await items.evaluateAll((all) =>
      all.map((item) => [item.localName, item.getAttribute('href')]),
    ),
  ).toEqual([
    ['a', '/Guide/code'],
    ['a', '/Guide/basics/elements#tabs'],
    ['a', 'https://example.com/more'],
    ['a', '/files/notes.txt'],
  ]);
  await expect(page.getByRole('menu').getByRole('separator')).toHaveCount(1);
  await open(page, fixture('/Guide/%E5%90%8D%E7%A8%B1'));
  await expect(link('Unlisted')).toHaveAttribute('aria-current', 'page');
});

test('B31: a file beside the pages is loaded as a whole', async ({ page }) => {
  await open(page, fixture('/'));
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
test('B32: the navbar marks what leads to the page at hand', async ({ page }) => {
  // Wide items and the entries of their menus, without the second copy of a label inside its plain
  // menu.
  const names = (selector: string) =>
    page
      .locator(`header ${selector}`)
      .evaluateAll((links: HTMLElement[]) =>
        links
          .filter((link) => !link.closest('[data-own]') && !link.hidden)
          .map((link) => link.textContent),
      );
  for (const [path, current, active] of ACTIVE) {
    await open(page, fixture(path));
    const marked = async () => ({
      current: await names('a[aria-current=page]'),
      active: (await names('a[data-active]')).filter((name) => name !== 'Unlisted').sort(),
    });
    await expect.poll(marked, path).toEqual({ current, active: [...active].sort() });
  }
});

test('B32: the marks follow a navigation, and a menu is active when an entry is', async ({
  page,
}) => {
  await open(page, '/weda/docs/Introduction');
  const menu = (name: string) =>
    header(page).locator('[data-menu]', {
      has: page.getByRole('button', { name, includeHidden: true }),
    });
  await expect(menu('IoT platform')).toHaveAttribute('data-active');
  await expect(menu('Discover')).not.toHaveAttribute('data-active');
  await header(page).getByRole('button', { name: 'Discover' }).click();
  await page.getByRole('menuitem', { name: /Board support/ }).click();
  await expect(page.locator('h1')).toHaveText(productPage('/BSP/Overview').title);
  await expect(menu('Discover')).toHaveAttribute('data-active');
  await expect(menu('IoT platform')).not.toHaveAttribute('data-active');
  await header(page).getByRole('button', { name: 'Discover' }).click();
  await expect(page.getByRole('menuitem', { name: /Board support/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('B32: a product’s menu is the current one on every kind of its pages, in both languages', async ({
  page,
}) => {
  const active = page.locator('header [data-menu][data-active] button[aria-haspopup]:visible');
  for (const [path, en, zh] of [
    ['/EdgeHub', 'IoT platform', '物聯網平台'],
    ['/EdgeHub/FAQ', 'IoT platform', '物聯網平台'],
    ['/BSP/EPC-R7300/Overview', 'Discover', '探索'],
    ['/BSP/category/ubuntu-2004', 'Discover', '探索'],
    ['/BSP/tags/bsp-image', 'Discover', '探索'],
    ['/weda/api/create-an-alert-rule', 'APIs', 'API'],
  ] as const) {
    await open(page, path);
    await expect(active, path).toHaveText([en]);
    await open(page, `/zh-tw${path}`);
    await expect(active, `/zh-tw${path}`).toHaveText([zh]);
  }
});

test('B32: the marks are there before anything moves: nothing shifts', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = ((window as unknown as { shifts: number[] }).shifts = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/Manual/0.9/old', '/zh-tw/Guide/basics/elements']) {
    await open(page, fixture(path));
    await header(page).locator('[data-menu-trigger]').last().click();
    await page.getByRole('menu').waitFor();
    await page.waitForLoadState('networkidle');
    expect(
      await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
      ),
    ).toBe(0);
  }
});

test.describe('B34 hideOnScroll', () => {
  const bottom = (page: Page) =>
    header(page).evaluate((element) => element.getBoundingClientRect().bottom);
  const scrollTo = (page: Page, top: number) =>
    page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
  test.use({ viewport: { width: 1440, height: 500 } });
  // The bar above it would be part of the page's top.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      localStorage.setItem('docusaurus.announcement.id', 'spring');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    }),
  );

  test('B34: the navbar leaves on the way down and comes back on the way up, at the top and by focus', async ({
    page,
  }) => {
    await open(page, fixture('/Guide/basics/elements'));
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

  test('B34: an anchor that exists hides it, one that does not shows it, and a new page shows it', async ({
    page,
  }) => {
    await open(page, fixture('/Guide/basics/elements'));
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Diagram' })
      .click();
    await expect.poll(() => bottom(page)).toBeLessThanOrEqual(0);
    await expect
      .poll(() =>
        page
          .locator('#diagram')
          .evaluate((heading) => Math.round(heading.getBoundingClientRect().top)),
      )
      .toBe(8);
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Admonitions' })
      .click();
    await expect(page).toHaveURL(/#admonitions$/);
    await expect.poll(() => bottom(page)).toBeLessThanOrEqual(0);
    await page.evaluate(() => (location.hash = 'nowhere'));
    await expect.poll(() => bottom(page)).toBe(61);
    await scrollTo(page, 900);
    await expect.poll(() => bottom(page)).toBeLessThanOrEqual(0);
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('#docs-sidebar a[href="/Guide/code"]')!.click(),
    );
    await expect(page).toHaveURL(/\/Guide\/code$/);
    await expect.poll(() => bottom(page)).toBe(61);
  });

  test('B34: without the setting the navbar stays', async ({ page }) => {
    await open(page, '/BSP/EPC-R7300/Overview');
    await scrollTo(page, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
    await expect(header(page)).not.toHaveAttribute('data-hidden');
    expect(await header(page).evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
  });
});

test('B36: a link with a hash ends at the heading, on the same page without a load and with the navbar hidden', async ({
  page,
}) => {
  const documents: string[] = [];
  page.on(
    'request',
    (request) => request.resourceType() === 'document' && documents.push(request.url()),
  );
  await open(page, fixture('/'));
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
  await open(page, fixture('/Guide/basics/elements?q=1#tabs'));
  await header(page).getByRole('button', { name: 'Language: English' }).click();
  await expect(page.getByRole('menuitem', { name: /Translate/ })).toHaveAttribute(
    'href',
    'https://example.com/translate',
  );
  const chinese = page.getByRole('menuitem', { name: '繁體中文' });
  await expect(chinese).toHaveAttribute('lang', 'zh-Hant-TW');
  await expect(page.getByRole('menuitem', { name: 'English' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await chinese.click();
  await expect(page).toHaveURL(fixture('/zh-tw/Guide/basics/elements?q=1&from=menu#tabs'));
});
