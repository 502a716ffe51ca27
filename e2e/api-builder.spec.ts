import type { Page } from '@playwright/test';
import { samples } from './api-samples.ts';
import { FIXTURE_URL, copied, hydrated, open, quiet, expect, test } from './site.ts';

test.use({ baseURL: FIXTURE_URL });

const LABELS = ['cURL', 'Python', 'C#', 'Go', 'PHP', 'Java', 'PowerShell', 'JavaScript'];

const ready = open;

/** The list that chooses the language. */
const language = (page: Page) => page.locator('[data-samples]').getByLabel('Language');

/** Text of the code that a reader sees. */
const shownSample = (page: Page) => page.locator('[data-samples] code:visible');

test('B131: eight languages in their order; the choice holds on other operations and visits, and in other tabs', async ({
  page,
  context,
}) => {
  await ready(page, '/shop/api/list-orders');
  await expect(language(page).locator('option')).toHaveText(LABELS);
  const other = await context.newPage();
  await open(other, '/shop/api/ping');
  await language(page).selectOption('Java');
  await expect(language(other)).toHaveValue('java');
  expect(
    await page.evaluate(() =>
      Object.entries(localStorage).find(([key]) => key.endsWith('code-samples')),
    ),
  ).toEqual(['docusaurus.tab.code-samples', 'java']);
  await page.locator('#docs-sidebar a[href="/shop/api/create-order"]').click();
  await expect(page.locator('h1')).toHaveText('Create an order');
  await expect(language(page)).toHaveValue('java');
  await page.reload();
  await expect(shownSample(page)).toContainText('HttpRequest.newBuilder()');
});

test('B131: a language with several libraries has tabs inside, one with one has none', async ({
  page,
}) => {
  await ready(page, '/shop/api/list-orders');
  const panel = (name: string) =>
    page.locator('[data-samples]').getByRole('group', { name, exact: true });
  await expect(panel('cURL').getByRole('tab')).toHaveCount(0);
  await language(page).selectOption('C#');
  await expect(panel('C#').getByRole('tab')).toHaveText(['HttpClient', 'RestSharp']);
  await panel('C#').getByRole('tab', { name: 'RestSharp' }).click();
  await expect(shownSample(page)).toContainText('RestRequest');
});

test('B132: what is typed stands in every sample at once, escaped for each, and no request is made', async ({
  page,
}) => {
  await ready(page, '/shop/api/create-order');
  await quiet(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const text = `{"name": "it's \\"x\\" \\\\ $y \`z\` 訂單"}`;
  await page.locator('form[data-builder]').getByRole('textbox', { name: 'Body' }).fill(text);
  const [curl, python, csharp, , go, php] = await samples(page);
  expect(curl).toContain(`--data-raw '{"name": "it'\\''s \\"x\\" \\\\ $y \`z\` 訂單"}'`);
  expect(python).toContain(`payload = '''{"name": "it\\'s \\\\"x\\\\" \\\\\\\\ $y`);
  expect(csharp).toContain(String.raw`new StringContent("{\"name\": \"it's \\\"x\\\" \\\\ $y`);
  expect(go).toContain('strings.NewReader("{');
  expect(php).toContain('CURLOPT_POSTFIELDS => \'{"name": "it\\\'s');
  for (const sample of await samples(page)) expect(sample).toContain('訂單');
  expect(requests).toEqual([]);
  await expect(page.getByRole('button', { name: /send/i })).toHaveCount(0);
});

test('B132: required fields first, the others behind a button; the kind of field follows the schema', async ({
  page,
}) => {
  await ready(page, '/shop/api/list-orders');
  const form = page.locator('form[data-builder]');
  await expect(form.getByLabel(/page — query/)).toBeHidden();
  await expect(form.getByLabel(/trace — header/)).toHaveValue('abc-1');
  const more = form.getByRole('button', { name: 'Show optional parameters' });
  await more.click();
  await expect(form.getByRole('button', { name: 'Hide optional parameters' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(form.getByLabel(/page — query/)).toHaveValue('1');
  // A suggestion, which is sent once the reader includes it.
  for (const sample of await samples(page)) expect(sample).not.toContain('page=1');
  const box = form.getByRole('checkbox', { name: 'Send page' });
  await expect(box).not.toBeChecked();
  await box.check();
  await form.getByLabel(/status — query/).selectOption(['open', 'sent']);
  await form.getByLabel(/express — query/).selectOption('true');
  await form.getByRole('button', { name: 'Add item' }).click();
  await form.getByRole('textbox', { name: 'tag' }).fill('a b');
  await form.getByRole('button', { name: 'Add item' }).click();
  await form.getByRole('textbox', { name: 'tag' }).nth(1).fill('c');
  await form.getByLabel(/filter — query/).fill('{"city": "台北"}');
  const url =
    'https://eu.shop.example/v2/orders?page=1&status=open&status=sent&tag=a%20b%7Cc&filter%5Bcity%5D=%E5%8F%B0%E5%8C%97&express=true';
  for (const sample of await samples(page)) expect(sample).toContain(url);
  await form.getByRole('button', { name: 'Remove' }).first().click();
  await form.getByLabel(/page — query/).fill('abc');
  await expect(form.getByLabel(/page — query/)).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel(/page — query/)).toHaveAccessibleDescription(
    'Enter a whole number.',
  );
  for (const sample of await samples(page)) expect(sample).toContain('page=abc');
  await form.getByLabel(/page — query/).fill('');
  for (const sample of await samples(page))
    expect(sample).toContain('/v2/orders?status=open&status=sent&tag=c&');
  await form.getByLabel(/trace — header/).fill('');
  for (const sample of await samples(page)) expect(sample).not.toContain('trace');
});

test('B132: a path parameter is visible as :name until it has a value', async ({ page }) => {
  await ready(page, '/shop/api/replace-line');
  for (const sample of await samples(page)) expect(sample).toContain('/orders/:orderId/lines/7');
  await page.getByLabel(/orderId — path/).fill('a/b');
  for (const sample of await samples(page)) expect(sample).toContain('/orders/a%2Fb/lines/7');
});

test('B132: everything closes and opens with one button', async ({ page }) => {
  await ready(page, '/shop/api/create-order');
  const parts = page.locator('form[data-builder] > details');
  const form = page.locator('form[data-builder]');
  await form.getByRole('button', { name: 'Collapse all' }).click();
  await expect(page.locator('form[data-builder] > details[open]')).toHaveCount(0);
  await form.getByRole('button', { name: 'Expand all' }).click();
  await expect(page.locator('form[data-builder] > details[open]')).toHaveCount(await parts.count());
});

test('B132: what opens a part of the form or of the text is high enough for a finger', async ({
  page,
}) => {
  await ready(page, '/shop/api/list-orders');
  const heights = await page
    .locator('article summary:visible')
    .evaluateAll((all) => all.map((summary) => summary.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(5);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
});

test('B132: media types of text and form follow each other; a form has fields', async ({
  page,
}) => {
  await ready(page, '/shop/api/create-order');
  const form = page.locator('form[data-builder]');
  const media = page.locator('[data-body] [data-media-tabs] > div > [role=tablist]');
  await media.getByRole('tab', { name: 'application/x-www-form-urlencoded' }).click();
  await expect(form.getByLabel('Content-Type')).toHaveValue('application/x-www-form-urlencoded');
  await form.getByLabel('name *').fill('A&B 盒');
  for (const sample of await samples(page)) expect(sample).toContain('name=A%26B%20%E7%9B%92');
  await form.getByLabel('Content-Type').selectOption('application/json');
  await expect(media.getByRole('tab', { name: 'application/json' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await ready(page, '/shop/api/list-orders');
  await page.getByLabel('Accept').selectOption('application/xml');
  for (const sample of await samples(page)) expect(sample).toContain('application/xml');
  await expect(
    page.locator('[data-statuses] [data-media-tabs] [role=tab][data-value="application/xml"]'),
  ).toHaveAttribute('aria-selected', 'true');
});

test('B132: an option of the body’s schema changes the example; files go by their name', async ({
  page,
}) => {
  await ready(page, '/shop/api/replace-line');
  await page.locator('[data-body] .choice').getByRole('tab', { name: 'transfer' }).click();
  await expect(
    page.locator('form[data-builder]').getByRole('textbox', { name: 'Body' }),
  ).toHaveValue(/DE89/);
  for (const sample of await samples(page)) expect(sample).toContain('DE89');
  await ready(page, '/shop/api/put-picture');
  await page
    .locator('form[data-builder]')
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('x') });
  for (const sample of await samples(page)) expect(sample).toContain('photo.png');
  await ready(page, '/shop/api/add-document');
  await page.locator('form[data-builder]').getByLabel(/title/).fill('A "title"');
  for (const sample of await samples(page)) expect(sample).toMatch(/A \\?"title\\?"/);
});

test('B132: a field that takes several files shows that it does; each is a part of every sample', async ({
  page,
}) => {
  await ready(page, '/shop/api/add-document');
  const field = page.locator('form[data-builder]').getByLabel(/^pages/);
  await expect(field).toHaveJSProperty('multiple', true);
  await expect(page.locator('form[data-builder]').getByLabel(/^file/)).toHaveJSProperty(
    'multiple',
    false,
  );
  for (const sample of await samples(page)) expect(sample).toMatch(/pages-1\.bin[^]*pages-2\.bin/);
  const image = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from('x') });
  await field.setInputFiles([image('front.png'), image('back, 2.png'), image('頁三.png')]);
  for (const sample of await samples(page)) {
    expect(sample).toMatch(/front\.png[^]*back, 2\.png[^]*頁三\.png/);
    expect(sample.match(/pages/g)).toHaveLength(3);
  }
  await field.setInputFiles([image('only.png')]);
  for (const sample of await samples(page)) {
    expect(sample).toContain('only.png');
    expect(sample).not.toContain('front.png');
  }
});

test('B133: another server changes endpoint and samples, and stays for the browser’s tab', async ({
  page,
  context,
}) => {
  await ready(page, '/shop/api/list-orders');
  const form = page.locator('form[data-builder]');
  await form.getByRole('button', { name: 'Edit' }).click();
  await form.getByLabel(/^region/).selectOption('us');
  await expect(page.locator('[data-endpoint]')).toHaveText('https://us.shop.example/v2/orders');
  await form
    .getByLabel(/^Server/)
    .selectOption({ label: 'https://staging.shop.example/v2 (Staging)' });
  await expect(page.locator('[data-endpoint]')).toHaveText(
    'https://staging.shop.example/v2/orders',
  );
  for (const sample of await samples(page))
    expect(sample).toContain('https://staging.shop.example/v2/orders');
  await page.reload();
  await expect(page.locator('[data-endpoint]')).toHaveText(
    'https://staging.shop.example/v2/orders',
  );
  await page.locator('#docs-sidebar a[href="/shop/api/create-order"]').click();
  await expect(page.locator('[data-endpoint]')).toHaveText(
    'https://staging.shop.example/v2/orders',
  );
  const fresh = await context.newPage();
  await fresh.goto('/shop/api/list-orders');
  await expect(fresh.locator('[data-endpoint]')).toHaveText('https://eu.shop.example/v2/orders');
});

test('B134: credentials never reach a sample, and end with the browser’s tab', async ({
  page,
  context,
}) => {
  await ready(page, '/shop/api/list-orders');
  const form = page.locator('form[data-builder]');
  const token = form.getByLabel('bearer — Token');
  await expect(token).toHaveAttribute('type', 'password');
  await token.fill('very-secret');
  for (const sample of await samples(page)) {
    expect(sample).toMatch(/Bearer ?.*TOKEN/);
    expect(sample).not.toContain('very-secret');
  }
  await form.getByLabel('Security scheme').selectOption({ label: 'key and cookie' });
  for (const sample of await samples(page)) {
    expect(sample).not.toContain('Bearer');
    expect(sample).toMatch(/X-Key.*X_KEY/);
    expect(sample).toMatch(/sid=.*SID/);
  }
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('very-secret');
  await page.reload();
  await hydrated(page);
  await form.getByLabel('Security scheme').selectOption({ label: 'bearer' });
  await expect(token).toHaveValue('very-secret');
  const fresh = await context.newPage();
  await fresh.goto('/shop/api/list-orders');
  await hydrated(fresh);
  await expect(fresh.locator('form[data-builder]').getByLabel('bearer — Token')).toHaveValue('');
});

test('B131: a copied sample has nothing that is not sent; on the whole screen it is the same, and Escape leads back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await ready(page, '/shop/api/list-orders');
  const block = page
    .locator('[data-samples]')
    .getByRole('group', { name: 'cURL' })
    .locator('[data-code]');
  await expect(block.locator('pre > span')).toHaveText(/^1\s*2\s*3/);
  await block.hover();
  await block.getByRole('button', { name: 'Copy code' }).click();
  await expect
    .poll(() => copied(page))
    .toMatch(
      /^curl --request GET \\\n {2}--url 'https:\/\/eu\.shop\.example\/v2\/orders' \\\n {2}--header 'Accept: application\/json' \\\n {2}--header "Authorization: Bearer \$\{TOKEN\}" \\\n {2}--header 'trace: abc-1'$/,
    );
  const expand = block.getByRole('button', { name: 'Show in full screen' });
  await expand.click();
  const dialog = page.getByRole('dialog', { name: 'Code samples' });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('code')).toContainText('--url');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(expand).toBeFocused();
});

test('the scripts of an operation’s page are hardly more than those of a manual’s', async ({
  browser,
}) => {
  const sizes = async (path: string) => {
    const context = await browser.newContext({ baseURL: FIXTURE_URL });
    const page = await context.newPage();
    const scripts: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.url().endsWith('.js'))
        scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    // What is loaded after that, for the pages that follow, nobody waits for.
    await page.goto(path, { waitUntil: 'load' });
    page.removeAllListeners('requestfinished');
    const total = (await Promise.all([...scripts])).reduce((sum, size) => sum + size, 0);
    await context.close();
    return total;
  };
  const manual = await sizes('/Guide/basics/first-steps');
  const operation = await sizes('/shop/api/create-order');
  expect(manual).toBeGreaterThan(0);
  // Of them 7 KB of tabs, and 6 KB that make the samples, which each page had in its data before.
  expect(operation - manual).toBeLessThan(30_000);
  expect(operation).toBeLessThan(195_000);
});
