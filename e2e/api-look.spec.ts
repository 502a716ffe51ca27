import { expect, FIXTURE_URL, open, test } from './site.ts';

test('look: on a phone the address of an operation has the whole width, below its method', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${FIXTURE_URL}/shop/api/create-order`);
  const address = (await page.locator('[data-endpoint]').boundingBox())!;
  const copy = (await page.getByRole('button', { name: 'Copy the URL' }).boundingBox())!;
  expect(address.width).toBeGreaterThan(300);
  expect(address.y).toBeGreaterThanOrEqual(copy.y + copy.height);
  expect(copy.x + copy.width).toBeGreaterThan(address.x + address.width - 2);
});

test('look: a table of an API text that is cut off has a shadow at its edge', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await open(page, `${FIXTURE_URL}/shop/api/list-orders`);
  const table = page.locator('main .scroll').first();
  await expect(table).toHaveCSS('background-image', /gradient/);
});

test('look: lines of an API text are as far apart as those of a manual, in Chinese too', async ({
  page,
}) => {
  const ratio = (path: string): Promise<number> =>
    open(page, `${FIXTURE_URL}${path}`).then(() =>
      page
        .locator('main article p:not(:empty)')
        .last()
        .evaluate((text) => {
          const { lineHeight, fontSize } = getComputedStyle(text);
          return Number((Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)).toFixed(2));
        }),
    );
  expect(await ratio('/shop/api/create-order')).toBe(1.65);
  expect(await ratio('/zh-tw/shop/api/create-order')).toBe(1.8);
});
