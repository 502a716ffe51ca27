import { expect, open, test, VARIANT_URL } from './site.ts';

test.use({ baseURL: VARIANT_URL, emptyTagManager: true });

const SERVER = 'https://api.variant.test/v1';
const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

test('B123, B138: a document without configuration is a section at /api and its name, with one page for each operation; a name in bold letters is a link', async ({
  page,
}) => {
  await page.goto('/api/calls/overview');
  await expect(page.locator('h1')).toHaveText('Calls');
  await page.locator('#docs-sidebar li[data-category] button[data-toggle]').first().click();
  await page.locator('#docs-sidebar a', { hasText: 'Get a thing' }).click();
  await expect(page).toHaveURL(`${VARIANT_URL}/api/calls/get-thing`);
  await page.locator('main').getByRole('link', { name: 'Add a thing' }).first().click();
  await expect(page.locator('h1')).toHaveText('Add a thing');
});

test('B132: where the button is switched on, a press sends what the form says and shows the response', async ({
  page,
  context,
}) => {
  const sent: {
    url: string;
    method: string;
    headers: Record<string, string>;
    body: string | null;
  }[] = [];
  await context.route(`${SERVER}/**`, async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: CORS });
    sent.push({
      url: request.url(),
      method: request.method(),
      headers: request.headers(),
      body: request.postData(),
    });
    return route.fulfill({
      status: 200,
      headers: { ...CORS, 'content-type': 'application/json' },
      body: '{"name":"cup"}',
    });
  });
  await open(page, '/api/calls/get-thing');
  const form = page.locator('form[data-builder]');
  await form.getByLabel('key — Key').fill('first');
  await form.getByLabel('second — Key').fill('other & more');
  await form.getByLabel(/name — path/).fill('a/b 盒');
  expect(sent).toEqual([]);
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(form.getByLabel('Response', { exact: true })).toContainText('200');
  await expect(form.getByLabel('Response', { exact: true })).toContainText('{"name":"cup"}');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    method: 'GET',
    url: `${SERVER}/things/a%2Fb%20%E7%9B%92?second=other%20%26%20more`,
    headers: { 'x-key': 'first', 'x-note': 'hello', accept: 'application/json' },
  });

  await open(page, '/api/calls/add-thing');
  await form.getByLabel('bearer — Token').fill('t0ken');
  await form.getByRole('textbox', { name: 'Body' }).fill('{"name": "盒"}');
  await form.getByRole('button', { name: 'Send request' }).press('Enter');
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]).toMatchObject({
    method: 'POST',
    url: `${SERVER}/things`,
    body: '{"name": "盒"}',
    headers: { authorization: 'Bearer t0ken', 'content-type': 'application/json' },
  });
});

test.describe('without an answer', () => {
  test.use({ expectConsole: /ERR_FAILED|status of 422/ });

  test('B132: the response says that the server cannot be reached, and another press tries again', async ({
    page,
    context,
  }) => {
    let reachable = false;
    await context.route(`${SERVER}/**`, (route) =>
      reachable ? route.fulfill({ status: 422, headers: CORS, body: 'refused' }) : route.abort(),
    );
    await open(page, '/api/calls/add-thing');
    const form = page.locator('form[data-builder]');
    await form.getByRole('button', { name: 'Send request' }).click();
    await expect(form.getByLabel('Response', { exact: true })).toContainText('cannot be reached');
    reachable = true;
    await form.getByRole('button', { name: 'Send request' }).click();
    await expect(form.getByLabel('Response', { exact: true })).toContainText('422');
    await expect(form.getByLabel('Response', { exact: true })).toContainText('refused');
  });
});
