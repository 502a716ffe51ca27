import type { AddressInfo } from 'node:net';
import { createSiteServer } from '@/lib/static-server/site-server.ts';
import { FIXTURE_OUT, FIXTURE_URL, test, expect } from './site.ts';

const OLD_PATHS = [
  ['/Guide/start', '/Guide/basics/first-steps'],
  ['/Guide/start/', '/Guide/basics/first-steps'],
  ['/Guide/start.html?a=1&b=%20', '/Guide/basics/first-steps?a=1&b=%20'],
  ['/Guide/old%20steps%20(2020)', '/Guide/basics/first-steps'],
  ['/zh-tw/Guide/start', '/zh-tw/Guide/basics/first-steps'],
  ['/Guide/%E8%88%8A%E5%90%8D', '/Guide/names%20with%20spaces/C%23%20&%20C++'],
] as const;

for (const [from, to] of OLD_PATHS) {
  test(`redirects: ${from} has moved for good`, async ({ request }) => {
    const response = await request.get(FIXTURE_URL + from, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, to]);
    expect((await request.get(FIXTURE_URL + to)).status()).toBe(200);
  });
}

test('redirects: what has not moved is not led elsewhere', async ({ request }) => {
  expect((await request.get(`${FIXTURE_URL}/Guide/started`, { maxRedirects: 0 })).status()).toBe(
    404,
  );
  expect(
    (await request.get(`${FIXTURE_URL}/Guide/basics/first-steps`, { maxRedirects: 0 })).status(),
  ).toBe(200);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test(`redirects: a host without rules leads on by the page at the old path, ${javaScriptEnabled ? 'hash and query included' : 'without script, too'}`, async ({
      page,
      request,
    }) => {
      const server = createSiteServer({ folder: FIXTURE_OUT });
      await new Promise<void>((resolve) => server.listen(0, resolve));
      const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
      try {
        const html = await (await request.get(`${origin}/zh-tw/Guide/start`)).text();
        expect(html).toContain(
          '<link rel="canonical" href="https://fixture.example/zh-tw/Guide/basics/first-steps">',
        );
        expect(html).toContain('<meta name="robots" content="noindex">');
        expect(html).toContain('本頁已移至新網址');
        await page.goto(`${origin}/zh-tw/Guide/start?a=1#two`);
        await expect(page).toHaveURL(
          `${origin}/zh-tw/Guide/basics/first-steps${javaScriptEnabled ? '?a=1#two' : ''}`,
        );
        await expect(page.locator('h1')).toHaveText('第一步');
      } finally {
        await new Promise((resolve) => {
          server.close(resolve);
          server.closeAllConnections();
        });
      }
    });
  });
}
