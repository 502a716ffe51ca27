import { readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { href, manifest, hydrated, open, test, expect } from './site.ts';

const FROM = '/weda/docs/library/Device';
const TO = '/weda/docs/library/Install';

interface Transfer {
  path: string;
  body: string;
}

/** Everything that comes over the network from now on, but for pictures. */
function transfers(page: Page): Transfer[] {
  const list: Transfer[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'image') return;
    const entry = { path: new URL(response.url()).pathname + new URL(response.url()).search, body: '' };
    list.push(entry);
    void response.text().then(
      (text) => (entry.body = text),
      () => undefined,
    );
  });
  return list;
}

const click = (page: Page, path: string) => page.evaluate((target) => document.querySelector<HTMLAnchorElement>(`a[href="${target}"]`)!.click(), path);

async function start(page: Page): Promise<Transfer[]> {
  await open(page, FROM);
  await page.waitForLoadState('networkidle');
  return transfers(page);
}

test('B5: a click inside a section brings the text of the new page, and nothing that is here already', async ({ page }) => {
  const list = await start(page);
  await click(page, TO);
  await expect(page.locator('h1')).toContainText('Install');
  await page.waitForLoadState('networkidle');
  expect(list.map(({ path }) => path)).toEqual([`${TO}.txt`]);
  await expect.poll(() => list[0]!.body).toContain('It calls SUSI');
  const { body } = list[0]!;
  // An entry of the sidebar, the label of the footer, the button of the navbar.
  for (const there of ['data-category', 'Privacy Policy', 'docs-sidebar']) expect(body).not.toContain(there);
  expect(body.length).toBeLessThan(statSync(`out${TO}.html`).size / 2);
});

test('B10: after a look at the link the click itself brings nothing', async ({ page }) => {
  const list = await start(page);
  const link = page.locator(`#docs-sidebar a[href="${TO}"]`);
  await link.hover();
  await expect.poll(() => list.map(({ path }) => path)).toEqual([`${TO}.txt`]);
  await page.waitForLoadState('networkidle');
  await link.click();
  await expect(page.locator('h1')).toContainText('Install');
  await page.waitForLoadState('networkidle');
  expect(list).toHaveLength(1);
});

test('B5: into another section the frame of that section comes along, once', async ({ page }) => {
  const list = await start(page);
  await open(page, '/');
  list.length = 0;
  await click(page, '/BSP/Overview');
  await expect(page.locator('#docs-sidebar')).toHaveAttribute('data-section', 'en/BSP');
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/"]')!.click());
  await expect(page.locator('#docs-sidebar')).toHaveCount(0);
  await click(page, '/BSP/EPC-R7300/Overview');
  await expect(page.locator('h1')).toHaveText('EPC-R7300 Overview');
  await expect(page.locator('#docs-sidebar')).toHaveAttribute('data-section', 'en/BSP');
  expect(list.map(({ path }) => path).filter((path) => path.endsWith('__section.txt'))).toEqual(['/BSP/__section.txt']);
});

test('B7: back to the page that the browser loaded shows it as it was, without the network; after a reload, too', async ({ page, context }) => {
  await start(page);
  const title = await page.locator('h1').innerText();
  const before = await page.locator('main').innerText();
  await click(page, TO);
  await expect(page.locator('h1')).toContainText('Install');
  await context.setOffline(true);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(title);
  expect(await page.locator('main').innerText()).toBe(before);
  await context.setOffline(false);
  await page.goForward();
  await expect(page.locator('h1')).toContainText('Install');
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(title);
  expect(await page.locator('main').innerText()).toBe(before);
});

test('B55: the elements of the head are those of the page at hand, each once, wherever the reader goes', async ({ page }) => {
  const head = () =>
    page.locator('head').evaluate((element) =>
      [...element.querySelectorAll('title, meta[name], meta[property], link[rel=canonical], link[rel=alternate], link[rel=icon]')].map((own) => own.outerHTML.replace(/ data-[^ >]*/g, '')).sort(),
    );
  await open(page, TO);
  const there = await head();
  await start(page);
  const here = await head();
  await click(page, TO);
  await expect(page).toHaveTitle(/^Installation \|/);
  await expect.poll(head).toEqual(there);
  await page.goBack();
  await expect(page).toHaveTitle(/^Device/);
  await expect.poll(head).toEqual(here);
  await page.goForward();
  await expect.poll(head).toEqual(there);
});

test('B10: the page that comes next is hinted at when its link comes into sight', async ({ page }) => {
  await open(page, '/BSP/Overview');
  const hints = () => page.locator('head link[rel=prefetch]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(await hints()).toEqual([]);
  const next = page.locator('a[data-prefetch]');
  const target = await next.getAttribute('href');
  await next.scrollIntoViewIfNeeded();
  await expect.poll(hints).toEqual([`${target}.txt`]);
  await page.evaluate(() => window.scrollTo(0, 0));
  await next.scrollIntoViewIfNeeded();
  expect(await hints()).toHaveLength(1);
});

test('B1: a typical page is small, and no file is published that no reader asks for', () => {
  const pages = manifest().filter(({ kind, locale }) => kind === 'doc' && locale === 'en');
  const sizes = pages.map(({ path }) => gzipSync(readFileSync(`out${path}.html`), { level: 6 }).length).sort((a, b) => a - b);
  // A guard against growth, not the goal: about 16.7 KB with the menus and sidebars of all manuals and the page's policy.
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(18 * 1024);
  for (const { path } of pages) {
    const html = readFileSync(`out${path}.html`, 'utf8');
    const data = html.slice(html.indexOf('self.__next_f'));
    // What stands in the document does not stand in its data once more.
    expect(data.length, href(path)).toBeLessThan(16_000);
    expect(data).not.toContain('data-category');
  }
});
