import type { Locator } from '@playwright/test';
import { href, manifest } from './site-files.ts';
import { FIXTURE_URL, open, test, expect } from './site.ts';

const left = async (part: Locator) => (await part.boundingBox())!.x;
const top = async (part: Locator) => (await part.boundingBox())!.y;
const OPERATION = '/weda/api/create-jwt-access-token';

for (const prefix of ['', '/zh-tw']) {
  test(`look: on 1440 px every kind of page of ${prefix || '/'} has its title at the same edge`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const routes = manifest().filter(({ locale }) => (locale === 'zh-tw') === (prefix !== ''));
    const edges: Record<string, number> = {};
    for (const kind of new Set(routes.map((route) => route.kind))) {
      // These have no sidebar beside them.
      if (['home', 'search', 'training', 'not-found'].includes(kind)) continue;
      await page.goto(href(routes.find((route) => route.kind === kind)!.path));
      edges[kind] = await left(page.locator('h1'));
    }
    expect(Object.keys(edges).length).toBeGreaterThan(5);
    expect(new Set(Object.values(edges)).size, JSON.stringify(edges)).toBe(1);
  });

  test(`look: an operation of ${prefix || '/'} has its samples beside it from 1280 px, and else above previous and next`, async ({
    page,
  }) => {
    const article = page.locator('main article');
    const samples = page.locator('aside[data-operation]');
    const pager = page.getByRole('navigation', { name: /^(Docs pages|文件頁面)$/ });
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, `${prefix}${OPERATION}`);
    const beside = (await article.boundingBox())!;
    expect(await left(samples)).toBeGreaterThanOrEqual(beside.x + beside.width);
    for (const width of [1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await left(samples)).toBeLessThan(beside.x + 100);
      expect(await top(samples)).toBeLessThan(await top(pager));
    }
  });

  test(`look: ${prefix || '/'} has its title on one line from 1024 px, and no lonely card`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 900 });
    await open(page, prefix || '/');
    const lines = await page.locator('h1').evaluate((title) => {
      const range = document.createRange();
      range.selectNodeContents(title);
      return new Set([...range.getClientRects()].map(({ y }) => y)).size;
    });
    expect(lines).toBe(1);
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const rows = await page
        .locator('main ul')
        .first()
        .evaluate((list) => {
          const count = new Map<number, number>();
          for (const card of list.children) {
            const { y } = card.getBoundingClientRect();
            count.set(y, (count.get(y) ?? 0) + 1);
          }
          return [...count.values()];
        });
      expect(rows.at(-1)).toBe(rows[0]);
      expect(rows[0]).toBeGreaterThan(1);
    }
  });
}

test('look: at 1024 and 1280 px no operation takes more than four lines of the sidebar', async ({
  page,
}) => {
  await open(page, OPERATION);
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await page.locator('#docs-sidebar a > b + span').evaluateAll((names) =>
      names.map((name) => {
        const tops = [...name.getClientRects()].map(({ top }) => Math.round(top));
        const { height } = name.getBoundingClientRect();
        return tops.length > 1
          ? new Set(tops).size
          : Math.round(height / Number.parseFloat(getComputedStyle(name).lineHeight));
      }),
    );
    expect(lines.length).toBeGreaterThan(5);
    expect(Math.max(...lines), `at ${width} px`).toBeLessThanOrEqual(4);
  }
});

test('look: at 320 and 390 px the navbar begins and ends at the edges of the text', async ({
  page,
}) => {
  await open(page, '/BSP/EPC-R7300/Overview');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const text = (await page.locator('article p').first().boundingBox())!;
    const icons = page.getByRole('banner').locator('button svg:visible, [role=search] svg:visible');
    const boxes = await icons.evaluateAll((all) => all.map((icon) => icon.getBoundingClientRect()));
    expect(
      Math.abs(Math.min(...boxes.map((box) => box.left)) - text.x),
      `at ${width} px`,
    ).toBeLessThan(4);
    expect(
      Math.abs(Math.max(...boxes.map((box) => box.right)) - (text.x + text.width)),
      `at ${width} px`,
    ).toBeLessThan(4);
  }
});

test('look: at 320 px the tables of an API overview scroll instead of breaking words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  for (const path of ['/zh-tw/APIs/EdgeHub/edgehub-restful-apis', '/zh-tw/weda/api/weda-api']) {
    await open(page, path);
    const widths = await page
      .locator('main :is(th, td)')
      .evaluateAll((cells) => cells.map(({ clientWidth }) => clientWidth));
    expect(widths.length, path).toBeGreaterThan(0);
    expect(Math.min(...widths), path).toBeGreaterThanOrEqual(79);
    const broken = await page
      .locator('main td code')
      .evaluateAll((names) =>
        names
          .filter((name) => /^\w+$/.test(name.textContent) && name.getClientRects().length > 1)
          .map(({ textContent }) => textContent),
      );
    expect(broken, path).toEqual([]);
  }
});

test('look: on a phone the title in the navbar and the links below the page are high enough for a finger', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, FIXTURE_URL);
  const title = page.getByRole('banner').getByRole('link', { name: 'Fixture Manuals' });
  for (const link of [title, ...(await page.getByRole('contentinfo').getByRole('link').all())])
    expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(24);
});

test('look: on a phone the search is at the end of the navbar wherever it is written, and the footer has one edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, FIXTURE_URL);
  const search = (await page.getByRole('banner').getByRole('search').boundingBox())!;
  const text = (await page.locator('main section').first().boundingBox())!;
  expect(search.x + search.width).toBeGreaterThanOrEqual(text.x + text.width);
  const edges = await page
    .locator('footer :is(p, ul)')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left));
  expect(edges.length).toBeGreaterThan(1);
  expect(new Set(edges)).toEqual(new Set([16]));
});
