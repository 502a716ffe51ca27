import { FIXTURE_URL, open, test, expect } from './site.ts';

test.use({ baseURL: FIXTURE_URL });

test('B3: a page without translation shows the English text with its language and a notice', async ({
  page,
}) => {
  await page.goto('/zh-tw/Guide/basics/elements');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-TW');
  await expect(page.locator('article')).toContainText('本頁尚未翻譯');
  await expect(page.locator('[data-markdown]').locator('xpath=..')).toHaveAttribute('lang', 'en');
  await expect(
    page.locator('[data-markdown] a[href="/zh-tw/Guide/basics/first-steps"]'),
  ).toHaveCount(0);
  await expect(page.locator('#docs-sidebar')).toContainText('指南');
});

test('B3: a translation made from an older text says so and leads to the source', async ({
  page,
}) => {
  await page.goto('/zh-tw/Guide/stale');
  await expect(page.locator('article')).toContainText('英文頁面在本翻譯完成後已有更新');
  await page.getByRole('link', { name: '閱讀英文頁面' }).click();
  await expect(page).toHaveURL(`${FIXTURE_URL}/Guide/stale`);
  await page.goto('/zh-tw/Guide/basics/first-steps');
  await expect(page.locator('article')).not.toContainText('已有更新');
});

test('B42: number prefixes leave the path, and a title can come from the first heading', async ({
  page,
}) => {
  await page.goto('/Guide/basics/first-steps');
  await page.locator('article a', { hasText: 'C# and C++' }).click();
  await expect(page).toHaveURL(/\/Guide\/names%20with%20spaces\/C%23%20&%20C\+\+$/);
  await expect(page.locator('h1')).toHaveText('C# & C++ by heading');
  await expect(page).toHaveTitle('C# & C++ by heading | Fixture Manuals');
  await page.reload();
  await expect(page.locator('h1')).toHaveText('C# & C++ by heading');
  await expect(page.locator('#docs-sidebar a[aria-current=page]')).toHaveText(
    'C# & C++ by heading',
  );
});

test('B59: a link of the configuration may be written as in an address bar', async ({ page }) => {
  await page.goto('/Guide/basics/first-steps');
  await page.locator('footer').getByRole('link', { name: 'Names' }).click();
  await expect(page).toHaveURL(/\/Guide\/names%20with%20spaces\/C%23%20&%20C\+\+$/);
  await expect(page.locator('h1')).toHaveText('C# & C++ by heading');
});

test('B42: a path in Chinese works by click and by reload', async ({ page }) => {
  await page.goto('/Guide/basics/first-steps');
  await page.locator('article a', { hasText: 'Chinese name' }).click();
  await expect(page.locator('h1')).toHaveText('名稱');
  await page.reload();
  await expect(page.locator('h1')).toHaveText('名稱');
});

test('B43: an older version has its own path, sidebar and label', async ({ page }) => {
  await page.goto('/Manual/1.0');
  await expect(page.locator('h1')).toHaveText('Manual 1.0');
  await expect(page.locator('#docs-sidebar')).toContainText('1.0 (Latest)');
  await page.locator('[data-markdown] a').first().click();
  await expect(page).toHaveURL(/\/Manual\/1\.0\/second$/);
  await expect(page.locator('h1')).toHaveText('Second 1.0');
  await page.goto('/Manual/second');
  await expect(page.locator('h1')).toHaveText('Second');
});

test('B56: a draft is not published; an unlisted page is, unseen by lists and search engines', async ({
  page,
  request,
}) => {
  expect((await request.get('/Guide/draft')).status()).toBe(404);
  await page.goto('/Guide/%E5%90%8D%E7%A8%B1');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  await page.goto('/Guide/basics/first-steps');
  await expect(page.locator('#docs-sidebar')).not.toContainText('名稱');
  await expect(page.locator('#docs-sidebar')).not.toContainText('Draft');
});

test('B58: every element of a page is there, and a diagram is drawn', async ({ page }) => {
  await open(page, '/Guide/basics/elements');
  await expect(page.locator('[data-kind=danger]')).toContainText('Nested.');
  await expect(page.locator('[data-kind=warning]')).toContainText('Old spelling');
  await expect(page.locator('[data-markdown] > p').first()).toContainText('and 2 as an expression');
  await expect(page.locator('.hl')).toHaveText(/const b/);
  await expect(page.locator('input[type=checkbox]')).toHaveCount(2);
  const image = page.locator('article img');
  await expect(image).toHaveAttribute('width', '40');
  await expect(image).toHaveAttribute('height', '20');
  await expect(page.locator('section[data-footnotes]')).toContainText(
    'The footnote’s text.'.replace('’', "'"),
  );
  await expect(page.getByRole('img', { name: 'Diagram' })).toContainText('Start');
});

test('B58: classes and entities are drawn, on a phone within their frames, with a text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/Guide/writing');
  const classes = page.getByRole('img', { name: 'Drivers' });
  await expect(classes).toContainText('«interface»');
  await expect(classes).toContainText('-List<Tag> tags');
  const entities = page.getByRole('img', { name: 'Measurements' });
  await expect(entities).toContainText('On the label');
  await expect(page.locator('[data-kind="diagram"] > p')).toHaveText([
    /Gateway 1 ◇– 1\.\.\* Driver: uses$/,
    /TAG 1 – 0\.\.\* VALUE: has$/,
  ]);
  for (const name of ['Drivers', 'Measurements']) {
    const frame = page.getByRole('group', { name });
    expect(await frame.evaluate((view) => view.scrollWidth - view.clientWidth)).toBe(0);
  }
});

test('B116: text that only looks like a directive stays text', async ({ page }) => {
  await page.goto('/Guide/basics/first-steps');
  await expect(page.locator('article')).toContainText(
    'The time is 10:30, the ratio a:b, a smile ::: no directive.',
  );
});
