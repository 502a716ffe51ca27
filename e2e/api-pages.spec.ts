import { parse } from 'yaml';
import { APIS, bundled, operationsOf, type Bundled } from './api-documents.ts';
import { manifest } from './site-files.ts';
import { expect, open, test } from './site.ts';

for (const { base, name, main, sidebar, operations } of APIS) {
  test(`B137, B138, B141: ${base} has one page and one sidebar item for each of its ${operations} operations, with the method of the document`, async ({
    page,
  }) => {
    const documented = operationsOf(name);
    expect(documented).toHaveLength(operations);
    const pages = manifest().filter(
      (route) =>
        route.locale === 'en' && route.kind === 'operation' && route.path.startsWith(`${base}/`),
    );
    expect(pages.map(({ path }) => path).sort()).toEqual(
      documented.map(({ operation }) => `${base}/${operation['x-slug']!}`).sort(),
    );
    expect(new Set(pages.map((route) => route.sidebar))).toEqual(new Set([sidebar]));
    await page.goto(`${base}/${main}`);
    const links = page.locator(`#docs-sidebar a[href^="${base}/"]:has(b)`);
    await expect(links).toHaveCount(operations);
    // The method is part of an item's name.
    const shown = await page
      .locator(`#docs-sidebar a:has(> b[data-method])`)
      .evaluateAll((links) =>
        links.map((link) => [
          link.getAttribute('href')!,
          link.querySelector('b')!.dataset.method!,
          link.querySelector('b')!.textContent,
          link.querySelector('span')!.textContent,
        ]),
      );
    const expected = documented.map(({ method, operation }) => [
      `${base}/${operation['x-slug']!}`,
      method,
      method === 'delete' ? 'DEL' : method.toUpperCase(),
      operation.summary!,
    ]);
    expect(shown.sort()).toEqual(expected.sort());
    await expect(page.locator('#docs-sidebar li > a').first()).toHaveAttribute(
      'href',
      `${base}/${main}`,
    );
  });

  test(`B135: the overview of ${base} shows version, authentication and servers, and the document can be had`, async ({
    page,
    request,
  }) => {
    await page.goto(`${base}/${main}`);
    await expect(page.locator('h1')).toHaveText(bundled(name).info.title);
    await expect(page.locator('article')).toContainText('1.1.0 (Latest)');
    await expect(page.locator('h2#authentication')).toBeVisible();
    await expect(page.locator('h2#servers')).toBeVisible();
    for (const format of ['YAML', 'JSON']) {
      const href = await page
        .getByRole('link', { name: `Download as ${format}` })
        .getAttribute('href');
      const response = await request.get(href!);
      expect(response.status()).toBe(200);
      expect((parse(await response.text()) as Bundled).info.title).toBe(bundled(name).info.title);
    }
  });
}

test('B136: five services of the platform have a page with their groups', async ({ page }) => {
  for (const [slug, groups] of Object.entries({
    'identity-access': 1,
    'device-management': 2,
    'container-management': 4,
    datapoints: 1,
    reports: 1,
  })) {
    await page.goto(`/weda/api/${slug}`);
    await expect(page.locator('article li a')).toHaveCount(groups);
  }
});

test('B3: an operation in Chinese has the texts of its overlay, the same method and path', async ({
  page,
}) => {
  await page.goto('/zh-tw/APIs/EdgeHub/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-TW');
  await expect(page.locator('h1')).not.toHaveText('Login');
  await expect(page.locator('[data-endpoint]')).toContainText('/v2/auth/login');
  await expect(page.locator('#request')).toContainText('請求');
  await expect(page.locator('article')).not.toContainText('本頁尚未翻譯');
});

test('B120: two columns on a wide screen, one below the other on a narrow one, and no table of contents', async ({
  page,
}) => {
  await open(page, '/weda/api/create-a-new-organization');
  const boxes = async () =>
    [
      await page.locator('main').boundingBox(),
      await page.locator('aside[data-operation]').boundingBox(),
    ] as const;
  let [text, side] = await boxes();
  expect(side!.x).toBeGreaterThan(text!.x + text!.width);
  expect(text!.width / (text!.width + side!.width)).toBeCloseTo(7 / 12, 1);
  await expect(page.locator('[data-toc-list]')).toHaveCount(0);
  await expect(page.locator('nav[aria-label="Docs pages"] a')).toHaveCount(2);
  await page.setViewportSize({ width: 900, height: 900 });
  [text, side] = await boxes();
  expect(side!.y).toBeGreaterThan(text!.y + text!.height - 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('B120: parameters, body, every response, every sample stand in the HTML', async ({
    page,
  }) => {
    await page.goto('/APIs/EdgeHub/get-parameters-by-machine');
    await expect(page.locator('[data-parameters=path]')).toContainText('machineId');
    await expect(page.locator('#responses')).toBeVisible();
    for (const status of ['200', '401', '404'])
      await expect(
        page.locator(`[data-statuses] > div > [role=tabpanel][data-value="${status}"]`),
      ).toBeVisible();
    for (const text of [
      'curl --request GET',
      'import requests',
      'HttpRequestMessage',
      'package main',
      'curl_init',
      'HttpRequest.newBuilder',
      'Invoke-RestMethod',
      'await fetch',
    ])
      await expect(page.locator('[data-samples] code', { hasText: text }).first()).toBeVisible();
    await expect(page.locator('form[data-builder]')).toBeHidden();
  });
});

test('B120: on paper there is nothing to fill in, and everything that was closed can be read', async ({
  page,
}) => {
  await page.goto('/weda/api/create-a-new-organization');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('form[data-builder]')).toBeHidden();
  await expect(page.locator('[data-samples] pre:visible')).toHaveCount(1);
  await expect(page.locator('#docs-sidebar')).toBeHidden();
  await expect(page.locator('#responses')).toBeVisible();
});

for (const [start, example] of [
  ['', 'Example'],
  ['/zh-tw', '範例'],
] as const) {
  test(`B132: the first call and the options of a nested choice agree with their samples${start}`, async ({
    page,
  }) => {
    await open(page, `${start}/weda/api/create-jwt-access-token`);
    const sample = page.locator('[data-samples] code:visible');
    await expect(sample).not.toContainText('grant_type');
    const form = page.locator('form[data-builder]');
    await form.getByLabel(example).selectOption({ index: 1 });
    await expect(sample).toContainText('grant_type=refresh_token');
    await expect(sample).toContainText('refreshToken');
    await open(page, `${start}/weda/api/create-container-registry`);
    await page.locator('[data-body] .choice').getByRole('tab', { name: 'AwsECR' }).click();
    await expect(sample).toContainText('"registryType": "AwsECR"');
    await expect(page.locator('[data-page-menu]').first()).toBeVisible();
  });
}
