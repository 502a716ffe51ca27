import type { Locator } from '@playwright/test';
import { copied, FIXTURE_URL, hydrated, open, expect, test } from './site.ts';

test.use({ baseURL: FIXTURE_URL });

test('B121: method and path of each operation; a webhook has a name and no path', async ({
  page,
}) => {
  for (const [slug, method, path] of [
    ['list-orders', 'GET', '/orders'],
    ['create-order', 'POST', '/orders'],
    ['replace-line', 'PUT', '/orders/:orderId/lines/:line'],
    ['change-line', 'PATCH', '/orders/:orderId/lines/:line'],
    ['delete-a-line', 'DELETE', '/orders/:orderId/lines/:line'],
    ['has-picture', 'HEAD', '/devices/:deviceId/picture'],
  ]) {
    await page.goto(`/shop/api/${slug}`);
    const line = page.locator('main [data-code]', { has: page.locator('[data-endpoint]') });
    await expect(line.locator('[data-method]')).toHaveText(method!);
    await expect(line.locator('[data-endpoint]')).toHaveText(`https://eu.shop.example/v2${path}`);
  }
  await page.goto('/shop/api/order-paid');
  await expect(page.locator('main')).toContainText('Webhook');
  await expect(page.locator('[data-endpoint]')).toHaveCount(0);
  await expect(page.locator('form[data-builder]')).toHaveCount(0);
  await page.goto('/shop/api/delete-a-line');
  await expect(page.locator('h1')).toHaveText('Delete a line');
});

test('B121: the address of the operation can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/shop/api/list-orders');
  await expect(page.locator('[data-endpoint]')).toContainText('https://eu');
  await page.getByRole('button', { name: 'Copy the URL' }).click();
  await expect.poll(() => copied(page)).toBe('https://eu.shop.example/v2/orders');
});

test('B122: what is deprecated says so: operation, sidebar, parameter', async ({ page }) => {
  await page.goto('/shop/api/replace-line');
  await expect(page.locator('[data-kind=caution]')).toContainText('may be removed');
  await expect(page.locator('#docs-sidebar li[data-deprecated] a[aria-current] span')).toHaveCSS(
    'text-decoration-line',
    'line-through',
  );
  await page.goto('/shop/api/change-line');
  await expect(page.locator('[data-kind=caution] strong')).toHaveText('Replace a line');
  await page.goto('/shop/api/list-orders');
  await expect(page.locator('[data-parameters=query] .struck')).toHaveText('express');
});

test('B123: descriptions lead to manuals and to other operations', async ({ page }) => {
  await page.goto('/shop/api/shop-api');
  await page.locator('article').getByRole('link', { name: 'its request' }).click();
  await expect(page).toHaveURL(/\/shop\/api\/create-order#request$/);
  await page.goBack();
  await page.locator('article').getByRole('link', { name: 'the guide' }).click();
  await expect(page).toHaveURL(/\/Guide\/basics\/first-steps$/);
});

test('B124: parameters stand in a fixed order by place, each with what is known of it', async ({
  page,
}) => {
  await page.goto('/shop/api/list-orders');
  await expect(page.locator('#request')).toBeVisible();
  expect(
    await page
      .locator('[data-parameters]')
      .evaluateAll((groups) => groups.map((group) => (group as HTMLElement).dataset.parameters)),
  ).toEqual(['query', 'header', 'cookie']);
  const row = page.locator('[data-parameters=query] li', {
    has: page.locator('.name', { hasText: 'page' }),
  });
  await expect(row).toContainText('Possible values: >= 1');
  await expect(row).toContainText('Default value: 1');
  const trace = page.locator('[data-parameters=header] li');
  await expect(trace).toHaveCount(1);
  await expect(trace).toContainText('required');
  await expect(trace).toContainText('Example: abc-1');
  await page.goto('/shop/api/ping');
  await expect(page.locator('#request')).toHaveCount(0);
});

test('B125, B126, B127: a tree of properties opens; options are tabs; a request hides what is only read', async ({
  page,
}) => {
  await page.goto('/shop/api/create-order');
  const body = page.locator('[data-body]');
  await expect(body).toContainText('secret');
  await expect(body.locator('.name', { hasText: /^id$/ })).toHaveCount(0);
  const response = page.locator('[data-statuses] [role=tabpanel][data-value="201"]').first();
  await expect(response.locator('.name', { hasText: /^secret$/ })).toHaveCount(0);
  const sku = response.locator('.name', { hasText: 'sku' });
  await expect(sku).toBeHidden();
  await response.locator('summary', { hasText: 'lines' }).click();
  await expect(sku).toBeVisible();
  await expect(response).toContainText('Order line[]');
  await page.goto('/shop/api/replace-line');
  const choice = page.locator('[data-body] .choice');
  await expect(choice.getByRole('tab')).toHaveText(['card', 'transfer']);
  await expect(choice).toContainText('Chosen by the value of kind');
  await choice.getByRole('tab', { name: 'transfer' }).click();
  await expect(choice.locator('.name', { hasText: 'iban' })).toBeVisible();
  await expect(choice.locator('.name', { hasText: 'number' })).toBeHidden();
});

test('B127: a recursive schema goes on when it is asked for, each part fetched once', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/_content/api/') && fetched.push(request.url()),
  );
  await page.goto('/shop/api/get-tree');
  // Until the page's script is there, a part of the schema opens as a page of its own.
  await hydrated(page);
  const tree = page.locator('[data-statuses] [role=tabpanel][data-value="200"]').first();
  const more = tree.getByRole('link', { name: /^Properties of/ });
  await expect(more).toHaveCount(2);
  await more.first().click();
  await expect(more).toHaveCount(3);
  await more.first().click();
  await expect(more).toHaveCount(4);
  expect(new Set(fetched).size).toBe(fetched.length);
  await page.goto(fetched[0]!);
  await expect(page.locator('h1')).toHaveText('Node');
});

test('B128: a body has its media types and its examples', async ({ page }) => {
  await page.goto('/shop/api/create-order');
  const body = page.locator('[data-body]');
  await expect(body.locator('summary').first()).toContainText('required');
  await expect(
    body.locator('[data-media-tabs] > div > [role=tablist]').getByRole('tab'),
  ).toHaveText(['application/json', 'application/x-www-form-urlencoded']);
  await body.getByRole('tab', { name: 'A large order' }).click();
  await expect(body.locator('code', { hasText: '"quantity": 200' })).toBeVisible();
  await page.goto('/shop/api/replace-line');
  await expect(
    page.locator('[data-body]').getByRole('tab', { name: 'Example (auto)' }),
  ).toBeVisible();
});

test('B130: an example is made from the schema where none is given: defaults, formats, first values; never what is deprecated or only written', async ({
  page,
}) => {
  await page.goto('/shop/api/list-orders');
  const panel = page.locator('[data-statuses] > div > [role=tabpanel][data-selected]');
  const example = async (type: string) => {
    const media = panel
      .locator('[data-media-tabs] > div > [role=tabpanel]')
      .and(page.locator(`[data-value="${type}"]`));
    const tab = media.getByRole('tab', { name: 'Example (auto)' });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    return (await media.locator('[role=tabpanel][data-selected] code').innerText()).trim();
  };
  const order = {
    id: '497f6eca-6276-4993-bfeb-53cbbbba6f08',
    name: 'string',
    quantity: 1,
    created: '2019-08-24T14:15:22Z',
    lines: [{ sku: 'string', price: { amount: 1, currency: 'EUR' } }],
  };
  expect(JSON.parse(await example('application/json'))).toEqual({ items: [order], total: 0 });
  await panel.getByRole('tab', { name: 'application/xml' }).click();
  expect(await example('application/xml')).toBe('<label>\n  <text>a &amp; b</text>\n</label>');
});

test('B129: responses are tabs by status, with headers, and say when there is nothing', async ({
  page,
}) => {
  await page.goto('/shop/api/list-orders');
  const tabs = page.locator('[data-statuses] > div > [role=tablist]').getByRole('tab');
  await expect(tabs).toHaveText(['200', '404', 'default']);
  const panel = page.locator('[data-statuses] > div > [role=tabpanel][data-selected]');
  await panel.locator('summary', { hasText: 'Response Headers' }).click();
  await expect(panel.locator('.name', { hasText: 'X-Total' })).toBeVisible();
  await tabs.nth(1).click();
  await expect(panel).toContainText('Something is wrong.');
  await tabs.nth(1).press('ArrowRight');
  await expect(tabs.nth(2)).toBeFocused();
  await page.goto('/shop/api/create-order');
  await page.locator('[data-statuses]').getByRole('tab', { name: '204' }).click();
  await expect(panel).toContainText('No content');
});

test('B129: what several statuses share stands in the HTML once and is shown with each of them', async ({
  page,
  request,
}) => {
  const html = (await (await request.get('/shop/api/list-orders')).text()).replace(
    /<script>[^]*?<\/script>/g,
    '',
  );
  expect(html.match(/class="name">code</g)).toHaveLength(1);
  expect(html).toContain('Same as 404');
  await page.goto('/shop/api/list-orders');
  await hydrated(page);
  await page.locator('[data-statuses]').getByRole('tab', { name: 'default' }).click();
  await expect(
    page.locator('[data-statuses] > div > [role=tabpanel][data-selected] .name', {
      hasText: 'code',
    }),
  ).toBeVisible();
  await page.locator('#docs-sidebar a[href="/shop/api/create-order"]').click();
  await expect(page.locator('h1')).toHaveText('Create an order');
});

test('B129: arrows scroll a row of tabs that is too narrow, by 90 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/shop/api/ping');
  const row = page.locator('[data-statuses] > div > [role=tablist]');
  const arrow = page.locator('[data-statuses] > div > [data-tab-arrow=on]');
  await arrow.click();
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBe(90);
  await page.locator('[data-statuses] > div > [data-tab-arrow=back]').click();
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBe(0);
});

test('B134: the way to authorise in one line, its details below, the scheme in the overview', async ({
  page,
}) => {
  await page.goto('/shop/api/list-orders');
  const summary = page.locator('[data-security]');
  await expect(summary.locator('summary')).toHaveText('Authorization: bearer or key and cookie');
  await expect(summary.locator('dl').first()).toBeHidden();
  await summary.locator('summary').click();
  await expect(summary).toContainText('X-Key');
  await summary.getByRole('link', { name: 'bearer' }).click();
  await expect(page).toHaveURL(/\/shop\/api\/shop-api#authentication$/);
  await expect(page.locator('#authentication')).toBeInViewport();
});

test('B137: operations without a tag have a group of their own', async ({ page }) => {
  await page.goto('/shop/api/ping');
  await expect(page.locator('#docs-sidebar li[data-category=untagged] button')).toHaveText(
    'UNTAGGED',
  );
  await expect(page.locator('#docs-sidebar li[data-category=untagged] a')).toHaveText('GET Ping');
});

test('B3: what the overlay leaves out is English, and says so', async ({ page }) => {
  await page.goto('/zh-tw/shop/api/create-order');
  await expect(page.locator('h1')).toHaveText('建立訂單');
  await expect(page.locator('article')).not.toContainText('本頁尚未翻譯');
  await page.goto('/zh-tw/shop/api/ping');
  await expect(page.locator('article')).toContainText('本頁尚未翻譯');
  await expect(page.locator('h1')).toHaveAttribute('lang', 'en');
});

test('security: a document full of attacks runs nothing', async ({ page }) => {
  for (const path of [
    '/attacks',
    '/attacks/overview',
    '/attacks/attack-tag',
    '/attacks/attack',
    '/zh-tw/attacks/attack',
  ]) {
    await open(page, path);
    for (const details of await page.locator('article details:not([open]) > summary').all())
      if (await details.isVisible()) await details.click();
    for (const input of await page.locator('form[data-builder] textarea').all())
      await input.fill('"><script>window.attacked = 1</script>');
    expect(
      await page.evaluate(() => (window as { attacked?: unknown }).attacked),
      path,
    ).toBeUndefined();
    await expect(
      page.locator(
        'article :is(iframe, object, embed, form, style, svg [onload], [onerror], [onclick], [ontoggle])',
      ),
    ).toHaveCount(0);
    await expect(page.locator('a[href^="javascript:" i]')).toHaveCount(0);
  }
});

test('B124, B129: an address leads to a parameter, a closed property, and a status; each link can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const start of ['', '/zh-tw']) {
    await page.goto(`${start}/shop/api/create-order#response-201-lines.sku`);
    const response = page.locator('[data-statuses] [role=tabpanel][data-value="201"]').first();
    await expect(response.locator('[id="response-201-lines.sku"]')).toBeInViewport();
    await page.goto(`${start}/shop/api/list-orders#response-404`);
    await expect(page.locator('[id="response-404"]')).toBeInViewport();
    await page.goto(`${start}/shop/api/list-orders`);
    await hydrated(page);
    const row = page.locator('[id="header-trace"]');
    await row.hover();
    await row.getByRole('button').click();
    await expect.poll(() => copied(page)).toMatch(/\/shop\/api\/list-orders#header-trace$/);
  }
});

test('B127: every list of a tree opens with one button', async ({ page }) => {
  await page.goto('/shop/api/create-order');
  await hydrated(page);
  const response = page.locator('[data-statuses] [role=tabpanel][data-value="201"]').first();
  await response.getByRole('button', { name: 'Expand all' }).click();
  await expect(response.locator('.name', { hasText: 'sku' })).toBeVisible();
});

test('B131: a long sample scrolls in its box, or with its column, and is printed whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 200 });
  await open(page, '/shop/api/create-order');
  const code = page.locator('[data-operation] [role=group][data-selected] pre');
  const heights = () =>
    code.evaluate(({ clientHeight, scrollHeight }) => [clientHeight, scrollHeight] as const);
  const [shown, whole] = await heights();
  expect(whole).toBeGreaterThan(120);
  expect(shown).toBeLessThanOrEqual(120);
  await page.setViewportSize({ width: 1440, height: 200 });
  const [inColumn, full] = await heights();
  expect(inColumn).toBe(full);
  await page.setViewportSize({ width: 1024, height: 200 });
  await page.emulateMedia({ media: 'print' });
  const [printed, all] = await heights();
  expect(printed).toBe(all);
});

test('B135: on a narrow screen the contents follow what the overview says first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [start, words] of [
    ['', 'Every kind of thing'],
    ['/zh-tw', '供測試使用的文件。'],
  ] as const) {
    await open(page, `${start}/shop/api/shop-api`);
    const top = async (text: Locator) => (await text.boundingBox())!.y;
    const contents = await top(page.locator('[data-mobile-toc]'));
    const article = page.locator('article');
    expect(await top(article.getByText(words))).toBeLessThan(contents);
    expect(await top(article.locator('h2').first())).toBeGreaterThan(contents);
  }
});
