import type { Locator, Page } from '@playwright/test';
import { fixtureManifest } from './site-files.ts';
import { FIXTURE_URL, open, test, expect } from './site.ts';

/** The width of the text on A4 paper, in CSS pixels. */
const PAPER = { width: 680, height: 1000 };

async function openOnPaper(page: Page, address: string): Promise<void> {
  await page.setViewportSize(PAPER);
  await open(page, address);
  await page.emulateMedia({ media: 'print' });
}

/** What stands behind an element by a style. */
const after = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element, '::after').content);

test('B72 print: only the text is printed', async ({ page }) => {
  await openOnPaper(page, '/BSP/EPC-R7300/Overview');
  for (const selector of [
    'header nav',
    '#docs-sidebar',
    'nav[aria-label=Breadcrumbs]',
    '[data-toc-list]',
    '[data-mobile-toc]',
    '[data-page-menu]',
    '[data-feedback]',
    'nav[aria-label="Docs pages"]',
    'footer',
    '.anchor',
  ]) {
    const elements = page.locator(selector);
    expect(await elements.count(), selector).toBeGreaterThan(0);
    for (const element of await elements.all()) await expect(element, selector).toBeHidden();
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-last-update]')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    PAPER.width,
  );
});

test('B72 print: black on white, whatever the color mode', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await openOnPaper(page, `${FIXTURE_URL}/Guide/basics/elements`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const shown = await page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')!;
    const rgb = (color: string) => {
      canvas.fillStyle = '#123456';
      canvas.fillStyle = color;
      return canvas.fillStyle;
    };
    const style = (selector: string) => getComputedStyle(document.querySelector(selector)!);
    return {
      page: rgb(style('html').backgroundColor),
      text: rgb(style('[data-markdown] p').color),
      code: rgb(style('[data-code] pre').color),
      block: rgb(style('[data-code]').backgroundColor),
    };
  });
  expect(shown).toEqual({ page: '#ffffff', text: '#000000', code: '#000000', block: '#ffffff' });
});

test('B72 print: every tab is printed with its label, and closed boxes are open', async ({
  page,
}) => {
  await openOnPaper(page, `${FIXTURE_URL}/Guide/code`);
  await expect(page.getByRole('tablist').first()).toBeHidden();
  const panels = page.locator('[data-markdown] [role=tabpanel]');
  expect(await panels.count()).toBeGreaterThan(1);
  for (const panel of await panels.all()) {
    await expect(panel).toBeVisible();
    await expect(panel.locator('> p').first()).toBeVisible();
    await expect(panel.locator('> p').first()).toHaveText(/Linux|Windows/);
  }
  const box = page.locator('[data-markdown] details').first();
  await expect(box).not.toHaveAttribute('open');
  expect(
    await box
      .locator('[data-collapse]')
      .first()
      .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true })),
  ).toBe(true);
});

test('B72 print: a browser whose styles cannot open boxes opens them for the print alone', async ({
  page,
}) => {
  await open(page, `${FIXTURE_URL}/Guide/code`);
  const box = page.locator('[data-markdown] details').first();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(box).toHaveAttribute('open');
  await expect(page.locator('[data-page-menu] details')).not.toHaveAttribute('open');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(box).not.toHaveAttribute('open');
});

test('B72 print: links are written out, code wraps, and pages do not break inside it', async ({
  page,
}) => {
  await openOnPaper(page, `${FIXTURE_URL}/Guide/basics/first-steps`);
  expect(await after(page, '[data-markdown] a[href="/Guide/basics/elements"]')).toBe(
    '" (https://fixture.example/Guide/basics/elements)"',
  );
  expect(await after(page, '[data-markdown] p a[href^="#"]')).toBe('none');
  await openOnPaper(page, `${FIXTURE_URL}/Guide/code`);
  const blocks = await page.locator('[data-code] pre').all();
  expect(blocks.length).toBeGreaterThan(1);
  for (const pre of blocks) {
    expect(await pre.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    expect(await pre.evaluate((element) => getComputedStyle(element).breakInside)).toBe('avoid');
  }
});

/** How many lines a text takes. */
const linesOf = (text: Locator): Promise<number> =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });

test('B72 print: in tables, code wraps anywhere and words stay whole', async ({ page }) => {
  await openOnPaper(page, `${FIXTURE_URL}/Guide/basics/elements`);
  const table = page.getByRole('table').filter({ hasText: 'Negotiated' });
  expect(await linesOf(table.getByText('Default', { exact: true }))).toBe(1);
  expect(await linesOf(table.getByText('Negotiated', { exact: true }))).toBe(1);
  const [inner, outer] = await table.evaluate((element) => [
    element.getBoundingClientRect().width,
    element.parentElement!.getBoundingClientRect().width,
  ]);
  expect(inner).toBeLessThanOrEqual(outer);
});

test('B72 print: in tables of a few columns, short code stays whole', async ({ page }) => {
  await openOnPaper(page, '/BSP/Overview');
  const classes = page.locator('td > code').filter({ hasText: 'Alpha' });
  expect(await classes.count()).toBeGreaterThan(1);
  for (const code of await classes.all()) expect(await linesOf(code)).toBe(1);
});

test('B72 print: a section is one page with its own contents, in both locales', async ({
  page,
}) => {
  for (const [prefix, title, contents] of [
    ['', 'Guide', 'Contents'],
    ['/zh-tw', '指南', '目錄'],
  ] as const) {
    const response = await page.goto(`${FIXTURE_URL}${prefix}/Guide/_print`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const documents = fixtureManifest().filter(
      (route) =>
        route.kind === 'doc' &&
        route.section === 'Guide' &&
        route.locale === (prefix === '' ? 'en' : 'zh-tw') &&
        !route.unlisted,
    );
    await expect(page.locator('section.print-document')).toHaveCount(documents.length);
    await expect(page.getByRole('navigation', { name: contents }).getByRole('link')).toHaveCount(
      documents.length,
    );
    // Of a diagram one drawing is shown; no tab is hidden, no box closed.
    const figures = await page.locator('[data-diagram]').all();
    expect(figures.length).toBeGreaterThan(0);
    for (const figure of figures) await expect(figure.getByRole('img')).toHaveCount(1);
    const panels = await page.locator('[role=tabpanel]').all();
    expect(panels.length).toBeGreaterThan(1);
    for (const panel of panels) await expect(panel).toBeVisible();
    expect(await page.locator('main details').count()).toBeGreaterThan(0);
    await expect(page.locator('main details:not([open])')).toHaveCount(0);
  }
  await expect(page.locator('section.print-document[lang=en]').first()).toBeAttached();
});

test('B72 print: the print page of a version is of that version', async ({ page }) => {
  await page.goto(`${FIXTURE_URL}/Manual/1.0/_print`);
  await expect(page.locator('section.print-document h2')).toHaveText(['Manual 1.0', 'Second 1.0']);
  await page.getByRole('link', { name: 'the second page' }).click();
  await expect(page).toHaveURL(`${FIXTURE_URL}/Manual/1.0/_print#p2`);
});

test('B72 print: the way there is in the menu of a page and on the front page of a section, and no list knows it', async ({
  page,
  request,
}) => {
  await open(page, '/weda/docs');
  await expect(
    page.locator('main').getByRole('link', { name: 'Print this section' }),
  ).toBeVisible();
  await open(page, '/zh-tw/weda/docs/Introduction');
  await page.getByText('複製頁面', { exact: true }).click();
  await page.getByRole('link', { name: '列印本手冊' }).click();
  await expect(page).toHaveURL('/zh-tw/weda/docs/_print');
  await page.getByRole('link', { name: '返回本手冊' }).click();
  await expect(page).toHaveURL('/zh-tw/weda/docs');
  for (const file of ['/sitemap.xml', '/llms.txt', '/routes.json'])
    expect(await (await request.get(file)).text(), file).not.toContain('_print');
});

test('B127 print: the name of a field stands on the sheet of what it means', async ({ page }) => {
  await openOnPaper(page, `${FIXTURE_URL}/shop/api/create-order`);
  const heads = page.locator('article .rows > li > .head, article .rows > li > details > summary');
  const breaks = await heads.evaluateAll((all) => [
    ...new Set(all.map((head) => getComputedStyle(head).breakAfter)),
  ]);
  expect(breaks).toEqual(['avoid']);
});
