import type { Page } from '@playwright/test';
import { FIXTURE_URL, copied, open, test, expect } from './site.ts';

test.use({ baseURL: FIXTURE_URL });

const PAGE = '/Guide/code';

const block = (page: Page, title: string) =>
  page.locator('[data-code]', { has: page.getByText(title, { exact: true }) });

test('B57: marked lines are shown without the comments that mark them, and copied so', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, PAGE);
  const marks = block(page, 'marks.py');
  await expect(marks.locator('.hl')).toHaveText(['b = 2\n', 'c = 3\n', 'd = 4\n']);
  await expect(marks).not.toContainText('highlight');
  await marks.hover();
  await marks.getByRole('button', { name: 'Copy code to clipboard' }).click();
  await expect.poll(() => copied(page)).toBe('a = 1\nb = 2\nc = 3\nd = 4');
  const number = await marks
    .locator('.line')
    .first()
    .evaluate((line) => getComputedStyle(line, '::before').content);
  expect(number).toContain('counter');
});

test('B57: a diff shows what was added and removed', async ({ page }) => {
  await open(page, PAGE);
  const diff = page.locator('[data-code]', { hasText: 'same' });
  await expect(diff.locator('.add')).toHaveText('+new\n');
  await expect(diff.locator('.del')).toHaveText('-old\n');
});

test('B57: word wrap is offered where code overflows, and in a tab once it is shown', async ({
  page,
}) => {
  await open(page, PAGE);
  const wrap = (title: string) =>
    block(page, title).getByRole('button', { name: 'Toggle word wrap' });
  const overflow = (title: string) =>
    block(page, title)
      .locator('pre')
      .evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  await expect(wrap('long.sh')).toBeVisible();
  await expect(wrap('short.sh')).toBeHidden();
  await wrap('long.sh').click();
  await expect(wrap('long.sh')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => overflow('long.sh')).toBe(0);
  await wrap('long.sh').click();
  await expect.poll(() => overflow('long.sh')).toBeGreaterThan(0);
  await page.getByRole('tab', { name: 'Windows' }).first().click();
  await expect(wrap('hidden.bat')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(wrap('short.sh')).toBeHidden();
});

test('B57: the buttons of a block with a title stay within its line', async ({ page }) => {
  await open(page, `${FIXTURE_URL}/Guide/code`);
  const titled = page.locator('[data-code]', { has: page.locator(':scope > div + pre') }).first();
  await titled.hover();
  const title = await titled.locator('> div').first().boundingBox();
  const button = await titled.getByRole('button', { name: 'Copy code to clipboard' }).boundingBox();
  const above = button!.y - title!.y;
  const below = title!.y + title!.height - button!.y - button!.height;
  expect(below).toBeGreaterThan(1);
  expect(Math.abs(above - below)).toBeLessThan(3);
});
