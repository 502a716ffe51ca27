import { href } from './site-files.ts';
import { productPage } from './product-pages.ts';
import { FIXTURE_URL, hydrated, open, quiet, test, expect } from './site.ts';

for (const prefix of ['', '/zh-tw']) {
  test(`B5: links of ${prefix || 'the default locale'} navigate without a page load and keep the sidebar`, async ({
    page,
  }) => {
    const documents: string[] = [];
    page.on(
      'request',
      (request) => request.resourceType() === 'document' && documents.push(request.url()),
    );
    await open(page, `${prefix}/weda/docs/Introduction`);
    await page.evaluate(() => (document.getElementById('docs-sidebar')!.dataset.kept = 'yes'));
    const title = await page.locator('h1').textContent();
    await page.locator(`#docs-sidebar a[href="${prefix}/weda/docs/Introduction"]`).hover();
    await page
      .getByRole('navigation', { name: /Docs pages|文件頁面/ })
      .getByRole('link')
      .last()
      .click();
    await expect(page.locator('h1')).not.toHaveText(title ?? '');
    expect(documents).toHaveLength(1);
    await expect(page.locator('#docs-sidebar')).toHaveAttribute('data-kept', 'yes');
    await expect(page).toHaveURL(new RegExp(`:\\d+${prefix}/weda/docs/`));
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(title ?? '');
    expect(documents).toHaveLength(1);
  });
}

test('B5: the old page stays until the next one is there', async ({ page }) => {
  await open(page, '/weda/docs/Introduction');
  let held = 0;
  let go = () => {};
  const released = new Promise<void>((resolve) => (go = resolve));
  await page.route(/Cloud\/Features.*(_rsc|\.txt)/, async (route) => {
    held++;
    await released;
    await route.continue();
  });
  const title = await page.locator('h1').textContent();
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('#docs-sidebar a[href$="/Cloud/Features"]')!.click(),
  );
  await expect.poll(() => held).toBeGreaterThan(0);
  await expect(page.locator('h1')).toHaveText(title ?? '');
  go();
  await expect(page).toHaveURL(/Cloud\/Features$/);
  await expect(page.locator('h1')).not.toHaveText(title ?? '');
});

test('B5: a path with spaces is reached softly, and a link to another site opens in a new tab', async ({
  page,
}) => {
  await open(page, '/BSP/EPC-R7300/Overview');
  await page.locator('article a[href*="Ubuntu%2022.04"]').first().click();
  await expect(page).toHaveURL(href('/BSP/EPC-R7300/Ubuntu 22.04/V1.1.0'));
  await expect(page.locator('#docs-sidebar a[aria-current=page]')).toHaveText('V1.1.0');
  const external = page.locator('footer a[target=_blank]').first();
  await expect(external).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(external).toContainText('(opens in a new tab)');
});

test('B8: the language menu keeps page, query and hash', async ({ page }) => {
  await open(page, '/zh-tw/BSP/EPC-R7300/Overview?q=1#usb');
  await page.locator('header').getByRole('button', { name: '繁體中文' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page).toHaveURL(/:\d+\/BSP\/EPC-R7300\/Overview\?q=1#usb$/);
  await hydrated(page);
  await page.locator('header').getByRole('button', { name: 'English' }).click();
  await page.getByRole('menuitem', { name: '繁體中文' }).click();
  await expect(page).toHaveURL(/\/zh-tw\/BSP\/EPC-R7300\/Overview\?q=1#usb$/);
});

for (const width of [1440, 390])
  test(`B8: in the middle of a page, the language menu leads to the same heading (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, `${FIXTURE_URL}/Guide/code`);
    await page.locator('#tabs').evaluate((heading) => heading.scrollIntoView());
    // Until it has gone, it covers the heading.
    await expect(page.locator('header[data-navbar]')).not.toBeInViewport();
    await page
      .locator('a[data-locale-link][hreflang^=zh]')
      .last()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page).toHaveURL(/\/zh-tw\/Guide\/code\?from=menu#tabs$/);
    await expect(page.locator('#tabs')).toBeInViewport();
  });

test('B12: on a slow connection nothing is fetched ahead, and a click still navigates', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: 'slow-2g' } }),
  );
  const ahead: string[] = [];
  page.on('request', (request) => /_rsc|\.txt/.test(request.url()) && ahead.push(request.url()));
  await open(page, '/weda/docs/Introduction');
  const link = page.locator('[data-markdown] a[href^="/weda/docs/"]').first();
  // Longer than a pointer and the focus have to rest on a link elsewhere.
  const rest = () => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await link.hover();
  await rest();
  await link.focus();
  await rest();
  await quiet(page);
  expect(ahead).toEqual([]);
  await link.click();
  await expect(page).not.toHaveURL(/Introduction$/);
});

test('B41: the skip link comes first and leads to the content', async ({ page }) => {
  await page.goto('/BSP/Overview');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('B41: the skip link puts the focus on the content, also after a navigation, and leaves the address as it is', async ({
  page,
}) => {
  const focused = () => page.evaluate(() => document.activeElement?.localName);
  await open(page, '/BSP/Overview');
  for (const path of ['/BSP/Overview', '/BSP/AOM-2721/Overview']) {
    if (path !== '/BSP/Overview') {
      await page.evaluate(
        (target) =>
          document.querySelector<HTMLAnchorElement>(`article a[href="${target}"]`)!.click(),
        path,
      );
      await expect(page.locator('h1')).toHaveText(productPage('/BSP/AOM-2721/Overview').title);
    }
    await page.getByRole('link', { name: 'Skip to main content' }).focus();
    await page.keyboard.press('Enter');
    expect(await focused(), path).toBe('main');
    await expect(page).toHaveURL(path);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.matches('main *')), path).toBe(true);
  }
  // The content takes the focus only from the skip link: a click into the text leaves it where it
  // was.
  await expect(page.locator('main')).not.toHaveAttribute('tabindex');
  expect(await page.locator('main').evaluate((main) => getComputedStyle(main).outlineStyle)).toBe(
    'none',
  );
});

test('B59: the year is dashes in the HTML and the visitor’s year after loading', async ({
  page,
  request,
}) => {
  expect((await (await request.get('/')).text()).replaceAll(/<!-- -->|<[^>]*>/g, '')).toContain(
    '© 1983-----',
  );
  await page.clock.setFixedTime(new Date('2031-05-05T12:00:00Z'));
  await page.goto('/');
  await expect(page.locator('footer')).toContainText('© 1983-2031 Advantech Co., Ltd.');
});
