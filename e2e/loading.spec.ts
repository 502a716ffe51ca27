import type { Page } from '@playwright/test';
import { FIXTURE_URL, open, quiet, test, expect } from './site.ts';

test.describe('a page', () => {
  test.use({ baseURL: FIXTURE_URL, expectConsole: /ERR_|Failed|status of 404|loaded as a whole/ });
  const link = (page: Page) =>
    page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('a[href="/Guide/code"]')!.click(),
    );

  test('B13: the reader can go elsewhere from the failure, and asking once more shows it again', async ({
    page,
    context,
  }) => {
    // The page that comes next is fetched ahead, so it is there without a network.
    const ahead = page.waitForResponse(/elements\/.*__PAGE__\.txt/);
    await open(page, '/Guide/basics/first-steps');
    await (await ahead).finished();
    await quiet(page);
    await context.setOffline(true);
    await link(page);
    const alert = page.getByRole('alert').filter({ hasText: 'This could not be loaded.' });
    await expect(alert).toBeVisible();
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await page.evaluate(() =>
      document
        .querySelector<HTMLAnchorElement>('#docs-sidebar a[href="/Guide/basics/elements"]')!
        .click(),
    );
    await expect(page.locator('h1')).toHaveText('Elements');
    await expect(alert).toHaveCount(0);
    await link(page);
    await expect(alert).toBeVisible();
    await context.setOffline(false);
    await expect(page.locator('h1')).toHaveText('Code and pictures');
    await expect(alert).toHaveCount(0);
    await expect(page).toHaveURL('/Guide/code');
  });
});

test.describe('the code of a page', () => {
  test.use({
    baseURL: FIXTURE_URL,
    expectConsole: /loaded as a whole|ERR_FAILED|Failed|Chunk|Error/,
  });

  test('B13: when it does not arrive, the target is loaded as a whole once, with one warning; the second time its failure is shown', async ({
    page,
    request,
  }) => {
    // The chunks that only this page's component needs: the home page does not have them.
    const scripts = async (path: string) =>
      new Set(
        [
          ...(await (await request.get(path)).text()).matchAll(
            /\/_next\/static\/chunks\/[\w~.-]+\.js/g,
          ),
        ].map(([name]) => name),
      );
    const home = await scripts('/');
    const own = [...(await scripts('/Guide/fragile'))].filter((name) => !home.has(name));
    expect(own.length).toBeGreaterThan(0);
    const documents: string[] = [];
    const warnings: string[] = [];
    page.on(
      'request',
      (sent) => sent.resourceType() === 'document' && documents.push(new URL(sent.url()).pathname),
    );
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await open(page, '/');
    await page.route(
      (url) => own.includes(url.pathname),
      (route) => route.abort('failed'),
    );
    const go = () =>
      page.evaluate(() => {
        const link = document.createElement('a');
        link.href = '/Guide/fragile';
        document.body.append(link);
        link.click();
      });
    await go();
    await expect.poll(() => documents).toEqual(['/', '/Guide/fragile']);
    await expect
      .poll(() => warnings.filter((text) => text.includes('loaded as a whole')))
      .toHaveLength(1);
    // The HTML can be read without any code.
    await expect(page.getByText('Text before the parts')).toBeVisible();
    await open(page, '/');
    documents.length = 0;
    await go();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to load chunk');
    await expect(page).toHaveURL(/\/Guide\/fragile$/);
    expect(documents).toEqual([]);
    await page.unrouteAll();
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Text before the parts')).toBeVisible();
  });
});
