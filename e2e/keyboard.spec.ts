import type { Locator, Page } from '@playwright/test';
import { FIXTURE_URL, copied, open, quiet, scrollTo, test, expect } from './site.ts';

/** Where the focus is: which of the page's stops, or what is wrong with it. */
interface Stop {
  index: number;
  name: string;
  faults: string[];
}

/**
 * Numbers what can be reached with Tab, in the order of the document. Only one of a group of radio
 * buttons can. Returns their number.
 */
const numberStops = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const candidates =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]';
    const stops = [...document.querySelectorAll<HTMLElement>(candidates)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled, [inert] *') &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
        !(
          element.closest('details:not([open])') &&
          !element.matches('details:not([open]) > summary')
        ),
    );
    stops.forEach((element, index) => (element.dataset.stop = String(index)));
    return stops.length;
  });

const focused = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const name = `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
    const faults: string[] = [];
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const around = element.parentElement ? getComputedStyle(element.parentElement) : style;
    const hasRing = (of: CSSStyleDeclaration) =>
      of.outlineStyle !== 'none' && Number.parseFloat(of.outlineWidth) > 0;
    if (!hasRing(style) && !hasRing(around) && style.boxShadow === 'none')
      faults.push('no visible focus');
    if (box.width === 0 || box.height === 0) faults.push('has no size');
    else if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth)
      faults.push('is out of view');
    else {
      // Anything of it must be on top: what sticks to an edge of the window may cover a part.
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.2, 0.5, 0.8].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
      );
      const isOnTop = points.some(([x, y]) => {
        const top = document.elementFromPoint(x, y);
        return top !== null && (element.contains(top) || top.contains(element));
      });
      if (!isOnTop) faults.push('is covered');
    }
    return { index: Number(element.dataset.stop ?? -1), name, faults };
  });

test('B34: who turns to the navbar by keyboard keeps the place in the page', async ({ page }) => {
  await open(page, '/weda/docs/library/Install');
  const y = () => page.evaluate(() => scrollY);
  const start = () => page.evaluate(() => window.scrollTo(0, 900));
  await start();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('search').getByRole('combobox')).toBeFocused();
  expect(await y(), 'the search').toBe(900);
  await page.keyboard.type('docker');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  expect(await y(), 'after the search').toBe(900);
  const menu = page.getByRole('banner').getByRole('button', { name: 'English' });
  await menu.evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  expect(await y(), 'after a menu').toBe(900);
  for (let press = 0; press < 4; press++) await page.keyboard.press('Shift+Tab');
  await expect(page.locator('header :focus')).toHaveCount(1);
  expect(await y(), 'Tab').toBe(900);
  // What the navbar would cover is scrolled below it.
  const link = page.locator('article :is(h2, p) a[href]').first();
  await link.evaluate((element: HTMLElement) => {
    window.scrollBy(0, element.getBoundingClientRect().top - 10);
    element.focus();
  });
  const { y: top, height } = (await page.getByRole('banner').boundingBox())!;
  expect((await link.boundingBox())!.y).toBeGreaterThanOrEqual(top + height);
});

for (const [origin, path, width] of [
  ['', '/', 1440],
  ['', '/', 390],
  ['', '/training', 1440],
  ['', '/search?q=docker', 1440],
  ['', '/BSP/EPC-R7300/Overview', 1440],
  ['', '/zh-tw/weda/docs/library/Install', 1440],
  ['', '/weda/docs/library/Install', 390],
  [FIXTURE_URL, '/Guide/code', 1440],
  [FIXTURE_URL, '/Guide/basics/elements', 390],
  [FIXTURE_URL, '/shop/api/create-order', 1440],
] as const) {
  test(`B72: Tab leads through ${path} at ${width} px in its order, always to be seen, and out again`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, origin + path);
    // An answer that is not final makes the list again.
    if (path.startsWith('/search'))
      await expect(page.locator('[data-search-count]')).toHaveText(/^\d+ documents found$/);
    await quiet(page);
    const count = await numberStops(page);
    expect(count).toBeGreaterThan(5);
    const seen: number[] = [];
    const faults: string[] = [];
    for (let step = 0; step < count * 2 + 20; step++) {
      await page.keyboard.press('Tab');
      const stop = await focused(page);
      // After the last one the browser's own window has its turn; a page may also begin with the
      // focus in its field.
      if (!stop) continue;
      if (stop.index === seen[0] && seen.length > 1) break;
      faults.push(...stop.faults.map((fault) => `${stop.name} ${fault}`));
      // Chromium also stops at boxes that scroll; they have no number.
      if (stop.index >= 0 && seen.at(-1) !== stop.index) seen.push(stop.index);
    }
    expect(faults).toEqual([]);
    const first = seen.indexOf(0);
    expect([...seen.slice(first), ...seen.slice(0, first)]).toEqual(
      Array.from({ length: count }, (_, index) => index),
    );
  });
}

test.describe('what is used with a pointer can be used with keys', () => {
  const press = async (target: Locator, key: string) => {
    await target.focus();
    await target.press(key);
  };

  for (const key of ['Enter', 'Space']) {
    test(`B57, B60: ${key} copies code, wraps its lines, opens a box`, async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], {
        origin: FIXTURE_URL,
      });
      await open(page, `${FIXTURE_URL}/Guide/code`);
      const block = page.locator('[data-code]').filter({ has: page.getByText('long.sh') });
      await press(block.getByRole('button', { name: 'Copy code to clipboard' }), key);
      const code = (await block.locator('code').innerText()).trimEnd();
      await expect.poll(() => copied(page)).toBe(code);
      await press(block.getByRole('button', { name: 'Toggle word wrap' }), key);
      await expect(block.getByRole('button', { name: 'Toggle word wrap' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      const details = page.locator('[data-markdown] > details').first();
      await press(details.locator('> summary'), key);
      await expect(page.getByText('Hidden text.')).toBeVisible();
    });

    test(`B64, B63: ${key} closes the announcement and switches the color mode`, async ({
      page,
    }) => {
      await open(page, `${FIXTURE_URL}/Guide/basics/first-steps`);
      await press(page.locator('header [data-color-mode-switch]'), key);
      await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
      await press(
        page.getByRole('region', { name: 'Announcement' }).getByRole('button', { name: 'Close' }),
        key,
      );
      await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
    });

    test(`B61, B97: ${key} leads back to the top and answers whether a page helps`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 500 });
      await open(page, `${FIXTURE_URL}/Guide/code`);
      await press(
        page.getByRole('group', { name: 'Is this helpful?' }).getByRole('button').first(),
        key,
      );
      await expect(
        page.getByRole('group', { name: 'Is this helpful?' }).getByRole('status'),
      ).not.toBeEmpty();
      const top = page.getByRole('button', { name: 'Scroll back to top' });
      await scrollTo(page, 1000);
      await scrollTo(page, 950);
      await expect(top).toBeVisible();
      await press(top, key);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    });
  }

  test('B49: the contents of a narrow page open, and lead to a heading', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/weda/docs/library/Install');
    const toc = page.locator('[data-mobile-toc]');
    await press(toc.locator('> summary'), 'Enter');
    const link = toc.getByRole('link').last();
    await expect(link).toBeVisible();
    const id = decodeURIComponent((await link.getAttribute('href'))!.slice(1));
    await press(link, 'Enter');
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });

  test('B47: another version is chosen with the arrows', async ({ page }) => {
    await open(page, `${FIXTURE_URL}/Manual/second`);
    const button = page.locator('header').getByRole('button', { name: /Versions/ });
    await press(button, 'Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: '0.9' })).toBeFocused();
    await page.keyboard.press('Home');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: '1.0' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${FIXTURE_URL}/Manual/1.0`);
  });

  test('B129, B131, B132: an operation is filled in, its sample chosen and copied without a pointer', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: FIXTURE_URL });
    await open(page, `${FIXTURE_URL}/shop/api/create-order`);
    const body = page.locator('form[data-builder]').getByRole('textbox', { name: 'Body' });
    await body.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('{"name": "Spare"}');
    const language = page.locator('[data-samples]').getByLabel('Language');
    await press(language, 'End');
    await expect(language).toHaveValue('javascript');
    const panel = page.locator('[data-samples]').getByRole('group', { name: 'JavaScript' });
    await expect(panel.locator('code:visible')).toContainText('Spare');
    await press(panel.getByRole('button', { name: 'Copy code to clipboard' }).first(), 'Enter');
    await expect.poll(() => copied(page)).toContain('Spare');
  });
});
