import type { Page } from '@playwright/test';
import { findings } from './axe.ts';
import { type } from './search-helpers.ts';
import { FIXTURE_URL, open, quiet, test, expect } from './site.ts';

test.use({ baseURL: FIXTURE_URL });

const LESSON = '/training/basics/lesson-1-frames';
const finished = (page: Page) => page.locator('[data-lesson-end] input');
const question = (page: Page, number: number) => page.locator(`#q-${number}`);
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('B143: the training page leads to each course, in both languages', async ({ page }) => {
  for (const [locale, name, title] of [
    ['', /^Basics/, 'Basics of the fixture'],
    ['/zh-tw', /^測試網站/, '測試網站基礎'],
  ] as const) {
    await open(page, `${locale}/training`);
    await expect(page.locator('#docs-sidebar')).toHaveCount(0);
    // The third track has no course.
    await expect(page.locator('#courses ~ ul > li')).toHaveCount(3);
    await expect(page.locator(`main a[href^="${locale}/training/"]`)).toHaveCount(2);
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`${FIXTURE_URL}${locale}/training/basics`);
    await expect(page.locator('h1')).toHaveText(title);
  }
});

test('B143: sidebar, breadcrumbs, list of lessons and pager keep to the course', async ({
  page,
}) => {
  await open(page, '/training/basics');
  await expect(page.locator('#docs-sidebar li[data-category] > div a')).toHaveText([
    'Tools',
    'Basics',
  ]);
  await expect(page.locator('[data-markdown] li')).toHaveText([
    /Frames\s*30 min/,
    /Alarms\s*45 min/,
  ]);
  await expect(page.locator('[data-markdown]')).toContainText('2 lessons, 75 minutes in all');
  await page.getByRole('link', { name: /^Next.*Frames$/ }).click();
  await expect(page).toHaveURL(/lesson-1-frames$/);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link');
  await expect(crumbs.nth(-2)).toHaveAttribute('href', '/training');
  await expect(crumbs.nth(-1)).toHaveAttribute('href', '/training/basics');
  await page.goto('/training/basics/summary');
  await expect(page.getByRole('link', { name: /^Next/ })).toHaveCount(0);
});

test('B143: the search finds words of questions and answers', async ({ page }) => {
  await open(page, '/training');
  await type(page, 'checksum');
  await expect(page.getByRole('option').first()).toContainText('Frames');
  await type(page, 'holds it back');
  await expect(page.getByRole('option').first()).toContainText('Alarms');
});

test('B143: no page of a course is wider than a phone, with everything open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const locale of ['', '/zh-tw'])
    for (const path of ['/training', '/training/basics', LESSON, '/training/_print']) {
      await page.goto(locale + path);
      await page
        .locator('main details')
        .evaluateAll((boxes: HTMLDetailsElement[]) => boxes.forEach((box) => (box.open = true)));
      expect(await overflow(page), locale + path).toBeLessThanOrEqual(0);
    }
});

test('B144: a question is answered by keyboard, says whether that is right, and opens its answer', async ({
  page,
}) => {
  await open(page, LESSON);
  const first = question(page, 1);
  const group = first.getByRole('radiogroup', { name: 'Which frame carries a checksum?' });
  await expect(first.getByRole('status')).toHaveText('');
  await expect(first.getByText('A serial line')).toBeHidden();
  await group.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(group.getByRole('radio', { name: /^Modbus RTU/ })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(first.getByRole('status')).toHaveText('Right.');
  await expect(first.getByText('A serial line')).toBeVisible();
  await expect(page.locator('[data-lesson-end]')).toContainText('1 of 2 questions answered right');
  await expect(first.getByRole('button', { name: 'Check' })).toBeFocused();
});

test('B144: several right answers are checkboxes, in Chinese as well', async ({ page }) => {
  await open(page, `/zh-tw${LESSON}`);
  const second = question(page, 2);
  const check = second.getByRole('button', { name: '檢查答案' });
  await check.click();
  await expect(second.getByRole('status')).toHaveText('請先選擇答案。');
  await second.getByRole('checkbox', { name: '3' }).check();
  await check.click();
  await expect(second.getByRole('status')).toHaveText('答錯了。下方的解答說明原因。');
  await expect(second.locator('details')).toHaveAttribute('open', '');
  await second.getByRole('checkbox', { name: '4' }).check();
  await expect(second.getByRole('status')).toHaveText('');
  await check.click();
  await expect(second.getByRole('status')).toHaveText('答對了。');
});

test('B144: axe finds nothing wrong in a lesson whose questions are answered, or on its course', async ({
  page,
}) => {
  await open(page, LESSON);
  await question(page, 1).getByRole('radio').first().check();
  await question(page, 1).getByRole('button', { name: 'Check' }).click();
  await finished(page).check();
  expect(await findings(page)).toEqual([]);
  await open(page, '/training/basics');
  expect(await findings(page)).toEqual([]);
});

test('B145: a lesson that is done shows on its course and on the training page, after a reload and in another tab', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await open(other, '/training');
  await expect(other.locator('main')).toContainText('2 lessons');
  await open(page, `/zh-tw${LESSON}`);
  await finished(page).check();
  await expect(other.locator('main')).toContainText('1 of 2 lessons done');
  await page.reload();
  await expect(finished(page)).toBeChecked();
  await open(page, '/training/basics');
  await expect(page.locator('[data-markdown] [data-done]')).toHaveCount(1);
  await expect(page.locator('[data-markdown]')).toContainText('1 of 2 lessons done');
  await page.getByRole('button', { name: 'Remove my progress in this course' }).click();
  await expect(page.locator('[data-markdown]')).toContainText('No lesson done yet');
  await expect(page.locator('[data-markdown] [data-done]')).toHaveCount(0);
  await expect(other.locator('main')).not.toContainText('lessons done');
});

test('B145: the training page removes the progress in all courses', async ({ page }) => {
  await open(page, LESSON);
  await finished(page).check();
  await open(page, '/training/tools/lesson-1-pliers');
  await finished(page).check();
  await open(page, '/training');
  await expect(page.locator('main')).toContainText('1 of 1 lessons done');
  await page.getByRole('button', { name: 'Remove my progress in all courses' }).click();
  await expect(page.locator('main')).not.toContainText('lessons done');
  await expect(page.getByRole('button', { name: /Remove my progress/ })).toHaveCount(0);
  await open(page, LESSON);
  await expect(finished(page)).not.toBeChecked();
});

test('B145: nothing moves when the progress appears', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      'course.basics',
      JSON.stringify({ 'lesson-1-frames': { done: true, right: [1] } }),
    );
  });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/training', '/training/basics', LESSON]) {
      await open(page, path);
      await quiet(page);
      const moved = await page.evaluate(
        () =>
          new Promise<string[]>((done) => {
            const parts: string[] = [];
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                for (const { node } of (entry as { sources?: { node?: Node }[] }).sources ?? [])
                  if (node instanceof Element && node.closest('main')) parts.push(node.outerHTML);
            }).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => done(parts), 300);
          }),
      );
      expect(moved, `${path} at ${width}`).toEqual([]);
    }
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('B144: a question is a list with a box for the answer, and has no controls', async ({
    page,
  }) => {
    for (const [locale, answer, why] of [
      ['', 'Answer', 'A serial line has no checksum of its own.'],
      ['/zh-tw', '解答', '序列線路本身沒有檢查碼。'],
    ] as const) {
      await page.goto(locale + LESSON);
      const first = question(page, 1);
      await expect(first.getByRole('listitem').first()).toHaveText('Modbus TCP');
      await expect(first.locator('input:visible, button:visible')).toHaveCount(0);
      await expect(page.locator('[data-lesson-end]')).toBeHidden();
      await first.getByText(answer, { exact: true }).click();
      await expect(first.getByText(why)).toBeVisible();
      await expect(first.locator('details').getByRole('listitem')).toHaveText(/^Modbus RTU/);
    }
  });

  test('B145: no course speaks of progress', async ({ page }) => {
    await page.goto('/training/basics');
    await expect(page.locator('[data-markdown]')).toContainText('2 lessons, 75 minutes in all');
    await expect(page.getByText('No lesson done yet')).toBeHidden();
    await page.goto('/training');
    await expect(page.locator('main')).toContainText('2 lessons');
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
  });
});

test.describe('without a network', () => {
  // The browser says of each request that there is none.
  test.use({ expectConsole: /ERR_INTERNET_DISCONNECTED/ });

  test('B11: a page with courses that was hovered opens without the network', async ({
    page,
    context,
  }) => {
    await open(page, '/');
    const link = page.locator('main a[href="/training"]').first();
    const fetched = page.waitForResponse(
      (response) => response.url().includes('/training/') && response.url().includes('__PAGE__'),
    );
    await link.hover();
    await (await fetched).finished();
    await quiet(page);
    await context.setOffline(true);
    await link.click();
    await expect(page.locator('#courses')).toBeVisible();
    await expect(page.locator('main')).toContainText('2 lessons');
    await context.setOffline(false);
  });
});
