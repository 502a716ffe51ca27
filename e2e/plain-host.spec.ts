import type { Server } from 'node:http';
import { plainHost } from './plain-host.ts';
import { VARIANT_OUT } from './site-files.ts';
import { hydrated, test, expect } from './site.ts';

test.use({ emptyTagManager: true });

let origin: string;
let server: Server;
test.beforeAll(async () => {
  ({ origin, server } = await plainHost(VARIANT_OUT));
});
test.afterAll(async () => {
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
});

test('index files: on a host without rules a page can be reloaded, left, and come back to', async ({
  page,
}) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
  });
  await page.goto(`${origin}/`);
  await hydrated(page);
  await page.locator('nav a[href="/Guide"], main a[href="/Guide"]').first().click();
  await expect(page).toHaveURL(/\/Guide\/?$/);
  await page.locator('#docs-sidebar a[href="/Guide/second"]').click();
  // Such a host adds a slash to the address of a folder.
  await expect(page).toHaveURL(/\/Guide\/second\/?$/);
  // The page comes after its address.
  await expect(page.locator('h1')).toHaveText('Second');
  const title = 'Second';
  expect(documents).toEqual(['/']);
  await page.reload();
  await hydrated(page);
  await expect(page).toHaveURL(`${origin}/Guide/second/`);
  await expect(page.locator('h1')).toHaveText(title);
  await expect(page.locator('#docs-sidebar [aria-current=page]')).toHaveAttribute(
    'href',
    '/Guide/second',
  );
  // From the address with a slash onward, and back: no page is loaded as a whole for that.
  const before = documents.length;
  await page.locator('#docs-sidebar a[href="/Guide"]').last().click();
  await expect(page).toHaveURL(/\/Guide\/?$/);
  await expect(page.locator('h1')).not.toHaveText(title);
  await page.goBack();
  await expect(page).toHaveURL(`${origin}/Guide/second/`);
  await expect(page.locator('h1')).toHaveText(title);
  expect(documents.length).toBe(before);
});
