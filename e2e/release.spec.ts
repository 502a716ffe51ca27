import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { putInPlace } from '../lib/deploy/release-files.ts';
import { createSiteServer } from '@/lib/static-server/site-server.ts';
import { FIXTURE_OUT, VARIANT_OUT } from './site-files.ts';
import { hydrated, open, test, expect } from './site.ts';
import { INDEX, requests, rowAddresses, searchBox, type } from './search-helpers.ts';

/** Two builds of different content stand for two releases: both have `/Guide`. */
test.describe('a new release while a page is open', () => {
  // A page that is not there any more cannot be fetched ahead.
  test.use({ expectConsole: /status of 404|loaded as a whole/, emptyTagManager: true });

  let target: string;
  let server: Server;
  let origin: string;

  test.beforeEach(async () => {
    target = mkdtempSync(join(tmpdir(), 'portal-release-'));
    putInPlace(FIXTURE_OUT, target, '1');
    server = createSiteServer({ folder: join(target, 'current'), locales: ['zh-tw'] });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  test.afterEach(async () => {
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
    rmSync(target, { recursive: true });
  });

  test('upgrades: a page of the release before loads its menu, search and picture late, and leads into the new release', async ({
    page,
  }) => {
    const documents: string[] = [];
    page.on(
      'request',
      (request) => request.resourceType() === 'document' && documents.push(request.url()),
    );
    await open(page, `${origin}/Guide/basics/elements`);
    const late = requests(page, /\/(_next\/static|_search|_content)\//);
    const { kept } = putInPlace(VARIANT_OUT, target, '2');
    expect(kept).toBeGreaterThan(10);
    expect(existsSync(join(target, 'current', 'Guide', 'basics'))).toBe(false);

    const picture = page.locator('article img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.locator('header').getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('menuitem', { name: '繁體中文' })).toBeVisible();
    await page.keyboard.press('Escape');
    // What is the same in both releases has one name; the rest was kept.
    expect(late.length).toBeGreaterThan(0);

    expect(documents).toHaveLength(1);
    await page.locator('#docs-sidebar a[href="/Guide"], header a[href="/"]').first().click();
    await expect(page).toHaveTitle(/Variant Manuals/);
    await hydrated(page);
    expect(documents).toHaveLength(2);
  });

  test('upgrades: the list of search files is the new one, and the search of an open page works with it', async ({
    page,
  }) => {
    const files = requests(page, /_search/);
    await open(page, `${origin}/Guide/basics/elements`);
    putInPlace(VARIANT_OUT, target, '2');
    await type(page, 'second');
    expect(files.filter((file) => INDEX.test(file)).length).toBeGreaterThan(0);
    await expect(searchBox(page).rows.first()).toBeVisible();
    for (const address of await rowAddresses(page)) expect(address).toMatch(/^\/Guide/);
  });
});
