import type { Page } from '@playwright/test';
import { componentPages, startPreview, type Preview } from './preview-site.ts';
import { expect, open, test } from './site.ts';

// One server for all: its start is slow.
test.describe.configure({ mode: 'serial', timeout: 600_000 });

let preview: Preview;
let stop = (): Promise<void> => Promise.resolve();
test.beforeAll(async () => {
  preview = await startPreview();
  stop = preview.stop;
});
test.afterAll(() => stop());

const go = (page: Page, path: string) => open(page, preview.url + path);
const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Problems of the site' });

/** A saved change is on its way through two processes and a compiler: however long that takes. */
const soon = { timeout: 120_000 };

const KINDS = [
  ...[
    '/',
    '/Guide',
    '/Guide/basics/elements',
    '/Guide/tags',
    '/Guide/tags/qnn-sdk',
    '/Manual/0.9/old',
    '/training',
    '/search?q=first',
    '/no/such/page',
  ],
  ...['/shop/api/shop-api', '/shop/api/commerce', '/shop/api/create-order', '/attacks/attack-tag'],
  ...[
    '/zh-tw',
    '/zh-tw/Guide/basics/first-steps',
    '/zh-tw/shop/api/create-order',
    '/zh-tw/no/such/page',
  ],
  ...componentPages(),
];

test('preview: no kind of page says anything in the console, and every file that a page asks for is there', async ({
  page,
}) => {
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // What the next page makes needless is given up.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      missing.push(`${request.failure()?.errorText} ${request.url()}`);
  });
  for (const path of KINDS) {
    await go(page, path);
    await expect(page.locator('main'), path).toBeVisible();
    for (const image of await page.locator('main img').all()) {
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(
          () => image.evaluate((img: HTMLImageElement) => img.naturalWidth),
          `picture on ${path}`,
        )
        .toBeGreaterThan(0);
    }
  }
  expect(missing).toEqual([]);
  expect(preview.terminal()).not.toMatch(/telemetry|⨯/i);
});

test.describe('while files are saved', () => {
  // What Next's client says when news of a change comes before the page has started: it begins with
  // the new data on the old HTML, and renders the page again.
  test.use({
    expectConsole:
      /state update on a component that hasn't mounted|Router action dispatched before|script tag while rendering|Hydration failed/,
  });

  test('preview: a picture beside a page is shown as it is now when it comes, is replaced and goes', async ({
    page,
  }) => {
    const file = 'content/en/Guide/images/C# 100% 圖.svg';
    const svg = (width: number) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"><rect width="${width}" height="10"/></svg>`;
    preview.write(file, svg(30));
    preview.write(
      'content/en/Guide/pictures.md',
      '---\ntitle: Pictures\n---\n\n![mine](./images/C%23%20100%25%20圖.svg)\n',
    );
    await go(page, '/Guide/pictures');
    const width = () =>
      page.getByRole('img', { name: 'mine' }).evaluate((img: HTMLImageElement) => img.naturalWidth);
    await expect.poll(width, soon).toBe(30);
    preview.write(file, svg(50));
    await expect.poll(width, soon).toBe(50);
    // The copy is read elsewhere, where the picture has the name that a build gives it.
    expect(await (await page.request.get(`${preview.url}/Guide/pictures.md`)).text()).toMatch(
      /!\[mine\]\(https:\/\/fixture\.example\/_content\/C-100--[0-9a-f]{10}\.svg\)/,
    );
    const printed = await (await page.request.get(`${preview.url}/Guide/_print`)).text();
    const address = /<img[^>]* src="([^"]*100%25[^"]*)"/.exec(printed)![1]!;
    expect((await page.request.get(preview.url + address)).headers()['content-type']).toBe(
      'image/svg+xml',
    );
    for (const way of [
      '..%2f..%2fsite.config.ts',
      '%2e%2e/%2e%2e/site.config.ts',
      '%252e%252e%252fsite.config.ts',
      'en/Guide/a%00.png',
    ])
      expect((await page.request.get(`${preview.url}/_content/file/${way}`)).status(), way).toBe(
        404,
      );
    await go(page, '/Guide');
    preview.remove(file);
    await expect(panelOf(page)).toContainText(
      /The image “\.\/images\/C%23%20100%25%20.*” is not there/,
      soon,
    );
    preview.remove('content/en/Guide/pictures.md');
    await expect(panelOf(page)).not.toContainText('100%25', soon);
  });

  test('preview: what a build would refuse stands on the page and in the terminal while it is there, and the reader stays in place', async ({
    page,
  }) => {
    const text = (first: string) =>
      preview.write(
        'content/en/Guide/long.md',
        `---\ntitle: Long\n---\n\n${first}\n\n${'Text.\n\n'.repeat(200)}`,
      );
    text('Text.');
    await go(page, '/Guide/long');
    const panel = panelOf(page);
    const own = panel.getByRole('region', { name: 'On this page' });
    const before = await panel.getAttribute('data-preview-problems');
    // Until it stays there: once it was back at its beginning.
    const scroll = () => page.evaluate(() => (scrollTo(0, 900), scrollY));
    await expect.poll(scroll).toBe(900);
    text('[a](/nope)');
    const message = 'The link “/nope” leads to /nope, and there is no such page.';
    await expect(own).toContainText(message, soon);
    await expect(own).toContainText('content/en/Guide/long.md:5:1');
    await expect.poll(preview.terminal, soon).toContain(`content/en/Guide/long.md:5:1: ${message}`);
    expect(await page.evaluate(() => scrollY)).toBe(900);
    await panel.locator('summary').press('Enter');
    await expect(own).toBeHidden();
    text('Text again.');
    await expect(panel).toHaveAttribute('data-preview-problems', before!, soon);
    expect(await page.evaluate(() => scrollY)).toBe(900);
    // On another page the list is closed, and says how much there is elsewhere.
    const category = preview.read('content/en/Guide/01-basics/_category_.yml');
    preview.write('content/en/Guide/01-basics/_category_.yml', 'label: [');
    await expect(panel).not.toHaveAttribute('data-preview-problems', before!, soon);
    await go(page, '/zh-tw/Writing/Components');
    const chinese = page.getByRole('complementary', { name: '網站的問題' });
    await expect(chinese.locator('summary')).toContainText('本頁 0 個', soon);
    await expect(chinese).not.toHaveAttribute('data-preview-problems', before!, soon);
    await chinese.locator('summary').press('Enter');
    await expect(chinese.getByRole('region', { name: '網站其他地方' })).toContainText(
      'content/en/Guide/01-basics/_category_.yml',
      soon,
    );
    preview.write('content/en/Guide/01-basics/_category_.yml', category);
    await expect(chinese).not.toContainText('_category_.yml', soon);
  });

  test('preview: an API document with a mistake says where, keeps its pages meanwhile, and shows what was corrected', async ({
    page,
  }) => {
    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 500) failed.push(response.url());
    });
    const good = preview.read('openapi/shop.yaml');
    await go(page, '/shop/api/create-order');
    const own = panelOf(page).getByRole('region', { name: 'On this page' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an order');
    preview.write('openapi/shop.yaml', good.replace('openapi: 3.1.0', 'openapi: [3.1.0'));
    await expect(own).toContainText(/openapi\/shop\.yaml:\d+:\d+\s*does not parse/, soon);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an order');
    preview.write('openapi/shop.yaml', good.replace(/^( +)responses:/m, '$1reponses:'));
    await expect(own).toContainText(
      /openapi\/shop\.yaml:\d+\s*#\/paths\/.*is not valid OpenAPI/,
      soon,
    );
    await expect
      .poll(preview.terminal, soon)
      .toMatch(/openapi\/shop\.yaml:\d+: #\/paths\/.*is not valid OpenAPI/);
    preview.write(
      'openapi/shop.yaml',
      good.replace('summary: Create an order', 'summary: Make an order'),
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make an order', soon);
    await expect(own).toBeHidden();
    preview.write('openapi/shop.yaml', good);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an order', soon);
    expect(failed).toEqual([]);
  });
});

test('preview: nothing of it goes on when it has ended', async () => {
  if (process.platform === 'linux') expect(preview.processes()).toBeGreaterThan(1);
  await preview.stop();
  await expect.poll(() => preview.processes(), soon).toBe(0);
});
