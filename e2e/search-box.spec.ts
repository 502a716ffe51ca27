import { productPage } from './product-pages.ts';
import { FIXTURE_URL, open, test, expect } from './site.ts';
import {
  INDEX,
  holdParts,
  INDEX_FILE,
  MANIFEST,
  requests,
  rowAddresses,
  searchBox,
  type,
} from './search-helpers.ts';

test('B80: the box has a name, a hint for its shortcut, and a clear button instead once it has text', async ({
  page,
}) => {
  await open(page, '/zh-tw/BSP/Overview');
  const { field, clear } = searchBox(page);
  await expect(field).toHaveAccessibleName('搜尋');
  await expect(page.locator('[data-search-hint]')).toHaveText('Ctrl K');
  await expect(clear).toBeHidden();
  await field.fill('bsp');
  await expect(page.locator('[data-search-hint]')).toBeHidden();
  await clear.click();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
});

test.describe('on a Mac', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15',
  });

  test('B80, B82: the shortcut is the command key', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'userAgentData', { value: undefined });
      Object.defineProperty(navigator, 'platform', { value: 'MacIntel' });
    });
    await open(page, '/');
    await expect(page.locator('[data-search-hint]')).toHaveText('⌘ K');
    await page.keyboard.press('Control+k');
    await expect(searchBox(page).field).not.toBeFocused();
    await page.keyboard.press('Meta+k');
    await expect(searchBox(page).field).toBeFocused();
  });
});

test('B80: on a phone it is an icon until it has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/BSP/Overview');
  const { field } = searchBox(page);
  expect((await field.boundingBox())!.width).toBeLessThanOrEqual(40);
  await field.click();
  await expect.poll(async () => (await field.boundingBox())!.width).toBeGreaterThan(300);
  await type(page, 'flash');
  const box = (await searchBox(page).panel.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(390);
  // Pages that differ only in the version at the end of their title can be told apart.
  const title = searchBox(page).rows.locator('b', { hasText: '7300A1AIM35UIV30021' }).first();
  await expect(title).toContainText('(Ubuntu 20.04)');
  expect(
    await title.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
      scrollWidth <= clientWidth,
      scrollHeight <= clientHeight,
    ]),
  ).toEqual([true, true]);
});

test('B81: nothing is loaded before the pointer or the focus comes; each file once; what was typed meanwhile is searched', async ({
  page,
}) => {
  const files = requests(page, /\/_search\//);
  await open(page, '/BSP/Overview');
  expect(files).toEqual([]);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.context().route(INDEX, async (route) => {
    await held;
    await route.continue();
  });
  const { field, ring, rows } = searchBox(page);
  await page.locator('[data-search-box]').hover();
  await expect.poll(() => files.filter((file) => INDEX.test(file)).length).toBe(1);
  await expect(ring).toBeHidden();
  await field.click();
  await page.keyboard.type('recovery');
  await expect(ring).toBeVisible();
  expect(await field.inputValue()).toBe('recovery');
  release();
  await expect(rows.first()).toBeVisible();
  await expect(ring).toBeHidden();
  await page.keyboard.press('Escape');
  await field.blur();
  await field.focus();
  await expect(rows.first()).toBeVisible();
  const loaded = files.filter((file) => INDEX.test(file) || /worker/.test(file));
  expect(new Set(loaded).size).toBe(loaded.length);
});

test('B82: the shortcut focuses the field from anywhere, with these keys only', async ({
  page,
}) => {
  await open(page, '/weda/docs/Introduction');
  const { field } = searchBox(page);
  for (const keys of ['Control+Shift+k', 'Control+Alt+k', 'Meta+k']) {
    await page.keyboard.press(keys);
    await expect(field).not.toBeFocused();
  }
  await page.locator('article a').first().focus();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
});

test('B83: index files carry a hash, come from a worker and may be kept for ever', async ({
  page,
}) => {
  await open(page, '/EdgeLink');
  const [worker, list, response] = await Promise.all([
    page.waitForEvent('worker'),
    page.waitForResponse(MANIFEST),
    page.context().waitForEvent('response', (candidate) => INDEX_FILE.test(candidate.url())),
    searchBox(page).field.focus(),
  ]);
  expect(worker.url()).toMatch(/\/_search\/worker-[0-9a-f]{8}\.js$/);
  expect(response.url()).toMatch(/\/_search\/en\/index-EdgeLink-[0-9a-f]{8}\.json$/);
  expect(response.headers()['cache-control']).toContain('immutable');
  expect(list.url()).toMatch(/\/_search\/en\/EdgeLink\/manifest\.json$/);
  expect(list.headers()['cache-control']).toContain('must-revalidate');
  expect(
    (await page.request.get('/_search/en/manifest.json')).headers()['cache-control'],
  ).toContain('must-revalidate');
  // The part that came with the list is not requested.
  const { first } = (await list.json()) as { first: { name: string }[] };
  expect(first).toHaveLength(1);
  expect(response.url()).not.toContain(first[0]?.name);
});

for (const [home, text] of [
  ['/', 'mqtt'],
  ['/zh-tw', '网络'],
] as const)
  test(`B83, B85: on ${home} the list brings parts of several sections and the table of Simplified characters, and so rows before other files are there`, async ({
    page,
  }) => {
    const release = await holdParts(page, 0);
    const asked = requests(page, INDEX_FILE);
    const tables = requests(page, /\/fold-[^/]*\.json$/);
    await open(page, home);
    const list = page.waitForResponse(MANIFEST);
    await type(page, text);
    await expect(searchBox(page).rows.first()).toBeVisible();
    const { first } = (await (await list).json()) as { first: { name: string }[] };
    expect(first.length).toBeGreaterThan(1);
    expect(asked).not.toEqual([]);
    for (const { name } of first) expect(asked.join()).not.toContain(name);
    expect(tables).toEqual([]);
    release();
  });

test('B86, B89: at most eight rows, the best first, with breadcrumb and the passage marked', async ({
  page,
}) => {
  await open(page, '/weda/docs/Introduction');
  await type(page, 'device');
  const { rows } = searchBox(page);
  await expect(rows).toHaveCount(8);
  await type(page, 'susi driver');
  await expect(rows.first()).toContainText(productPage('/weda/docs/library/Install').title);
  // As the page itself says where it stands, without its own name.
  const crumbs = await page.request.get('/weda/docs/library/Install');
  const [section, category] = [
    ...(await crumbs.text())
      .split(/<nav[^>]*aria-label="Breadcrumbs"/)[1]!
      .split('</nav>')[0]!
      .matchAll(/>([^<>]+)</g),
  ].map(([, text]) => text!);
  await expect(rows.first().locator('i')).toHaveText(`${section} › ${category}`);
  await expect(
    rows
      .first()
      .locator('mark')
      .filter({ hasText: /^susi$/i })
      .first(),
  ).toBeVisible();
  await expect
    .poll(async () => (await rowAddresses(page))[0])
    .toBe('/weda/docs/library/Install?_highlight=susi&_highlight=driver#check-the-susi-driver');
  const passage = (await rows.first().locator('span').textContent())!;
  expect(passage.length).toBeLessThan(120);
});

test('B86: beginnings, typing errors, words of questions and identifiers', async ({ page }) => {
  await open(page, '/');
  for (const [text, path] of [
    ['watchd', 'PeripheralAccess/Watchdog'],
    ['watchdgo', 'PeripheralAccess/Watchdog'],
    ['how do I install the device library', 'library/Install'],
    ['epcr3720', 'BSP/EPC-R3720/'],
    ['l4t_flash_prerequisites.sh', '6.1.0_V1.0.0'],
  ] as const) {
    await type(page, text);
    await expect
      .poll(async () => (await rowAddresses(page)).slice(0, 3).join(' '), { message: text })
      .toContain(path);
    await searchBox(page).field.fill('');
  }
});

test('B86: only the last of many letters is answered', async ({ page }) => {
  await open(page, '/');
  await type(page, 'a');
  const { field, rows } = searchBox(page);
  for (const text of ['wa', 'wat', 'gpio', 'docker', 'onboard sensors', 'watchdog'])
    await field.fill(text);
  await expect(rows.first()).toContainText('Watchdog');
  await page.waitForTimeout(300);
  await expect(rows.first()).toContainText('Watchdog');
});

test('B88: sections of a page stand directly below it', async ({ page }) => {
  await open(page, '/weda/docs/Introduction');
  await type(page, 'watchdog');
  await expect(searchBox(page).rows.nth(1)).toHaveAttribute('data-row', 'section');
  const addresses = (await rowAddresses(page)).map((address) => address.split(/[?#]/)[0]!);
  // All rows of a page are neighbors.
  expect(addresses.filter((address, index) => address !== addresses[index - 1])).toEqual([
    ...new Set(addresses),
  ]);
});

test('B89: without results that is said, and only manuals are there to choose from', async ({
  page,
}) => {
  await open(page, '/');
  await type(page, 'zxqvzxqv');
  const { panel, rows } = searchBox(page);
  await expect(panel).toContainText('No results');
  await expect(panel.getByRole('group', { name: 'Manuals' }).getByRole('option')).toHaveCount(8);
  await expect(rows).toHaveCount(8);
  await expect(page.locator('[data-search-said]')).toHaveText('No results Not found: “zxqvzxqv”.');
});

test('B91: arrows, Enter, Escape and Tab', async ({ page }) => {
  await open(page, '/weda/docs/Introduction');
  await type(page, 'container');
  const { field, rows, panel } = searchBox(page);
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await rows.nth(1).getAttribute('id'))!,
  );
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(panel.locator('[aria-selected=true]')).toHaveCount(0);
  // Past the place where none is chosen comes the link to all results.
  await page.keyboard.press('ArrowUp');
  await expect(panel.locator('[data-search-all][data-active]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(field).toHaveValue('container');
  await page.keyboard.press('ArrowDown');
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel).toBeHidden();
  await field.focus();
  await expect(rows.first()).toBeVisible();
  const target = new URL((await rows.first().getAttribute('href'))!, page.url());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target.href);
  await expect(field).not.toBeFocused();
});

test('B91: a row that was chosen stays so while the list is made again', async ({ page }) => {
  await open(page, '/weda/docs/Introduction');
  await type(page, 'device');
  const { rows, panel } = searchBox(page);
  await expect(rows).toHaveCount(8);
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
  // Parts of the index and texts come one after the other: a row that a newer answer no longer has
  // cannot stay chosen.
  await expect(async () => {
    const before = await panel.innerHTML();
    await page.waitForTimeout(500);
    expect(await panel.innerHTML()).toBe(before);
  }).toPass();
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowDown');
  const href = (await rows.nth(5).getAttribute('href'))!;
  const selected = panel.locator('[aria-selected=true]');
  await expect(selected).toHaveAttribute('href', href);
  await page.keyboard.type(' ');
  // The same words are asked once more.
  await page.waitForTimeout(500);
  await expect(selected).toHaveCount(1);
  await expect(selected).toHaveAttribute('href', href);
});

test('B91: Enter before the answer opens it when it comes', async ({ page }) => {
  await open(page, '/BSP/Overview');
  await searchBox(page).field.click();
  await page.keyboard.type(productPage('/BSP/EPC-R3720/Overview').title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/BSP\/EPC-R3720\/Overview\?/);
});

test('B91: a click with the control key opens another tab and leaves the list', async ({
  page,
  context,
}) => {
  await open(page, '/BSP/Overview');
  await type(page, 'maturity');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    searchBox(page)
      .rows.first()
      .click({ modifiers: ['Control'] }),
  ]);
  await tab.waitForURL(/_highlight=maturity/);
  await expect(searchBox(page).rows.first()).toBeVisible();
  await expect(page).toHaveURL(/\/BSP\/Overview$/);
});

test('B92: links to all results, inside a context and outside', async ({ page }) => {
  const all = page.locator('[data-search-all]');
  await open(page, '/zh-tw/BSP/Overview');
  await type(page, '燒錄');
  await expect(all).toHaveText('檢視「開發板支援套件」中的所有結果');
  expect(decodeURI((await all.getAttribute('href'))!)).toMatch(/\/zh-tw\/search\?q=燒錄&ctx=BSP$/);
  await type(page, '移動平均濾波器');
  await expect(all).toHaveText('檢視「開發板支援套件」以外的所有結果');
  await all.click();
  await expect(page).toHaveURL(/\/zh-tw\/search\?q=[^&]*$/);
  await expect(page.locator('ol[data-search-results] a').first()).toContainText('資料管線');
  await open(page, '/');
  await type(page, 'flash');
  await expect(all).toHaveText('See all results');
  expect(await all.getAttribute('href')).toMatch(/\/search\?q=flash$/);
  await type(page, 'zxqvzxqv');
  await expect(searchBox(page).panel).toContainText('No results');
  await expect(all).toHaveText('Open the search page');
});

test('B98: the context of the page says which index is loaded and what is found', async ({
  page,
}) => {
  const files = requests(page, INDEX);
  await open(page, '/BSP/Overview');
  await type(page, 'kalman');
  await expect(searchBox(page).panel).toContainText('outside');
  await page.locator('[data-search-box] button[type=reset]').click();
  await page.locator('header').getByRole('link', { name: 'Advantech Learning Portal' }).click();
  await page.locator('main').getByRole('link', { name: 'WEDA introduction' }).click();
  await expect(page).toHaveURL(/\/weda\/docs\/Introduction/);
  await type(page, 'flash');
  await expect.poll(async () => (await rowAddresses(page)).length).toBeGreaterThan(0);
  // Better pages of other manuals stand below, in a group of their own.
  const own = await searchBox(page).rows.evaluateAll((rows) =>
    rows.filter((row) => !row.closest('[role=group]')).map((row) => row.getAttribute('href')),
  );
  expect(own.every((address) => address?.startsWith('/weda/docs/'))).toBe(true);
  expect(files[0]).toMatch(/\/BSP\/manifest\.json$/);
  await expect.poll(() => files.some((file) => file.includes('index-weda-docs-'))).toBe(true);
  expect(new Set(files).size).toBe(files.length);
});

test('B98: an older version is searched by itself, and the link to all results keeps it', async ({
  page,
}) => {
  const files = requests(page, INDEX);
  const release = await holdParts(page, 0);
  await open(page, `${FIXTURE_URL}/Manual/0.9`);
  await type(page, 'old');
  await expect.poll(async () => (await rowAddresses(page))[0]).toMatch(/^\/Manual\/0\.9\/old/);
  expect((await rowAddresses(page)).every((address) => address.startsWith('/Manual/0.9'))).toBe(
    true,
  );
  // After the answer other manuals are looked at, but never another version of this one.
  await expect.poll(() => files.some((file) => file.includes('index-attacks-'))).toBe(true);
  release();
  expect(files.filter((file) => file.includes('Manual'))).toEqual([
    '/_search/en/Manual/0.9/manifest.json',
  ]);
  expect(await page.locator('[data-search-all]').getAttribute('href')).toMatch(
    /\/search\?q=old&ctx=Manual&version=Manual%2F0\.9$/,
  );
});
