import type { Page } from '@playwright/test';
import { productPage } from './product-pages.ts';
import { hydrated, open, quiet, test, expect } from './site.ts';

const FROM = '/weda/docs/library/Device';
const TO = '/weda/docs/library/Install';
/** Their words, as the site publishes them. */
const [HERE, THERE] = [productPage(FROM), productPage(TO)];

interface Transfer {
  path: string;
  status: number;
  body: string;
}

/** Everything that comes over the network from now on, but for pictures. */
function transfers(page: Page): Transfer[] {
  const list: Transfer[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'image') return;
    const entry = {
      path: new URL(response.url()).pathname + new URL(response.url()).search,
      status: response.status(),
      body: '',
    };
    list.push(entry);
    void response.text().then(
      (text) => (entry.body = text),
      () => undefined,
    );
  });
  return list;
}

const click = (page: Page, path: string) =>
  page.evaluate(
    (target) => document.querySelector<HTMLAnchorElement>(`a[href="${target}"]`)!.click(),
    path,
  );

async function start(page: Page): Promise<Transfer[]> {
  await open(page, FROM);
  await quiet(page);
  return transfers(page);
}

test('B5: a click inside a section brings the new page in one file', async ({ page }) => {
  const list = await start(page);
  await click(page, TO);
  await expect(page.locator('h1')).toHaveText(THERE.title);
  await quiet(page);
  expect(list.map(({ path }) => path.replace(/\?.*/, ''))).toEqual([`${TO}.txt`]);
  await expect.poll(() => list[0]!.body).toContain(THERE.words);
});

test('B10: after a look at the link the click itself brings nothing, and all that is asked for ahead is there', async ({
  page,
}) => {
  const list = await start(page);
  const link = page.locator(`#docs-sidebar a[href="${TO}"]`);
  await link.hover();
  await expect.poll(() => list.some(({ path }) => path.includes('__PAGE__'))).toBe(true);
  await quiet(page);
  for (const { path, status } of list) expect(status, path).toBe(200);
  const asked = list.length;
  await link.click();
  await expect(page.locator('h1')).toHaveText(THERE.title);
  await quiet(page);
  expect(list).toHaveLength(asked);
});

test('B5: what the pages of a section have in common is fetched ahead once', async ({ page }) => {
  const list = await start(page);
  const look = async (path: string) => {
    list.length = 0;
    await page.locator(`#docs-sidebar a[href="${path}"]`).first().hover();
    await expect
      .poll(() =>
        list.some(({ path: asked }) => asked.startsWith(`${path}/`) && asked.includes('__PAGE__')),
      )
      .toBe(true);
    await quiet(page);
    return list.length;
  };
  const [first, second] = [await look(TO), await look('/weda/docs/Introduction')];
  expect(second).toBeLessThanOrEqual(Math.min(first - 1, 5));
});

test.describe('without a network', () => {
  // The browser says of each request that there is none.
  test.use({ expectConsole: /ERR_INTERNET_DISCONNECTED/ });

  test('B7: back to the page that the browser loaded shows it as it was, without the network; after a reload, too', async ({
    page,
    context,
  }) => {
    await start(page);
    const title = await page.locator('h1').innerText();
    const before = await page.locator('main').innerText();
    await click(page, TO);
    await expect(page.locator('h1')).toHaveText(THERE.title);
    await context.setOffline(true);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(title);
    await expect.poll(() => page.locator('main').innerText()).toBe(before);
    await context.setOffline(false);
    await page.goForward();
    await expect(page.locator('h1')).toHaveText(THERE.title);
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(title);
    await expect.poll(() => page.locator('main').innerText()).toBe(before);
  });
});

test('B55: the elements of the head are those of the page at hand, each once, wherever the reader goes', async ({
  page,
}) => {
  const head = () =>
    page
      .locator('head')
      .evaluate((element) =>
        [
          ...element.querySelectorAll(
            'title, meta[name], meta[property], link[rel=canonical], link[rel=alternate], link[rel=icon]',
          ),
        ]
          .map((own) => own.outerHTML.replace(/ data-[^ >]*/g, ''))
          .sort(),
      );
  await open(page, TO);
  const there = await head();
  await start(page);
  const here = await head();
  await click(page, TO);
  await expect(page).toHaveTitle(`${THERE.title} | Advantech Learning Portal`);
  await expect.poll(head).toEqual(there);
  await page.goBack();
  await expect(page).toHaveTitle(`${HERE.title} | Advantech Learning Portal`);
  await expect.poll(head).toEqual(here);
  await page.goForward();
  await expect.poll(head).toEqual(there);
});

test('B10: the page that comes next is fetched ahead when its link comes into sight', async ({
  page,
}) => {
  const list = transfers(page);
  await open(page, '/BSP/EPC-R7300/Overview');
  await quiet(page);
  const next = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last();
  const target = (await next.getAttribute('href'))!;
  const asked = () => list.filter(({ path }) => path.startsWith(`${target}/`)).length;
  expect(asked()).toBe(0);
  await next.scrollIntoViewIfNeeded();
  // The page itself comes after the tree of its parts.
  await expect
    .poll(
      () =>
        list.filter(({ path }) => path.startsWith(`${target}/`) && path.includes('__PAGE__'))
          .length,
    )
    .toBe(1);
  await quiet(page);
  const once = asked();
  await page.evaluate(() => window.scrollTo(0, 0));
  await next.scrollIntoViewIfNeeded();
  await quiet(page);
  expect(asked()).toBe(once);
});
