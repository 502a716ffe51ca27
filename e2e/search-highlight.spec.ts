import type { Page } from '@playwright/test';
import { copied, FIXTURE_URL, open, test, expect } from './site.ts';
import { searchBox, type } from './search-helpers.ts';

const PAGE = '/weda/docs/library/Install';
const marks = 'mark[data-search-mark]';

test('B93, B95: a chosen result opens with its terms marked, in headings, code and tables, never in menus', async ({
  page,
}) => {
  await open(page, '/weda/docs/Introduction');
  await type(page, 'susi driver');
  await expect(searchBox(page).rows.first()).toHaveAttribute('href', /#/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${PAGE}?_highlight=susi&_highlight=driver#check-the-susi-driver`);
  await expect(page.locator('#check-the-susi-driver')).toBeInViewport();
  for (const place of ['h2', 'pre code', 'td', 'p'])
    await expect(page.locator(`article ${place} ${marks}`).first()).toHaveText(/susi|driver/i);
  await expect(
    page.locator(
      `nav ${marks}, [data-navbar] ${marks}, #docs-sidebar ${marks}, [data-mobile-toc] ${marks}`,
    ),
  ).toHaveCount(0);
  await expect(searchBox(page).field).toHaveValue('susi driver');
});

test('B95: a result in a long section opens where its words are', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 300 });
  await open(page, `${FIXTURE_URL}/Guide/code?_highlight=line&_highlight=8#room`);
  await expect(page.locator(`#room ~ ul ${marks}`)).toHaveText('8');
  await expect(page.locator(`#room + p ${marks}`)).toHaveText(['Line', 'line']);
  await expect(page.locator(`#room + p ${marks}`).first()).toBeInViewport();
  await open(page, `${FIXTURE_URL}/Guide/code?_highlight=8#room`);
  await expect(page.locator(`#room ~ ul ${marks}`)).toBeInViewport();
  // Who chooses a heading of the page wants to see that heading.
  await page.locator('[data-toc-list] a[href="#marked"]').click();
  await expect(page.locator('#marked')).toBeInViewport();
  await page.locator('[data-toc-list] a[href="#room"]').click();
  await expect(page).toHaveURL(/#room$/);
  await expect(page.locator('#room')).toBeInViewport();
  await expect(page.locator(`#room ~ ul ${marks}`)).not.toBeInViewport();
});

test('B95: the text, the ids and the copied code stay what they were', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const read = () =>
    page.evaluate(() => ({
      text: document.querySelector('article')!.textContent,
      ids: [...document.querySelectorAll('article [id]')].map(({ id }) => id),
    }));
  await open(page, PAGE);
  const before = await read();
  await open(
    page,
    `${PAGE}?_highlight=susi&_highlight=l&_highlight=install&_highlight=lsmod+%7C+grep`,
  );
  await expect(page.locator(marks).first()).toBeVisible();
  expect(await read()).toEqual(before);
  const block = page.locator('[data-code]', { hasText: 'lsmod' });
  // The words stand in several elements: they are marked across them.
  await expect(block.locator(marks)).not.toHaveCount(0);
  await block.hover();
  await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
  await expect.poll(() => copied(page)).toBe('lsmod | grep -i susi');
  await page.locator('[data-search-box] button[type=reset]').click();
  await expect(page.locator(marks)).toHaveCount(0);
  expect(
    await page.evaluate(() =>
      [...document.querySelectorAll('article code')].every((code) =>
        [...code.childNodes].every(
          (node) => node.nodeType !== Node.TEXT_NODE || node.nodeValue !== '',
        ),
      ),
    ),
  ).toBe(true);
  expect(await read()).toEqual(before);
});

const EMPTYING = [
  [
    'the clear button',
    async (page: Page) => page.locator('[data-search-box] button[type=reset]').click(),
  ],
  [
    'Escape in the box',
    async (page: Page) => {
      await searchBox(page).field.focus();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    },
  ],
  ['emptying the field', async (page: Page) => searchBox(page).field.fill('')],
] as const;

test('B95: the clear button, Escape in the box and emptying the field take marks and parameter away; the rest of the address stays', async ({
  page,
}) => {
  for (const [name, act] of EMPTYING) {
    await open(page, `${PAGE}?_highlight=susi&keep=1#requirements`);
    await expect(page.locator(marks).first()).toBeAttached();
    const length = await page.evaluate(() => history.length);
    await act(page);
    await expect(page.locator(marks), name).toHaveCount(0);
    await expect(page, name).toHaveURL(`${PAGE}?keep=1#requirements`);
    await expect(searchBox(page).field, name).toHaveValue('');
    expect(await page.evaluate(() => history.length), name).toBe(length);
  }
});

test('B95: without a hash the first mark is brought into view; on the way back the reader’s place is kept', async ({
  page,
}) => {
  await open(page, `${PAGE}?_highlight=compose`);
  await expect(page.locator(marks).first()).toBeInViewport();
  await page.locator('article').getByRole('link', { name: 'Device', exact: true }).last().click();
  await expect(page).toHaveURL(/library\/Device$/);
  await expect(page.locator(marks)).toHaveCount(0);
  await expect(searchBox(page).field).toHaveValue('');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Installation');
  await expect(page.locator(marks).first()).toBeAttached();
});

test('B93: a result on the page at hand needs no loading', async ({ page }) => {
  await open(page, PAGE);
  await page.evaluate(() => ((window as unknown as { sameDocument: boolean }).sameDocument = true));
  await type(page, 'nuget package source');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/library\/Install\?_highlight=/);
  await expect(page.locator(marks).first()).toBeVisible();
  expect(
    await page.evaluate(() => (window as unknown as { sameDocument?: boolean }).sameDocument),
  ).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(PAGE);
  await expect(page.locator(marks)).toHaveCount(0);
});

test('B95: Chinese, full-width and split terms; terms of other sites in any encoding are text', async ({
  page,
}) => {
  await open(
    page,
    `/zh-tw${PAGE}?_highlight=${encodeURIComponent('裝置函式庫')}&_highlight=ＳＵＳＩ`,
  );
  await expect(page.locator(marks, { hasText: '裝置函式庫' }).first()).toBeVisible();
  await expect(page.locator(marks, { hasText: 'SUSI' }).first()).toBeAttached();
  for (const query of [
    '_highlight=%3Cimg%20src=x%20onerror=alert(1)%3E',
    '_highlight=%',
    '_highlight=%E8%A3',
    '_highlight=',
    `_highlight=${'a'.repeat(3000)}`,
    '_highlight=('.repeat(100),
    '_highlight[]=x',
    '_highlight=.*',
  ]) {
    await open(page, `${PAGE}?${query}`);
    await expect(page.locator('h1')).toHaveText('Installation');
    await expect(page.locator('article img[src=x]')).toHaveCount(0);
  }
});

test('B94: what was typed is gone on a page that the reader has opened by another link', async ({
  page,
}) => {
  await open(page, `${FIXTURE_URL}/Guide/basics/first-steps`);
  const { field, rows } = searchBox(page);
  await type(page, 'secre');
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('#docs-sidebar').getByRole('link', { name: 'Code' }).click();
  await expect(page).toHaveURL(/\/Guide\/code$/);
  await expect(field).toHaveValue('');
  await type(page, 'secre');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/_highlight=/);
  await expect(field).toHaveValue('secre');
  await page.locator('header a[href="/"]:visible').first().click();
  await expect(page).toHaveURL(`${FIXTURE_URL}/`);
  await expect(field).toHaveValue('');
});
