import type { AddressInfo } from 'node:net';
import { createSiteServer } from '@/lib/static-server/site-server.ts';
import { FIXTURE_OUT } from './site-files.ts';
import { test, expect } from './site.ts';

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
