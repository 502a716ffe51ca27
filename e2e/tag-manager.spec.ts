import type { Page } from '@playwright/test';
import { FIXTURE_URL, TAG_MANAGER, VARIANT_URL, open, test, expect } from './site.ts';

type DataLayer = {
  event?: string;
  page_path?: string;
  page_title?: string;
  page_location?: string;
  helpful?: boolean;
}[];
const dataLayer = (page: Page) =>
  page.evaluate(() => (window as unknown as { dataLayer?: DataLayer }).dataLayer);

test.describe('with a container', () => {
  test.use({ baseURL: VARIANT_URL, emptyTagManager: true });

  test('B69: its script comes once, late, and the frame for pages without script first in the body', async ({
    page,
    request,
  }) => {
    const html = await (await request.get('/Guide')).text();
    expect(html).toMatch(/<link rel="preconnect" href="https:\/\/www\.googletagmanager\.com"/);
    expect(html).toMatch(
      /<body[^>]*>(<div hidden=""><!--\$--><!--\/\$--><\/div>)?<noscript><iframe src="https:\/\/www\.googletagmanager\.com\/ns\.html\?id=GTM-TEST123"/,
    );
    // Nothing that the first paint waits for.
    expect(html).not.toMatch(/<script(?![^>]*async)[^>]*src="https:\/\/www\.googletagmanager/);
    const asked: string[] = [];
    page.on(
      'request',
      (sent) =>
        sent.url().startsWith(TAG_MANAGER) &&
        sent.resourceType() === 'script' &&
        asked.push(sent.url()),
    );
    await page.goto('/Guide');
    await expect
      .poll(() =>
        page.evaluate(
          () => [...document.scripts].filter(({ src }) => src.includes('googletagmanager')).length,
        ),
      )
      .toBe(1);
    expect(
      await page.evaluate(
        () => [...document.scripts].find(({ src }) => src.includes('googletagmanager'))!.async,
      ),
    ).toBe(true);
    await expect.poll(() => dataLayer(page).then((layer) => layer?.[0]?.event)).toBe('gtm.js');
    expect(new Set(asked)).toEqual(new Set([`${TAG_MANAGER}gtm.js?id=GTM-TEST123`]));
  });

  test('B69: a navigation is told as a page view, with the new page’s path and title, once; a hash is none', async ({
    page,
  }) => {
    await open(page, '/Guide');
    await page.locator('article').getByRole('link', { name: 'the second page' }).click();
    await expect(page.locator('h1')).toHaveText('Second');
    const views = async () => (await dataLayer(page))!.filter(({ event }) => event === 'page_view');
    await expect.poll(views).toEqual([
      {
        event: 'page_view',
        page_path: '/Guide/second',
        page_location: `${VARIANT_URL}/Guide/second`,
        page_title: 'Second | Variant Manuals',
      },
    ]);
    await page.evaluate(() => (location.hash = '#x'));
    await page.goBack();
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Guide');
    await expect
      .poll(async () => (await views()).map(({ page_path }) => page_path))
      .toEqual(['/Guide/second', '/Guide']);
    expect((await views())[1]!.page_title).toBe('Guide | Variant Manuals');
  });

  test('B69: feedback goes to the same data layer', async ({ page }) => {
    await open(page, '/Guide');
    await page.getByRole('button', { name: 'Yes' }).click();
    // The container's own event comes when it has been loaded.
    await expect
      .poll(async () => (await dataLayer(page))!.map(({ event }) => event).sort())
      .toEqual(['feedback', 'gtm.js']);
  });
});

for (const [name, url] of [
  ['the product', '/'],
  ['the fixture site', `${FIXTURE_URL}/`],
] as const) {
  test(`B69: without a container there is nothing of it: ${name}`, async ({ page, request }) => {
    const asked: string[] = [];
    page.on('request', (sent) => sent.url().startsWith(TAG_MANAGER) && asked.push(sent.url()));
    expect(await (await request.get(url)).text()).not.toMatch(/googletagmanager|GTM-/);
    await open(page, url);
    expect(asked).toEqual([]);
    expect(await dataLayer(page)).toBeUndefined();
  });
}
