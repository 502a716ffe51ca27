import type { BrowserContext, Locator, Page, Request, Route } from '@playwright/test';
import { productPage } from './product-pages.ts';
import { FIXTURE_URL, hydrated, open, quiet, expect, test } from './site.ts';

/**
 * What goes wrong around a page, and what its reader sees. Where else such tests are:
 * docs/testing.md, “Faults”.
 */
const TARGET = '/BSP/AOM-2721/Overview';
const DATA = /AOM-2721\/Overview\.txt/;

const click = (page: Page, path = TARGET) =>
  page.evaluate(
    (target) => document.querySelector<HTMLAnchorElement>(`a[href="${target}"]`)!.click(),
    path,
  );

test.describe('the data of a page', () => {
  test.use({
    baseURL: FIXTURE_URL,
    expectConsole:
      /loaded as a whole|status of (404|500|503)|ERR_|Failed|Minified React error|Connection closed/,
  });
  const FROM = '/Guide/basics/first-steps';
  const TO = '/Guide/code';

  const faults: [name: string, handle: (route: Route) => Promise<void>][] = [
    [
      'is not there',
      (route) =>
        route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
    ],
    [
      'breaks the server',
      (route) =>
        route.fulfill({ status: 500, contentType: 'text/plain', body: 'Internal error\n' }),
    ],
    [
      'is a page of a gateway',
      (route) =>
        route.fulfill({
          status: 200,
          contentType: 'text/html',
          body: '<h1>Log in to the network</h1>',
        }),
    ],
    ['is empty', (route) => route.fulfill({ status: 200, contentType: 'text/plain', body: '' })],
    [
      'is another text',
      (route) => route.fulfill({ status: 200, contentType: 'text/plain', body: 'hello\nworld' }),
    ],
    ['never comes, though the network is there', (route) => route.abort('connectionreset')],
  ];

  test('B13: that is faulty or not there: the page is loaded as a whole, each time, with one warning', async ({
    page,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    for (const [name, handle] of faults) {
      warnings.length = 0;
      await page.route(/Guide\/code\.txt/, handle);
      for (let time = 1; time <= 2; time++) {
        await open(page, FROM);
        const documents: string[] = [];
        const note = (request: Request) => {
          if (request.resourceType() === 'document')
            documents.push(new URL(request.url()).pathname);
        };
        page.on('request', note);
        await click(page, TO);
        await expect(page.locator('h1')).toHaveText('Code and pictures');
        await hydrated(page);
        page.off('request', note);
        expect(documents, name).toEqual([TO]);
        expect(
          warnings.filter((text) => text.includes('loaded as a whole')),
          name,
        ).toHaveLength(time);
      }
      await page.unroute(/Guide\/code\.txt/, handle);
    }
  });

  test('B13: that is cut off: the page is loaded as a whole once; the second time its failure is said, and Retry loads it', async ({
    page,
  }) => {
    await page.route(/Guide\/code\.txt/, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.slice(0, text.length / 2).trimEnd() });
    });
    await open(page, FROM);
    await click(page, TO);
    await expect(page.locator('h1')).toHaveText('Code and pictures');
    await hydrated(page);
    await open(page, FROM);
    await click(page, TO);
    const alert = page.getByRole('alert').filter({ hasText: 'This could not be loaded.' });
    await expect(alert).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('h1')).toHaveText('Code and pictures');
    await hydrated(page);
  });

  /** Opens a page, takes the network away, and finds the notice that a click then brings. */
  async function withoutNetwork(page: Page, context: BrowserContext): Promise<Locator> {
    await open(page, FROM);
    await quiet(page);
    await context.setOffline(true);
    return page.getByRole('alert').filter({ hasText: 'This could not be loaded.' });
  }

  test('B13: without a network the page that can be read stays, and the navigation goes on when there is one again', async ({
    page,
    context,
  }) => {
    const alert = await withoutNetwork(page, context);
    await click(page, TO);
    await expect(alert).toBeVisible();
    await expect(alert.getByRole('button', { name: 'Retry' })).toBeFocused();
    await expect(page.locator('header').first()).toBeVisible();
    await expect(page.locator('h1')).toHaveText('First steps');
    await context.setOffline(false);
    await expect(page.locator('h1')).toHaveText('Code and pictures');
    await expect(alert).toHaveCount(0);
  });

  test('B13: without a network the reader can take the notice away and read on, also when there is one again', async ({
    page,
    context,
  }) => {
    const alert = await withoutNetwork(page, context);
    for (const close of [
      () => alert.getByRole('button', { name: 'Stay on this page' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      const link = page.locator(`a[href="${TO}"]:visible`).first();
      await link.press('Enter');
      await expect(alert.getByRole('button', { name: 'Retry' })).toBeFocused();
      await close();
      await expect(alert).toHaveCount(0);
      await expect(link).toBeFocused();
      await expect(page.getByRole('heading', { level: 1, name: 'First steps' })).toBeVisible();
    }
    await context.setOffline(false);
    // Had Next kept it, the navigation would come first.
    await page.waitForTimeout(3000);
    await expect(page).toHaveURL(FROM);
    await expect(page.locator('h1')).toHaveText('First steps');
    await click(page, TO);
    await expect(page.locator('h1')).toHaveText('Code and pictures');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('First steps');
  });
});

/** The browser's own words for a lost network, which no reader is to see. */
const RAW = /Failed to fetch|TypeError/;

for (const [prefix, sentence] of [
  ['', 'This could not be loaded. Check your network connection, then press “Retry”.'],
  ['/zh-tw', '無法載入這項內容。請檢查網路連線，然後按「重試」。'],
] as const) {
  test.describe(`a click without a network on ${prefix || '/'}`, () => {
    test.use({ baseURL: FIXTURE_URL, expectConsole: /ERR_|Failed/ });

    test(`B15: it says in the language of ${prefix || '/'} what to do, without the browser’s own words`, async ({
      page,
      context,
    }) => {
      await open(page, `${prefix}/Guide/basics/first-steps`);
      await quiet(page);
      await context.setOffline(true);
      await click(page, `${prefix}/Guide/code`);
      await expect(page.getByRole('alert').getByText(sentence)).toBeVisible();
      await expect(page.locator('body')).not.toContainText(RAW);
    });
  });
}

test.describe('a new version of the site, published while a page is open', () => {
  test.use({ expectConsole: /loaded as a whole|status of 404|Failed|Chunk/ });

  test('B13: another build’s page and missing scripts: the reader gets the new page; a menu works without its script', async ({
    page,
  }) => {
    await open(page, '/BSP/Overview');
    // The files of the old version are gone, and the data names those of the new one.
    await page.route(/\/_next\/static\/chunks\//, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' }),
    );
    await page.route(DATA, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text())
          .replace(/"b":"[^"]*"/, '"b":"another-build"')
          .replaceAll(/chunks\/[\w~.-]+\.js/g, 'chunks/new-version.js'),
      });
    });
    await page.getByRole('button', { name: 'Discover' }).click();
    await expect(page.locator('[data-menu] details[open]').getByRole('link').first()).toBeVisible();
    const whole = page.waitForRequest((request) => request.resourceType() === 'document');
    await page.keyboard.press('Escape');
    await click(page);
    await whole;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await expect(page.locator('h1')).toHaveText(productPage(TARGET).title);
  });
});

test('B59, B64: a clock that is plainly wrong changes nothing but the year', async ({ page }) => {
  for (const [time, year] of [
    ['1970-01-01T00:00:00Z', '-----'],
    ['2099-12-31T23:59:59Z', '-2099'],
  ] as const) {
    await page.clock.setFixedTime(new Date(time));
    await open(page, '/');
    await expect(page.locator('footer')).toContainText(`© 1983${year}`);
    await open(page, `${FIXTURE_URL}/Guide`);
    await expect(page.locator('[data-announcement]')).toBeVisible();
    await page
      .locator('#docs-sidebar a[href="/Guide/basics/first-steps"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page).toHaveURL(/first-steps$/);
  }
});

test.describe('extensions', () => {
  // React says that the HTML is not what it made, and makes it again.
  test.use({ expectConsole: /React error #418/ });

  test('B17: what extensions do to a page before its script comes is no trouble for it', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      // As translators, spelling checkers, password managers, and those that make a page dark do.
      const meddle = () => {
        const { documentElement: html, head, body } = document;
        html.setAttribute('data-lt-installed', 'true');
        html.classList.add('translated-ltr');
        html.setAttribute('style', '--darkreader-neutral-background: #131516');
        body.setAttribute('cz-shortcut-listen', 'true');
        body.className += ' extension';
        head.append(
          Object.assign(document.createElement('style'), {
            className: 'darkreader',
            textContent: '.x{}',
          }),
          Object.assign(document.createElement('meta'), { name: 'darkreader', content: '1' }),
        );
        body.prepend(document.createElement('some-extension-toolbar'));
        const root = Object.assign(document.createElement('div'), { id: 'extension-root' });
        root.attachShadow({ mode: 'open' }).append('extension');
        body.append(root);
        for (const element of document.querySelectorAll<HTMLElement>(
          'article p, article li, header a, footer a',
        )) {
          element.style.setProperty('--darkreader-inline-color', '#fff');
          const text = [...element.childNodes].find(
            (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '',
          );
          if (!text) continue;
          const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
          text.replaceWith(font);
          font.append(text);
        }
        for (const input of document.querySelectorAll('input')) {
          input.setAttribute('data-1p-ignore', '');
          input.after(document.createElement('com-1password-button'));
        }
      };
      document.addEventListener(
        'readystatechange',
        () => document.readyState === 'interactive' && meddle(),
      );
    });
    for (const [from, link] of [
      ['/BSP/Overview', TARGET],
      [`${FIXTURE_URL}/Guide/code`, '/Guide/basics/first-steps'],
      [`${FIXTURE_URL}/shop/api/create-order`, '/shop/api/ping'],
    ] as const) {
      await open(page, from);
      const before = await page.locator('h1').textContent();
      await page.evaluate(
        (path) => document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)!.click(),
        link,
      );
      await expect(page.locator('h1')).not.toHaveText(before!);
      await expect(page).toHaveURL(new RegExp(`${link}$`));
      await page.goBack();
      await expect(page.locator('h1')).toHaveText(before!);
    }
  });
});

test('B72: with reduced motion nothing moves for longer than a blink, and everything opens and closes', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `${FIXTURE_URL}/Guide/basics/elements`);
  // What turns while something is loading says that it goes on; everything else ends.
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          (animation) =>
            animation.playState === 'running' &&
            animation.effect?.getComputedTiming().iterations !== Infinity &&
            Number(animation.effect?.getComputedTiming().duration) > 10,
        )
        .map((animation) =>
          animation instanceof CSSTransition
            ? animation.transitionProperty
            : animation instanceof CSSAnimation
              ? animation.animationName
              : 'an animation',
        ),
    );
  const boxes = await page.locator('article details:visible > summary').all();
  expect(boxes.length).toBeGreaterThan(0);
  for (const details of boxes) {
    await details.click();
    expect(await moving()).toEqual([]);
  }
  const more = page.locator('header').getByRole('button', { name: 'More', exact: true });
  await more.focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('menu').waitFor();
  expect(await moving()).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(more).toBeFocused();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await page.getByRole('button', { name: 'Close navigation bar' }).waitFor();
  expect(await moving()).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeVisible();
});
