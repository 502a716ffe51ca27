import { productPage } from './product-pages.ts';
import { open, test, expect } from './site.ts';

const PAGE = productPage('/BSP/EPC-R7300/Overview');
/** A heading that does not stand at the end, where a window cannot bring it to its top. */
const HEADING = PAGE.headings[2]!;

test('B42: title, description and browser title of a page', async ({ page }) => {
  await page.goto('/BSP/EPC-R7300/Overview');
  await expect(page.locator('h1')).toHaveText(PAGE.title);
  await expect(page).toHaveTitle(`${PAGE.title} | Advantech Learning Portal`);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', PAGE.description);
  await page.goto('/');
  await expect(page).toHaveTitle('Advantech Learning Portal');
});

test('B43: the first link of a sidebar is the main page of its section', async ({ page }) => {
  for (const [url, main] of [
    ['/BSP/tags', '/BSP/Overview'],
    ['/weda/docs/library/Device', '/weda/docs/Introduction'],
  ]) {
    await page.goto(url!);
    await expect(page.locator('#docs-sidebar ul a').first()).toHaveAttribute('href', main!);
    await expect(page.locator('#docs-sidebar')).toContainText('Current V1.0.0');
  }
});

test('B44: a deep link opens its categories, marks its entry and brings it into the sidebar’s view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto('/weda/docs/WEDA_Edge/Enablers/WEDA_SubNode/Configuration/Data_Pipeline');
  const active = page.locator('#docs-sidebar a[aria-current=page]');
  await expect(active).toHaveText(
    productPage('/weda/docs/WEDA_Edge/Enablers/WEDA_SubNode/Configuration/Data_Pipeline').title,
  );
  await expect(active).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const elsewhere = page.locator(
    '#docs-sidebar a[href="/weda/docs/library/PeripheralAccess/GPIO"]',
  );
  await expect(elsewhere).toHaveCount(1);
  await expect(elsewhere).toBeHidden();
});

test('B44: a category opens and closes with the keyboard and says so', async ({ page }) => {
  await open(page, '/weda/docs/Introduction');
  const category = page
    .locator('#docs-sidebar li[data-category=library] > :first-child')
    .getByRole('button');
  await expect(category).toHaveAttribute('aria-expanded', 'false');
  await category.focus();
  await page.keyboard.press('Enter');
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('#docs-sidebar a[href="/weda/docs/library/Install"]')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.locator('#docs-sidebar a[href="/weda/docs/library/Install"]')).toBeHidden();
});

test('B46: breadcrumbs lead from home to the page', async ({ page }) => {
  await page.goto('/BSP/EPC-R7300/Ubuntu 20.04/7300A1AIM35UIV30021');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs.getByRole('listitem')).toHaveText([
    '',
    'Board support packages',
    'EPC-R7300',
    'Ubuntu 20.04',
    '7300A1AIM35UIV30021',
  ]);
  await expect(crumbs.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
  await expect(crumbs.locator('[aria-current=page]')).toHaveText('7300A1AIM35UIV30021');
  await crumbs.getByRole('link', { name: 'Ubuntu 20.04' }).click();
  await expect(page).toHaveURL(/\/BSP\/category\/ubuntu-2004$/);
});

test('B49: the table of contents lists headings of levels 2 and 3 and leads to them', async ({
  page,
}) => {
  await page.goto('/BSP/EPC-R7300/Overview');
  const toc = page.getByRole('navigation', { name: 'On this page' });
  const expected = await page
    .locator('article :is(h2, h3)[id]')
    .evaluateAll((headings) => headings.map((heading) => `#${heading.id}`));
  expect(
    await toc
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(expected);
  await toc.getByRole('link', { name: HEADING, exact: true }).click();
  await expect(page).toHaveURL(/#.+$/);
  await expect(
    page.getByRole('heading', { level: 2, name: HEADING, exact: true }),
  ).toBeInViewport();
});

test('B50: on a phone the table of contents opens below the title and closes after a choice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/BSP/EPC-R7300/Overview');
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  await page.locator('summary', { hasText: 'On this page' }).click();
  await page.locator('details a', { hasText: HEADING }).click();
  await expect(
    page.getByRole('heading', { level: 2, name: HEADING, exact: true }),
  ).toBeInViewport();
  await expect(page.locator('details[data-mobile-toc]')).not.toHaveAttribute('open');
});

test('B51: ids are unique, headings have a link to themselves, and translations keep the ids', async ({
  page,
}) => {
  const ids: string[][] = [];
  for (const url of ['/BSP/EPC-R7300/Overview', '/zh-tw/BSP/EPC-R7300/Overview']) {
    await page.goto(url);
    const all = await page
      .locator('[id]')
      .evaluateAll((elements) => elements.map((element) => element.id));
    expect(new Set(all).size).toBe(all.length);
    ids.push(
      await page
        .locator('article :is(h2, h3)')
        .evaluateAll((headings) => headings.map((heading) => heading.id)),
    );
  }
  expect(ids[1]).toEqual(ids[0]);
  await expect(page.locator('#usb .anchor')).toHaveAttribute('aria-label', '「USB」的直接連結');
  await expect(page.locator('h1')).not.toHaveAttribute('id');
});

test('B51: a heading is announced as its text alone; its link is reached with Tab under a name of its own', async ({
  page,
}) => {
  for (const [path, name, link] of [
    ['/BSP/EPC-R7300/Overview', 'USB', 'Direct link to USB'],
    ['/zh-tw/BSP/EPC-R7300/Overview', 'USB', '「USB」的直接連結'],
    ['/weda/api/create-an-alert-rule', 'Request', 'Direct link to Request'],
    ['/weda/api/weda-api', 'Authentication', 'Direct link to Authentication'],
  ] as const) {
    await open(page, path);
    const headings = page.locator('main').getByRole('heading');
    expect(await headings.count()).toBeGreaterThan(3);
    for (const heading of await headings.all()) {
      const text = await heading.evaluate((element) =>
        [...element.childNodes]
          .filter((node) => !(node instanceof Element && node.matches('.anchor')))
          .map((node) => node.textContent)
          .join(''),
      );
      await expect(heading, path).toHaveAccessibleName(text.replace(/\s+/g, ' ').trim());
    }
    const anchor = headings
      .and(page.getByRole('heading', { name, exact: true }))
      .first()
      .getByRole('link', { name: link });
    await anchor.focus();
    await expect(anchor).toBeFocused();
    await expect(anchor).toHaveCSS('opacity', '1');
  }
});

test('B53: tags are listed by letter with their counts, and a tag page lists that many pages', async ({
  page,
}) => {
  await page.goto('/BSP/tags');
  const tags = page.locator('article a[rel=tag]');
  const hrefs = await tags.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.sort()).toEqual(
    [
      'aom-2721',
      'bsp-image',
      'epc-r-3720',
      'epc-r-7300',
      'mic-711-ox-4-a-1',
      'nvidia-orin',
      'nvidia-orin-nx',
      'nxp-i-mx-8-m-plus',
    ].map((slug) => `/BSP/tags/${slug}`),
  );
  await expect(page.locator('article h2')).toHaveText(['A', 'B', 'E', 'M', 'N']);
  const count = Number(await tags.filter({ hasText: 'BSP Image' }).locator('span').textContent());
  await tags.filter({ hasText: 'BSP Image' }).click();
  await expect(page.locator('h1')).toHaveText(`${count} docs tagged with "BSP Image"`);
  await expect(page.locator('article li h2')).toHaveCount(count);
  await expect(page.locator('#docs-sidebar')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View all tags' })).toBeVisible();
});

test('B54: a category page shows a card for each of its pages', async ({ page }) => {
  await page.goto('/BSP/category/ubuntu-2004');
  await expect(page.locator('h1')).toHaveText('Ubuntu 20.04');
  const cards = page.locator('article > ul li a');
  expect(
    await cards.evaluateAll((links) =>
      links.map((link) => decodeURI(link.getAttribute('href') ?? '')),
    ),
  ).toEqual([
    '/BSP/EPC-R7300/Ubuntu 20.04/7300A1AIM35UIV30021',
    '/BSP/EPC-R7300/Ubuntu 20.04/V1.0.0',
    '/BSP/EPC-R7300/Ubuntu 20.04/V1.1.0',
  ]);
  await cards.first().click();
  await expect(page).toHaveURL(/7300A1AIM35UIV30021$/);
});

test('B57: code is copied without its line numbers and marks, and the button says so', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/weda/docs/library/Install');
  const block = page.locator('[data-code]', { hasText: 'lsmod' });
  await block.hover();
  await block.getByRole('button').click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('lsmod | grep -i susi');
  await expect(block.getByRole('button', { name: 'Copy code to clipboard' })).toBeVisible();
});

test('B58: tabs of a group change together, by click and by keyboard', async ({ page }) => {
  await open(page, '/weda/docs/library/Install');
  const lists = page.getByRole('tablist');
  await lists.first().getByRole('tab', { name: 'C#' }).click();
  for (let index = 0; index < (await lists.count()); index++)
    await expect(lists.nth(index).getByRole('tab', { name: 'C#' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  await expect(page.getByText('dotnet add package Advantech.Edge')).toBeVisible();
  await expect(page.getByText('pip install advantech-edge')).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(lists.first().getByRole('tab', { name: 'Python' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('pip install advantech-edge')).toBeVisible();
});

test('B70: home, training and the placeholder exist, and home leads to every section', async ({
  page,
}) => {
  for (const [prefix, titles] of [
    ['', ['Advantech Learning Portal', 'Training', 'Placeholder']],
    ['/zh-tw', ['研華學習入口網', '教育訓練', '預留頁面']],
  ] as const) {
    for (const [index, path] of ['/', '/training', '/docs/empty'].entries()) {
      await page.goto(prefix + path);
      await expect(page.locator('h1')).toHaveText(titles[index]!);
      await expect(page.locator('meta[name=site-version]')).toHaveAttribute('content', '1.0.0');
    }
    await page.goto(`${prefix}/`);
    for (const section of ['BSP', 'weda/docs', 'docs'])
      await expect(page.locator(`main a[href="${prefix}/${section}"]`)).toHaveCount(1);
  }
});
