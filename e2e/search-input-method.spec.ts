import type { CDPSession, Locator, Page } from '@playwright/test';
import { searchBox } from './search-helpers.ts';
import { expect, open, test } from './site.ts';

/** Begins or goes on with a composition, as an input method does. */
const compose = (cdp: CDPSession, text: string) =>
  cdp.send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });

/**
 * Presses a key that browsers tell of although it was meant for the input method. Returns whether
 * the browser may do what it usually does with it.
 */
const pressForInputMethod = (field: Locator, key: string, isComposing: boolean): Promise<boolean> =>
  field.evaluate(
    (element, init) =>
      element.dispatchEvent(
        new KeyboardEvent('keydown', { ...init, keyCode: 229, bubbles: true, cancelable: true }),
      ),
    { key, isComposing },
  );

const settle = (page: Page) => page.waitForTimeout(400);

test('B86: while an input method puts characters together nothing is searched; what it ends with is', async ({
  page,
  context,
}) => {
  await open(page, '/zh-tw/weda/docs/Introduction');
  const { field, panel, rows } = searchBox(page);
  await field.focus();
  const cdp = await context.newCDPSession(page);
  for (const text of ['ㄓ', 'ㄓㄨㄤ', '裝', '裝ㄓˋ', '裝置']) await compose(cdp, text);
  for (const key of ['ArrowDown', 'Escape', 'Tab', 'Enter'])
    await pressForInputMethod(field, key, true);
  await settle(page);
  await expect(panel).toBeHidden();
  await expect(field).toHaveValue('裝置');
  await cdp.send('Input.insertText', { text: '裝置' });
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
  // Safari tells of the key that ended it after the end.
  const before = await rows.allTextContents();
  for (const key of ['ArrowDown', 'Escape', 'Tab', 'Enter'])
    await pressForInputMethod(field, key, false);
  await settle(page);
  await expect(page).toHaveURL(/\/zh-tw\/weda\/docs\/Introduction$/);
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
  expect(await rows.allTextContents()).toEqual(before);
  // The list stays as it is while more is put together.
  await compose(cdp, 'ㄍ');
  await settle(page);
  expect(await rows.allTextContents()).toEqual(before);
  await cdp.send('Input.insertText', { text: '管理' });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/_highlight=/);
});

test('B96: the same on the search page: neither results nor address change, and no form is sent', async ({
  page,
  context,
}) => {
  await open(page, '/zh-tw/search');
  const main = page.getByRole('main');
  const field = main.getByRole('searchbox');
  await field.focus();
  const cdp = await context.newCDPSession(page);
  await compose(cdp, 'zxqvㄓ');
  await settle(page);
  await expect(page).toHaveURL(/\/zh-tw\/search$/);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('搜尋文件');
  await expect(main.getByRole('status').first()).toBeEmpty();
  await expect(field).toHaveValue('zxqvㄓ');
  expect(await pressForInputMethod(field, 'Enter', true)).toBe(false);
  await cdp.send('Input.insertText', { text: '裝置' });
  await expect(main.getByRole('status').first()).toHaveText(/^找到 \d+ 份文件$/);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('「裝置」的搜尋結果');
  expect(await pressForInputMethod(field, 'Enter', false)).toBe(false);
});
