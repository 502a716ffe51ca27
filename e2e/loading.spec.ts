import type { Page, Route } from '@playwright/test';
import { FIXTURE_URL, open, test, expect } from './site.ts';


/** Lets requests fail while it is on, and holds them while asked to. */
function gate(page: Page, pattern: RegExp) {
  let failing = false;
  let release = () => {};
  let held: Promise<void> | undefined;
  const handle = async (route: Route) => {
    await held;
    await (failing ? route.abort('failed') : route.continue());
  };
  return {
    install: () => page.route(pattern, handle),
    fail: (on: boolean) => (failing = on),
    hold: () => (held = new Promise<void>((resolve) => (release = resolve))),
    release: () => {
      held = undefined;
      release();
    },
  };
}

test.describe('a part that is loaded late', () => {
  test.use({ baseURL: FIXTURE_URL, expectConsole: /ERR_FAILED|Failed to load/ });

  /** A picture that can be enlarged, on a page that has loaded all that it loads by itself. */
  const enlargeable = async (page: Page, name = 'Enlarge A wide drawing') => {
    const picture = page.getByRole('button', { name });
    await picture.waitFor();
    await page.waitForLoadState('networkidle');
    return picture;
  };

  test('B15: a diagram whose dialog fails twice: the error, Retry, the error again, Retry, the diagram', async ({ page }) => {
    await open(page, '/zh-tw/Guide/basics/elements');
    const diagram = await enlargeable(page, '放大檢視 圖表');
    const chunk = gate(page, /\/_next\/static\/chunks\//);
    chunk.fail(true);
    await chunk.install();
    await diagram.click();
    const alert = page.getByRole('dialog').getByRole('alert');
    await alert.getByRole('button', { name: '重試' }).click();
    await expect(alert.getByRole('button', { name: '重試' })).toBeFocused();
    chunk.fail(false);
    await alert.getByRole('button', { name: '重試' }).click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test('B15: a slow one shows a spinner with a name, a white box never', async ({ page }) => {
    await open(page, '/Guide/code');
    const picture = await enlargeable(page);
    const chunk = gate(page, /\/_next\/static\/chunks\//);
    chunk.hold();
    await chunk.install();
    await picture.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('status')).toHaveText('Loading');
    chunk.release();
    await expect(dialog.locator('img')).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveCount(0);
  });

  test('B15: nothing is shown of a part that is there within 200 ms', async ({ page }) => {
    await page.addInitScript(() => {
      // The page's own clock, so that the machine's speed does not count: a delay of 200 ms never ends.
      const { setTimeout } = window;
      window.setTimeout = ((handler: TimerHandler, delay?: number, ...rest: unknown[]) => (delay === 200 ? 0 : setTimeout(handler, delay, ...rest))) as typeof window.setTimeout;
      const states: string[] = [];
      Object.assign(window, { states });
      document.addEventListener('DOMContentLoaded', () => new MutationObserver(() => document.querySelector('dialog [data-state]') && states.push('shown')).observe(document.body, { childList: true, subtree: true }));
    });
    await open(page, '/Guide/code');
    await (await enlargeable(page)).click();
    await expect(page.getByRole('dialog').locator('img')).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { states: string[] }).states)).toEqual([]);
  });

  test('B15: a picture whose dialog fails says so in it, and opens after Retry', async ({ page }) => {
    await open(page, '/Guide/code');
    await page.locator('#picture').scrollIntoViewIfNeeded();
    const picture = page.getByRole('button', { name: 'Enlarge A wide drawing' });
    await picture.waitFor();
    await page.waitForLoadState('networkidle');
    const chunk = gate(page, /\/_next\/static\/chunks\//);
    chunk.fail(true);
    await chunk.install();
    await picture.click();
    const dialog = page.locator('[data-zoom-dialog]');
    await expect(dialog.getByRole('alert')).toContainText(/load/i);
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(dialog.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeFocused();
    chunk.fail(false);
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(dialog.locator('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await picture.click();
    await expect(page.getByRole('dialog', { name: 'A wide drawing' })).toBeVisible();
  });

  test('B15: a dialog that is closed while it loads stays closed', async ({ page }) => {
    await open(page, '/Guide/code');
    await page.locator('#picture').scrollIntoViewIfNeeded();
    const picture = page.getByRole('button', { name: 'Enlarge A wide drawing' });
    await picture.waitFor();
    await page.waitForLoadState('networkidle');
    const chunk = gate(page, /\/_next\/static\/chunks\//);
    chunk.hold();
    await chunk.install();
    const dialog = page.locator('[data-zoom-dialog]');
    await picture.click();
    await expect(dialog.getByRole('status')).toHaveText('Loading');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const answered = page.waitForResponse(/\/_next\/static\/chunks\//);
    chunk.release();
    await (await answered).finished();
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    await expect(dialog).toBeHidden();
    await picture.click();
    await expect(page.getByRole('dialog', { name: 'A wide drawing' })).toBeVisible();
  });
});

test.describe('a page', () => {
  test.use({ baseURL: FIXTURE_URL, expectConsole: /ERR_|Failed/ });
  const link = (page: Page) => page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/Guide/code"]')!.click());

  test('B13: the reader can go elsewhere from the failure, and asking once more shows it again', async ({ page, context }) => {
    await open(page, '/Guide/basics/first-steps');
    // The page that comes next is fetched ahead, so it is there without a network.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await link(page);
    const alert = page.getByRole('alert').filter({ hasText: 'This could not be loaded.' });
    await expect(alert).toBeVisible();
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('#docs-sidebar a[href="/Guide/basics/elements"]')!.click());
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
  test.use({ baseURL: FIXTURE_URL, expectConsole: /loaded as a whole|ERR_FAILED|Failed|Chunk|Error/ });

  test('B13: when it does not arrive, the target is loaded as a whole once, with one warning; the second time its failure is shown', async ({ page, request }) => {
    // The chunks that only this page's component needs: the home page does not have them.
    const scripts = async (path: string) => new Set([...(await (await request.get(path)).text()).matchAll(/\/_next\/static\/chunks\/[\w~.-]+\.js/g)].map(([name]) => name));
    const home = await scripts('/');
    const own = [...(await scripts('/Guide/fragile'))].filter((name) => !home.has(name));
    expect(own.length).toBeGreaterThan(0);
    const documents: string[] = [];
    const warnings: string[] = [];
    page.on('request', (sent) => sent.resourceType() === 'document' && documents.push(new URL(sent.url()).pathname));
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await open(page, '/');
    await page.route((url) => own.includes(url.pathname), (route) => route.abort('failed'));
    const go = () =>
      page.evaluate(() => {
        const link = document.createElement('a');
        link.href = '/Guide/fragile';
        document.body.append(link);
        link.click();
      });
    await go();
    await expect.poll(() => documents).toEqual(['/', '/Guide/fragile']);
    expect(warnings.filter((text) => text.includes('loaded as a whole'))).toHaveLength(1);
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
