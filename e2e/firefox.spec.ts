import {
  expect,
  test,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { findFirefox, launchFirefox } from './firefox.ts';
import { rowAddresses, searchBox, type } from './search-helpers.ts';
import { collectConsole, FIXTURE_URL, open } from './site.ts';

const path = findFirefox();
test.skip(path === undefined, 'Firefox is not installed (FIREFOX=/path names one)');
test.describe.configure({ mode: 'serial' });

let browser: Browser | undefined;
test.beforeAll(async () => {
  if (path !== undefined) browser = await launchFirefox(path);
});
test.afterAll(() => browser?.close());

/** Does something in a window of its own, whose console has to stay clean. */
async function inFirefox(
  run: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const context = await browser!.newContext({
    baseURL: FIXTURE_URL,
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  try {
    const page = await context.newPage();
    const messages = collectConsole(page);
    await run(page);
    expect(messages).toEqual([]);
  } finally {
    await context.close();
  }
}

test('B5, B7, B8, B44 in Firefox: soft navigation, back to the place, the mark in the sidebar, the other language', async () => {
  await inFirefox(async (page) => {
    await open(page, '/Guide/basics/first-steps');
    await page.evaluate(() => (document.getElementById('docs-sidebar')!.dataset.kept = 'yes'));
    await page.locator('article a', { hasText: 'elements' }).first().click();
    await expect(page).toHaveURL('/Guide/basics/elements');
    await expect(page.locator('h1')).toHaveText('Elements');
    await expect(page.locator('#docs-sidebar')).toHaveAttribute('data-kept', 'yes');
    await expect(page.locator('#docs-sidebar a[aria-current=page]')).toHaveText('Elements');
    await page.evaluate(() => window.scrollTo(0, 600));
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    // Not by the pointer, which would scroll the link to where it can be clicked.
    await page
      .locator('#docs-sidebar a[href="/Guide/code"]')
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/Guide/code');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Elements');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
    await open(page, '/Guide/basics/first-steps?a=1#two');
    await page.locator('header').getByRole('button', { name: 'English' }).click();
    await page.getByRole('menuitem', { name: '繁體中文' }).click();
    await expect(page).toHaveURL(/\/zh-tw\/Guide\/basics\/first-steps\?.*a=1.*#two$/);
    await expect(page.locator('h1')).toHaveText('第一步');
  });
});

test('B41 in Firefox: the skip link puts the focus on the content', async () => {
  await inFirefox(async (page) => {
    await open(page, '/Guide/code');
    await page.locator('[data-skip-region] a').focus();
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main');
    await expect(page).toHaveURL('/Guide/code');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.matches('main *'))).toBe(true);
  });
});

test('B49, B57, B58, B60 in Firefox: tabs, details, diagram, picture, code, table of contents', async () => {
  await inFirefox(async (page) => {
    await open(page, '/Guide/basics/elements');
    await page.getByRole('tab', { name: 'Windows' }).first().click();
    await expect(page.getByText('More for Windows.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Diagram' })).toBeVisible();
    const picture = page.locator('article img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.locator('article summary').last().click();
    await expect(page.getByText('Hidden text.')).toBeVisible();
    await page.locator('h2#code').evaluate((heading) => heading.scrollIntoView());
    await expect(page.locator('nav a[href="#code"][aria-current]').first()).toBeAttached();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
  });
});

test('B80, B86, B91, B95 in Firefox: the search finds by keyboard and marks the words in the page', async () => {
  await inFirefox(async (page) => {
    await open(page, '/Guide/code');
    await page.keyboard.press('Control+k');
    await expect(searchBox(page).field).toBeFocused();
    await type(page, 'elements');
    await expect
      .poll(async () => (await rowAddresses(page))[0])
      .toContain('/Guide/basics/elements');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/_highlight=elements/);
    await expect(page.locator('article mark').first()).toBeVisible();
  });
});

test('B86 in Firefox: while an input method puts characters together nothing is searched; its Enter opens nothing', async () => {
  await inFirefox(async (page) => {
    await open(page, '/zh-tw/Guide/basics/first-steps');
    const { field, panel, rows } = searchBox(page);
    await field.focus();
    await field.evaluate((element) =>
      element.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true })),
    );
    await page.keyboard.type('first');
    await page.waitForTimeout(400);
    await expect(panel).toBeHidden();
    await field.evaluate((element) =>
      element.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })),
    );
    await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
    await field.evaluate((element) =>
      element.dispatchEvent(
        new KeyboardEvent('keydown', {
          key: 'Enter',
          keyCode: 229,
          bubbles: true,
          cancelable: true,
        }),
      ),
    );
    await page.waitForTimeout(400);
    await expect(page).toHaveURL(/\/first-steps$/);
  });
});

test('B37, B38, B39 in Firefox: the mobile menu opens, leads on, and Back closes it', async () => {
  await inFirefox(
    async (page) => {
      await open(page, '/Guide/basics/first-steps');
      const menu = page.getByRole('button', { name: 'Toggle navigation bar' });
      await menu.click();
      const link = page.locator('#docs-sidebar a[href="/Guide/code"]');
      await expect(link).toBeVisible();
      await page.goBack();
      await expect(link).toBeHidden();
      await expect(page).toHaveURL('/Guide/basics/first-steps');
      await menu.click();
      await link.click();
      await expect(page).toHaveURL('/Guide/code');
      await expect(link).toBeHidden();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
      ).toBe(true);
    },
    { viewport: { width: 390, height: 800 } },
  );
});

test('B120, B127, B131 in Firefox: an operation with its schema, its form and the samples that follow it', async () => {
  await inFirefox(async (page) => {
    await open(page, '/shop/api/list-orders');
    await page
      .locator('form[data-builder]')
      .getByLabel(/trace — header/)
      .fill('from-firefox');
    await expect(page.locator('[data-samples] code:visible').first()).toContainText('from-firefox');
    await page.locator('[data-samples]').getByLabel('Language').selectOption('Python');
    await expect(page.locator('[data-samples] code:visible').first()).toContainText('requests');
  });
});
