import type { Page, Route } from '@playwright/test';
import { FIXTURE_URL, hydrated, open, expect, test } from './site.ts';

/** What goes wrong around a page, and what its reader sees. Where else such tests are: CONTRIBUTING.md, “Faults”. */
const TARGET = '/BSP/AOM-2721/Overview';
const DATA = /AOM-2721\/Overview\.txt/;

const click = (page: Page) => page.evaluate((path) => document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)!.click(), TARGET);

test.describe('the data of a page', () => {
  test.use({ expectConsole: /loaded as a whole|status of (404|500|503)|ERR_|Failed/ });

  const faults: [name: string, handle: (route: Route) => Promise<void>][] = [
    ['is not there', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' })],
    ['breaks the server', (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'Internal error\n' })],
    ['is a page of a gateway', (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Log in to the network</h1>' })],
    ['is empty', (route) => route.fulfill({ status: 200, contentType: 'text/plain', body: '' })],
    ['is cut off', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.slice(0, text.length / 2).trimEnd() });
    }],
    ['never comes', (route) => route.abort('connectionreset')],
  ];

  test('B13: whatever is wrong with it, the page is loaded as a whole; the second time its failure is said', async ({ page }) => {
    for (const [name, handle] of faults) {
      await open(page, '/BSP/Overview');
      await page.evaluate(() => sessionStorage.clear());
      await page.route(DATA, handle);
      const whole = page.waitForRequest((request) => request.resourceType() === 'document');
      await click(page);
      expect(new URL((await whole).url()).pathname, name).toBe(TARGET);
      await expect(page.locator('h1'), name).toHaveText('AOM-2721 Overview');
      await hydrated(page);
      await open(page, '/BSP/Overview');
      await click(page);
      await expect(page.locator('[data-page-load]').getByRole('alert'), name).toBeVisible();
      await page.unroute(DATA);
      await page.locator('[data-page-load]').getByRole('button', { name: 'Retry' }).click();
      await expect(page.locator('h1'), name).toHaveText('AOM-2721 Overview');
    }
  });

  test('B13: without a network the page that can be read stays, and Retry goes on when there is one again', async ({ page, context }) => {
    await open(page, '/BSP/Overview');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await click(page);
    const alert = page.locator('[data-page-load]').getByRole('alert');
    await expect(alert).toBeVisible();
    await expect(page.locator('header').first()).toBeVisible();
    await context.setOffline(false);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('h1')).toHaveText('AOM-2721 Overview');
  });
});

/** The browser's own words for a lost network, which no reader is to see. */
const RAW = /Failed to fetch|TypeError/;

for (const [prefix, sentence, details] of [
  ['', 'This could not be loaded. Check your network connection, then press “Retry”.', 'Technical details'],
  ['/zh-tw', '無法載入這項內容。請檢查網路連線，然後按「重試」。', '技術細節'],
] as const) {
  test.describe(`a click without a network on ${prefix || '/'}`, () => {
    test.use({ expectConsole: /ERR_|Failed/ });

    test(`B15: it says in the language of ${prefix || '/'} what to do, and keeps the browser’s words in closed details`, async ({ page, context }) => {
      await open(page, `${prefix}/BSP/Overview`);
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await page.evaluate((path) => document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)!.click(), prefix + TARGET);
      const alert = page.locator('[data-page-load]').getByRole('alert');
      await expect(alert.getByText(sentence)).toBeVisible();
      await expect(alert.getByText(RAW)).toBeHidden();
      await alert.getByText(details, { exact: true }).click();
      await expect(alert.getByText(RAW)).toBeVisible();
    });
  });
}

test.describe('a new version of the site, published while a page is open', () => {
  test.use({ expectConsole: /loaded as a whole|status of 404|Failed|Chunk/ });

  test('B13: another build’s page and missing scripts: the reader gets the new page; a menu works without its script', async ({ page }) => {
    await open(page, '/BSP/Overview');
    // The files of the old version are gone, and the data names those of the new one.
    await page.route(/\/_next\/static\/chunks\//, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' }));
    await page.route(DATA, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(/"b":"[^"]*"/, '"b":"another-build"').replaceAll(/chunks\/[\w~.-]+\.js/g, 'chunks/new-version.js') });
    });
    await page.getByRole('button', { name: 'Discover' }).click();
    await expect(page.locator('[data-menu] details[open]').getByRole('link').first()).toBeVisible();
    const whole = page.waitForRequest((request) => request.resourceType() === 'document');
    await page.keyboard.press('Escape');
    await click(page);
    await whole;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await expect(page.locator('h1')).toHaveText('AOM-2721 Overview');
  });
});

test('B59, B64: a clock that is plainly wrong changes nothing but the year', async ({ page }) => {
  for (const [time, year] of [['1970-01-01T00:00:00Z', '-----'], ['2099-12-31T23:59:59Z', '-2099']] as const) {
    await page.clock.setFixedTime(new Date(time));
    await open(page, '/');
    await expect(page.locator('footer')).toContainText(`© 1983${year}`);
    await open(page, `${FIXTURE_URL}/Guide`);
    await expect(page.locator('[data-announcement]')).toBeVisible();
    await page.locator('#docs-sidebar a[href="/Guide/basics/first-steps"]').first().evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page).toHaveURL(/first-steps$/);
  }
});

test('B17: what extensions do to a page before its script comes is no trouble for it', async ({ page }) => {
  await page.addInitScript(() => {
    // As translators, spelling checkers, password managers, and those that make a page dark do.
    const meddle = () => {
      const { documentElement: html, head, body } = document;
      html.setAttribute('data-lt-installed', 'true');
      html.classList.add('translated-ltr');
      html.setAttribute('style', '--darkreader-neutral-background: #131516');
      body.setAttribute('cz-shortcut-listen', 'true');
      body.className += ' extension';
      head.append(Object.assign(document.createElement('style'), { className: 'darkreader', textContent: '.x{}' }), Object.assign(document.createElement('meta'), { name: 'darkreader', content: '1' }));
      body.prepend(document.createElement('some-extension-toolbar'));
      const root = Object.assign(document.createElement('div'), { id: 'extension-root' });
      root.attachShadow({ mode: 'open' }).append('extension');
      body.append(root);
      for (const element of document.querySelectorAll<HTMLElement>('article p, article li, header a, footer a')) {
        element.style.setProperty('--darkreader-inline-color', '#fff');
        const text = [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '');
        if (!text) continue;
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(text);
      }
      for (const input of document.querySelectorAll('input')) {
        input.setAttribute('data-1p-ignore', '');
        input.after(document.createElement('com-1password-button'));
      }
    };
    document.addEventListener('readystatechange', () => document.readyState === 'interactive' && meddle());
  });
  for (const [from, link] of [['/BSP/Overview', TARGET], [`${FIXTURE_URL}/Guide/code`, '/Guide/basics/first-steps'], [`${FIXTURE_URL}/shop/api/create-order`, '/shop/api/ping']] as const) {
    await open(page, from);
    await expect(page.locator('some-extension-toolbar')).toBeAttached();
    const before = await page.locator('h1').textContent();
    await page.evaluate((path) => document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)!.click(), link);
    await expect(page.locator('h1')).not.toHaveText(before!);
    await expect(page).toHaveURL(new RegExp(`${link}$`));
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(before!);
  }
});

test('B72: with reduced motion nothing moves for longer than a blink, and everything opens and closes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `${FIXTURE_URL}/Guide/basics/elements`);
  // What turns while something is loading says that it goes on; everything else ends.
  const moving = () => page.evaluate(() => document.getAnimations().filter((animation) => animation.playState === 'running' && animation.effect?.getComputedTiming().iterations !== Infinity && Number(animation.effect?.getComputedTiming().duration) > 10).map((animation) => String((animation as CSSTransition).transitionProperty ?? (animation as CSSAnimation).animationName)));
  for (const details of await page.locator('article details:visible > summary').all()) {
    await details.click();
    expect(await moving()).toEqual([]);
  }
  await page.locator('header').getByRole('button', { name: 'More', exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('menu').waitFor();
  expect(await moving()).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await page.getByRole('button', { name: 'Close navigation bar' }).waitFor();
  expect(await moving()).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeVisible();
});
