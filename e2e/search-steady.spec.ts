import type { Page } from '@playwright/test';
import { holdParts, rowAddresses, searchBox, type } from './search-helpers.ts';
import { expect, open, test } from './site.ts';

/**
 * A query that many sections answer: its best page is not in the part of the index that comes
 * first.
 */
const QUERY = 'system';
const OPENING = 'The first result opens when the search is complete.';

/** What is said to screen readers beside the box. */
const said = (page: Page) => page.getByRole('search').getByRole('status');

/** Types into the box while most of the index is held back, and waits for what is there. */
async function typeIntoPart(
  page: Page,
  path: string,
  text: string,
  searching: string,
): Promise<() => void> {
  const release = await holdParts(page, 1);
  await open(page, path);
  const { field, rows, panel } = searchBox(page);
  await field.focus();
  await page.keyboard.type(text);
  await expect(rows.first()).toBeVisible();
  await expect(panel).toContainText(searching);
  await expect(said(page)).toHaveText(searching);
  return release;
}

/** The page that the whole index finds first. */
async function bestOf(page: Page, path: string, text: string): Promise<string> {
  await open(page, path);
  await type(page, text);
  await expect(said(page)).toHaveText(/\d+/);
  await expect(searchBox(page).rows.first()).toHaveAttribute('aria-selected', 'true');
  return (await rowAddresses(page))[0]!;
}

test('B91: Enter while the index loads waits for the whole answer and says so', async ({
  page,
}) => {
  const release = await typeIntoPart(page, '/', QUERY, 'Still searching…');
  await expect(searchBox(page).panel.getByRole('option', { selected: true })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(searchBox(page).panel).toContainText(OPENING);
  await expect(said(page)).toHaveText(OPENING);
  await expect(page).toHaveURL('/');
  release();
  await expect(page).toHaveURL(/_highlight=/);
  const opened = new URL(page.url());
  expect(decodeURIComponent(opened.pathname + opened.search + opened.hash)).toBe(
    await bestOf(page, '/', QUERY),
  );
});

test('B91: Enter before the script of the box is there waits for it, too; typing on, Escape and leaving cancel it', async ({
  page,
}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await open(page, '/zh-tw/BSP/Overview');
  await page.route(/_next\/static\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  const { field, panel, rows } = searchBox(page);
  for (const cancel of [
    () => page.keyboard.type('y'),
    () => page.keyboard.press('Escape'),
    () => field.blur(),
  ]) {
    await field.focus();
    await field.fill('recover');
    await page.keyboard.press('Enter');
    await expect(panel).toContainText('搜尋完成後會開啟第一筆結果。');
    await expect(said(page)).toHaveText('搜尋完成後會開啟第一筆結果。');
    await cancel();
    await expect(panel).toBeHidden();
  }
  await field.focus();
  await field.fill('recovery');
  release();
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/\/zh-tw\/BSP\/Overview$/);
});

test('B91: typing on, Escape and leaving cancel the Enter that waits', async ({ page }) => {
  const release = await typeIntoPart(page, '/', QUERY, 'Still searching…');
  const { field, panel, rows } = searchBox(page);
  await page.keyboard.press('Enter');
  await expect(panel).toContainText(OPENING);
  await page.keyboard.type(' ');
  await expect(panel).not.toContainText(OPENING);
  await page.keyboard.press('Enter');
  await expect(panel).toContainText(OPENING);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(panel).toContainText(OPENING);
  await field.blur();
  await expect(panel).toBeHidden();
  release();
  await field.focus();
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/');
});

for (const [name, path, text, searching, take, letGo] of [
  [
    'the pointer is at',
    '/',
    QUERY,
    'Still searching…',
    (page: Page) => searchBox(page).rows.nth(1).hover(),
    (page: Page) => page.mouse.move(2, 2),
  ],
  [
    'an arrow key has chosen',
    '/zh-tw',
    '系統',
    '仍在搜尋…',
    (page: Page) => page.keyboard.press('ArrowDown'),
    undefined,
  ],
] as const) {
  test(`B89: rows stay in their places under a reader: ${name} one of them`, async ({ page }) => {
    const release = await typeIntoPart(page, path, text, searching);
    const { rows, panel } = searchBox(page);
    const before = await rows.allTextContents();
    await take(page);
    const selected = await panel.getByRole('option', { selected: true }).textContent();
    const place = await rows.first().boundingBox();
    release();
    await expect(said(page)).toHaveText(/\d+/);
    await expect(panel).not.toContainText(searching);
    expect((await rows.allTextContents()).slice(0, before.length)).toEqual(before);
    expect(await rows.first().boundingBox()).toEqual(place);
    await expect(panel.getByRole('option', { selected: true })).toHaveText(selected!);
    expect(await rows.count()).toBeLessThanOrEqual(8);
    if (!letGo) return;
    await letGo(page);
    await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
    const first = (await rowAddresses(page))[0];
    expect(first).toBe(await bestOf(page, path, text));
  });
}

test('B96: the search page tells a number only when it is final, and moves no result under a reader', async ({
  page,
}) => {
  const release = await holdParts(page, 1);
  await page.addInitScript(() => {
    const told: string[] = ((window as unknown as { told: string[] }).told = []);
    new MutationObserver(() => {
      const text = document.querySelector('main [role=status]')?.textContent ?? '';
      if (told.at(-1) !== text) told.push(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await open(page, `/search?q=${QUERY}`);
  const main = page.getByRole('main');
  const results = main.locator('ol').first().locator('> li');
  await expect(results.first()).toBeVisible();
  await expect(main.getByRole('status').first()).toHaveText('Still searching…');
  const titles = () =>
    results.evaluateAll((items) => items.map((item) => item.querySelector('a')?.textContent));
  const tops = () =>
    results.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  const before = { titles: await titles(), tops: await tops() };
  await results.first().getByRole('link').first().hover();
  release();
  await expect(main.getByRole('status').first()).toHaveText(/^\d+ documents found$/);
  expect((await titles()).slice(0, before.titles.length)).toEqual(before.titles);
  expect((await tops()).slice(0, before.tops.length)).toEqual(before.tops);
  expect(await results.count()).toBeGreaterThan(before.titles.length);
  expect(
    (await page.evaluate(() => (window as unknown as { told: string[] }).told)).filter((text) =>
      /\d/.test(text),
    ),
  ).toHaveLength(1);
  await page.mouse.move(2, 2);
  // Now as whoever comes later sees it.
  await expect(main.getByRole('button', { name: 'Show more results' })).toBeVisible();
  const links = () =>
    results.evaluateAll((items) =>
      items.map((item) => item.querySelector('a')?.getAttribute('href')),
    );
  await expect(results).toHaveCount(20);
  const final = await links();
  await page.reload();
  await expect(main.getByRole('status').first()).toHaveText(/^\d+ documents found$/);
  await expect.poll(links).toEqual(final);
});
