import type { Page } from '@playwright/test';
import { expect, open, test, VARIANT_URL } from './site.ts';

test.use({ baseURL: VARIANT_URL, emptyTagManager: true });

const SIDEBAR_FILE = '**/_content/sidebar/*.json';
const TREE_FILE = '**/_content/api/many/en/tree-*.json';

const category = (page: Page, name: string) =>
  page.locator(`#docs-sidebar li[data-category=tag-${name}]`);
const entries = (page: Page, name: string) => category(page, name).locator('> ul a');
const current = (page: Page) => page.locator('#docs-sidebar a[aria-current=page]');

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('B44, B129, B131: a page of a large document has the links around it and its first language, and leads to all else', async ({
    page,
  }) => {
    await page.goto('/api/many/get-parts-13');
    await expect(current(page)).toHaveText('GET GET /parts/13');
    await expect(entries(page, 'parts')).toHaveCount(23);
    for (const link of [entries(page, 'parts').first(), entries(page, 'parts').last()]) {
      await expect(link).toHaveText(/26/);
      await expect(link).toHaveAttribute('href', '/api/many/parts');
    }
    await expect(entries(page, 'tools')).toHaveCount(0);
    await expect(category(page, 'tools').locator('a')).toHaveAttribute('href', '/api/many/tools');
    await expect(page.locator('[data-samples] [role=group]')).toHaveCount(1);
    await page.getByRole('link', { name: 'Samples in the other languages' }).click();
    await expect(page.locator('body')).toContainText('### JavaScript');
    await page.goto('/api/many/get-parts-13');
    // A status after another leads to its schema.
    await page.getByRole('link', { name: 'Properties of Fault' }).click();
    await expect(page.locator('main')).toContainText('In words.');
  });
});

test('B44: script completes the list; the page stays marked, and closed lists fill when they open', async ({
  page,
}) => {
  await open(page, '/api/many/get-parts-13');
  await expect(entries(page, 'parts')).toHaveCount(26);
  await expect(current(page)).toHaveText('GET GET /parts/13');
  await expect(current(page)).toBeInViewport();
  await category(page, 'tools').locator('[data-toggle]').click();
  await expect(entries(page, 'tools')).toHaveCount(4);
  await entries(page, 'tools').last().click();
  await expect(current(page)).toHaveText('GET GET /tools/4');
  await expect(page.locator('[data-samples] [role=group]')).toHaveCount(8);
});

test.describe('a file that does not arrive', () => {
  test.use({ expectConsole: /Failed to load resource/ });

  test('B44: the list says what is missing, and Retry brings it', async ({ page }) => {
    await page.route(SIDEBAR_FILE, (route) => route.abort());
    await open(page, '/api/many/get-parts-13');
    await category(page, 'tools').locator('[data-toggle]').click();
    const note = category(page, 'tools').getByRole('alert');
    await expect(note).toBeVisible();
    await expect(entries(page, 'parts')).toHaveCount(23);
    await page.unroute(SIDEBAR_FILE);
    await note.getByRole('button', { name: 'Retry' }).click();
    await expect(entries(page, 'tools')).toHaveCount(4);
    await expect(entries(page, 'parts')).toHaveCount(26);
  });

  test('B127: a tree that does not arrive after a navigation says so, and Retry brings it', async ({
    page,
  }) => {
    await open(page, '/api/many/parts');
    await page.route(TREE_FILE, (route) => route.abort());
    await page.locator('main').getByRole('link', { name: '/parts/13' }).click();
    const note = page.locator('[data-statuses]').getByRole('alert');
    await expect(note).toBeVisible();
    await page.unroute(TREE_FILE);
    await note.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('[data-statuses]')).toContainText('For whoever packs it.');
  });
});

test('llms-full.txt: of a large reference it has the overview, which leads to the document', async ({
  request,
}) => {
  const text = await (await request.get(`${VARIANT_URL}/llms-full.txt`)).text();
  for (const part of ['# Many parts', '# Get a thing']) expect(text).toContain(part);
  expect(text).not.toContain('# GET /parts/13');
});

test('B129: the schema of another status opens in place', async ({ page }) => {
  await open(page, '/api/many/get-parts-13');
  await page.getByRole('tab', { name: '404' }).click();
  await page.getByRole('link', { name: 'Properties of Fault' }).click();
  await expect(page.locator('[data-statuses]')).toContainText('In words.');
  await expect(page).toHaveURL(/get-parts-13$/);
});
