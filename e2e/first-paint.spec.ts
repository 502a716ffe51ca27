import { existsSync, statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { settle } from './axe.ts';
import { href, manifest } from './site-files.ts';
import { FIXTURE_URL, open, expect, test } from './site.ts';

// Neither scripts nor sheets come: the page stays as it is painted first.
test.use({ expectConsole: /Failed to load resource/ });

const sizeOf = (path: string): number =>
  [`out${path}.html`, `out${path}index.html`]
    .filter((file) => existsSync(file))
    .map((file) => statSync(file).size)[0] ?? 0;
// Of each kind the largest page, which has most to paint.
const KINDS = [
  ...new Map(
    [...manifest()]
      .sort((a, b) => sizeOf(a.path) - sizeOf(b.path))
      .map((route) => [route.kind, route.path]),
  ),
].map(([kind, path]) => ({ kind, path }));

const WIDTHS = [1440, 390];

/** Colors, sizes and places of everything that is shown, in each width. */
async function looks(page: Page, path: string, sheets: boolean): Promise<string[][]> {
  await page.route('**/_next/**', (route) =>
    sheets && route.request().url().endsWith('.css') ? route.fallback() : route.abort(),
  );
  await page.goto(href(path), { waitUntil: 'commit' });
  await page.locator('#main').waitFor();
  if (sheets)
    await page.waitForFunction(
      () => document.querySelectorAll('link[rel=stylesheet][media=print]').length === 0,
    );
  // All of the HTML, too: its first part is shown before the rest has come.
  await page.waitForLoadState();
  const shown: string[][] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    shown.push(await shownNow(page));
  }
  await page.unroute('**/_next/**');
  return shown;
}

const shownNow = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width * height === 0 || !element.checkVisibility({ visibilityProperty: true })) return [];
      const {
        color,
        backgroundColor,
        fontSize,
        fontWeight,
        fontFamily,
        borderTopColor,
        textDecorationLine,
        opacity,
        fill,
      } = getComputedStyle(element);
      return `${element.localName}.${element.getAttribute('class')} ${[x, y, width, height].map(Math.round).join(' ')} ${[color, backgroundColor, fontSize, fontWeight, fontFamily, borderTopColor, textDecorationLine, opacity, fill].join(' ')}`;
    }),
  );

test('B72: the styles in the HTML paint a page of each kind as all styles do, so nothing moves when those come', async ({
  page,
}) => {
  // A dozen pages, each as long as another test.
  test.slow();
  for (const { kind, path } of KINDS) {
    const painted = await looks(page, path, false);
    const styled = await looks(page, path, true);
    for (const [at, width] of WIDTHS.entries()) {
      const [first, whole] = [painted[at]!, styled[at]!];
      const where = `${kind} at ${width} px`;
      expect.soft(first.length, where).toBeGreaterThan(20);
      expect.soft(whole.length, where).toBe(first.length);
      expect
        .soft(whole.filter((element, index) => element !== first[index]).slice(0, 5), where)
        .toEqual([]);
    }
  }
});

/** Holds back every script of a page; returns a function that lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  let come = (): void => undefined;
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route(/\/_next\/static\/chunks\/.*\.js$/, async (route) => {
    await coming;
    await route.continue();
  });
  return () => come();
}

test.describe('on a slow line', () => {
  test.use({ expectConsole: /^$/ });

  test('B17: before the scripts have come, no control of sidebar and code looks ready', async ({
    page,
  }) => {
    const come = await holdScripts(page);
    await page.goto(`${FIXTURE_URL}/Guide/code`, { waitUntil: 'commit' });
    const toggles = page.locator('#docs-sidebar [data-toggle]');
    const copy = page.getByRole('button', { name: 'Copy code' }).first();
    const withPointer = () =>
      toggles.evaluateAll(
        (all) => all.filter((toggle) => getComputedStyle(toggle).pointerEvents !== 'none').length,
      );
    await expect(toggles.first()).toBeVisible();
    await expect(page.locator('footer')).toBeVisible();
    expect(await withPointer()).toBe(0);
    await expect(copy).toBeHidden();
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('article > *, article pre, #docs-sidebar li')].map(
          (element) => JSON.stringify(element.getBoundingClientRect()),
        ),
      );
    const before = await places();
    come();
    await expect(copy).toBeVisible();
    await expect.poll(withPointer).toBe(await toggles.count());
    expect(await places(), 'nothing has moved').toEqual(before);
  });

  test('B17: before the scripts have come, no control of an operation looks ready', async ({
    page,
  }) => {
    const come = await holdScripts(page);
    await page.goto(`${FIXTURE_URL}/shop/api/replace-line`, { waitUntil: 'commit' });
    await expect(page.locator('footer')).toBeVisible();
    const controls = [
      page.getByRole('button', { name: 'Copy the URL' }),
      page.locator('form[data-builder] input').first(),
      page.getByRole('button', { name: 'Collapse all' }),
      page.locator('[data-samples] select').first(),
      page.locator('article .choice [role=tablist]').first(),
      page.getByRole('tablist', { name: 'Responses' }).getByRole('tab').first(),
    ];
    const taking = () =>
      Promise.all(
        controls.map((control) =>
          control.evaluate((element) => getComputedStyle(element).pointerEvents),
        ),
      );
    expect(await taking()).toEqual(controls.map(() => 'none'));
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    come();
    await expect(page.locator('html[data-has-hydrated=true]')).toHaveCount(1);
    await expect.poll(taking).toEqual(controls.map(() => 'auto'));
    expect(await height(), 'nothing has moved').toBe(before);
  });

  test('B72: a page works whichever of its files comes last', async ({ page }) => {
    // The scripts, then everything else: whatever comes late must not be missed by what is there
    // already.
    for (const late of [
      /\/_next\/static\/chunks\/.*\.js$/,
      /\/_next\/static\/(?!chunks\/.*\.js$)/,
    ]) {
      await page.route(late, async (route) => {
        await new Promise((done) => setTimeout(done, 2000));
        await route.continue();
      });
      await open(page, '/BSP/Overview');
      await expect(page.locator('h1')).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
});
