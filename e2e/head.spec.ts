import { FIXTURE_URL, test, expect } from './site.ts';

test.use({ baseURL: FIXTURE_URL });

test('B46: search engines read the breadcrumbs as a list of addresses', async ({
  page,
  request,
}) => {
  await page.goto('/zh-tw/Guide/basics/first-steps');
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const { itemListElement } = JSON.parse(text!) as {
    itemListElement: { position: number; item: string }[];
  };
  expect(itemListElement.map(({ position }) => position)).toEqual(
    itemListElement.map((_, index) => index + 1),
  );
  expect(itemListElement[0]!.item).toBe('https://fixture.example/zh-tw/Guide');
  for (const { item } of itemListElement)
    expect((await request.get(new URL(item).pathname)).status()).toBe(200);
});

test('B55: the head tells networks and search services what the page is', async ({ page }) => {
  const content = (name: string) =>
    page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
  await page.goto('/zh-tw/Manual/1.0');
  expect(await content('og:locale')).toBe('zh_Hant_TW');
  expect(await content('og:locale:alternate')).toBe('en');
  for (const name of ['docusaurus_locale', 'docsearch:language'])
    expect(await content(name)).toBe('zh-tw');
  for (const name of ['docusaurus_version', 'docsearch:version'])
    expect(await content(name)).toBe('1.0');
  for (const name of ['docusaurus_tag', 'docsearch:docusaurus_tag'])
    expect(await content(name)).toBe('docs-Manual-1.0');
  expect(await content('site-version')).toBe('1.0.0');
  await page.goto('/');
  expect(await content('docusaurus_tag')).toBe('default');
  await page.goto('/Guide/code');
  expect(await content('twitter:card')).toBe('summary_large_image');
  expect(await content('twitter:image')).toBe('https://fixture.example/card.png');
  expect(await content('og:image')).toBe('https://fixture.example/card.png');
});

test('B55: a page without a picture of its own is shared with one of its section, in its language', async ({
  page,
  request,
}) => {
  const pictures: string[] = [];
  for (const path of ['/', '/Guide/basics/first-steps', '/zh-tw/Guide/basics/first-steps']) {
    await page.goto(path);
    const address = await page.locator('meta[property="og:image"]').getAttribute('content');
    const response = await request.get(new URL(address!).pathname);
    expect(response.headers()['content-type'], path).toBe('image/png');
    pictures.push(address!);
  }
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('B55: a page says when it was changed, in its language, and where it can be edited', async ({
  page,
}) => {
  await page.goto('/Guide/code');
  await expect(page.locator('[data-last-update]')).toHaveText(
    'Last updated on Feb 29, 2024 by Ada',
  );
  await expect(page.locator('[data-last-update] time')).toHaveAttribute(
    'datetime',
    '2024-02-29T00:00:00.000Z',
  );
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    'https://example.com/edit/code.mdx',
  );
  await page.goto('/zh-tw/Guide/code');
  await expect(page.locator('[data-last-update]')).toHaveText('最後由 Ada 於 2024年2月29日 更新');
});
