import type { Page } from '@playwright/test';
import { FIXTURE_URL, test, expect } from './site.ts';

test.use({ baseURL: FIXTURE_URL });

const URL_OF_PAGE = '/Guide/code';

async function open(page: Page, url = URL_OF_PAGE): Promise<void> {
  await page.goto(url);
  await page.locator('html[data-has-hydrated=true]').waitFor();
}

const block = (page: Page, title: string) => page.locator('[data-code]', { has: page.getByText(title, { exact: true }) });

test('B57: marked lines are shown without the comments that mark them, and copied so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  const marks = block(page, 'marks.py');
  await expect(marks.locator('.hl')).toHaveText(['b = 2\n', 'c = 3\n', 'd = 4\n']);
  await expect(marks).not.toContainText('highlight');
  await marks.hover();
  await marks.getByRole('button', { name: 'Copy code to clipboard' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('a = 1\nb = 2\nc = 3\nd = 4');
  const number = await marks.locator('.line').first().evaluate((line) => getComputedStyle(line, '::before').content);
  expect(number).toContain('counter');
});

test('B57: a diff shows what was added and removed', async ({ page }) => {
  await open(page);
  const diff = page.locator('[data-code]', { hasText: 'same' });
  await expect(diff.locator('.add')).toHaveText('+new\n');
  await expect(diff.locator('.del')).toHaveText('-old\n');
});

test('B57: word wrap is offered where code overflows, and in a tab once it is shown', async ({ page }) => {
  await open(page);
  const wrap = (title: string) => block(page, title).getByRole('button', { name: 'Toggle word wrap' });
  const overflow = (title: string) => block(page, title).locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  await expect(wrap('long.sh')).toBeVisible();
  await expect(wrap('short.sh')).toBeHidden();
  await wrap('long.sh').click();
  await expect(wrap('long.sh')).toHaveAttribute('aria-pressed', 'true');
  expect(await overflow('long.sh')).toBe(0);
  await wrap('long.sh').click();
  expect(await overflow('long.sh')).toBeGreaterThan(0);
  await page.getByRole('tab', { name: 'Windows' }).first().click();
  await expect(wrap('hidden.bat')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(wrap('short.sh')).toBeHidden();
});

test('B58: the chosen tab is kept for other pages and followed by other browser tabs', async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await open(other, '/Guide/basics/elements');
  await page.getByRole('tab', { name: 'Windows' }).first().click();
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.os'))).toBe('windows');
  await expect(page.getByText('Windows again.')).toBeVisible();
  await expect(other.getByText('More for Windows.')).toBeVisible();
  await page.locator('article').getByRole('link', { name: 'the other elements' }).click();
  await expect(page.getByText('More for Windows.')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('docusaurus.tab.os', 'amiga'));
  await page.reload();
  await expect(page.getByText('More for Linux.')).toBeVisible();
});

test('B58: the address wins over the stored choice, and a choice replaces it', async ({ page }) => {
  await open(page, '/Guide/code?system=windows#tabs');
  await expect(page.getByText('Windows here.')).toBeVisible();
  await expect(page.getByText('Windows again.')).toBeVisible();
  const length = await page.evaluate(() => history.length);
  await page.getByRole('tab', { name: 'Linux' }).first().click();
  await expect(page).toHaveURL(`${FIXTURE_URL}/Guide/code?system=linux#tabs`);
  expect(await page.evaluate(() => history.length)).toBe(length);
  await expect(page.locator('a[data-locale-link][hreflang="zh-Hant-TW"], a[data-locale-link]').last()).toHaveAttribute('href', /\?system=linux(&.*)?#tabs$/);
  await open(page, '/Guide/code?system=amiga');
  await expect(page.getByText('Linux here.')).toBeVisible();
});

test.describe('without storage', () => {
  test.use({ expectConsole: /The browser keeps nothing for this site/ });

  test('B67: one warning, and tabs work all the same', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    await open(page);
    await page.getByRole('tab', { name: 'Windows' }).first().click();
    await expect(page.getByText('Windows again.')).toBeVisible();
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText('Thanks for your feedback!')).toBeVisible();
    expect(warnings).toHaveLength(1);
  });
});

test('B49: the entry of the part at hand is marked, in order, and the last at the end', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page);
  const active = page.locator('[data-toc-list] a[aria-current=true]');
  const links = await page.locator('[data-toc-list] a').evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  const seen: string[] = [];
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 60) {
    const now = await page.evaluate(async (y) => {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return [...document.querySelectorAll('[data-toc-list] a[aria-current]')].map((link) => link.getAttribute('href'));
    }, top);
    expect(now.length).toBeLessThanOrEqual(1);
    if (now[0] && seen.at(-1) !== now[0]) seen.push(now[0]);
  }
  const order = seen.map((href) => links.indexOf(href));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(seen.length).toBeGreaterThan(5);
  await expect(active).toHaveAttribute('href', '#end');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.locator('[data-toc-list] a[href="#diff"]').click();
  await expect(active).toHaveAttribute('href', '#diff');
  await expect(active).toBeInViewport();
});

/** The formula of the specification. */
const duration = (height: number) => Math.round(10 * (4 + 15 * (height / 36) ** 0.25 + height / 180));

test('B60: a box opens in the time of its height, and a quick double click leaves it as it was', async ({ page }) => {
  await open(page);
  const details = page.locator('[data-markdown] > details');
  const summary = details.locator('> summary');
  const [height, transition] = await details.evaluate((element: HTMLDetailsElement) => {
    element.querySelector('summary')!.click();
    const box = element.querySelector<HTMLElement>(':scope > [data-collapse]')!;
    return [box.scrollHeight, getComputedStyle(box).transitionDuration] as const;
  });
  expect(Math.round(Number.parseFloat(transition) * 1000)).toBe(duration(height));
  await expect(page.getByText('Hidden text.')).toBeVisible();
  await expect(details.locator('> [data-collapse]')).not.toHaveAttribute('style', /height/);
  await expect(page.getByText('Nested text.')).toBeHidden();
  await summary.dblclick();
  await page.waitForTimeout(600);
  await expect(details).toHaveAttribute('open', '');
  expect(await page.evaluate(() => getSelection()?.toString() ?? '')).toBe('');
  await summary.click();
  await expect(details).not.toHaveAttribute('open');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Hidden text.')).toBeVisible();
});

test('B60: with reduced motion a box takes a millisecond', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const transition = await page.locator('[data-markdown] > details').evaluate((element) => {
    element.querySelector('summary')!.click();
    return getComputedStyle(element.querySelector(':scope > [data-collapse]')!).transitionDuration;
  });
  expect(transition).toBe('0.001s');
  await expect(page.getByText('Hidden text.')).toBeVisible();
});

test('B60: categories of the sidebar slide, too', async ({ page }) => {
  await open(page);
  const list = page.locator('#docs-sidebar li[data-category] > ul').first();
  const category = page.locator('#docs-sidebar li[data-category]').first();
  const toggle = category.locator('> div [data-toggle]');
  const before = await toggle.getAttribute('aria-expanded');
  await toggle.dblclick();
  await page.waitForTimeout(600);
  await expect(toggle).toHaveAttribute('aria-expanded', before!);
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', before === 'true' ? 'false' : 'true');
  await expect(list).toBeVisible({ visible: before !== 'true' });
});

test('B58: an address that points into a closed box opens it', async ({ page }) => {
  await open(page, '/Guide/code#deep');
  await expect(page.getByText('Nested text.')).toBeVisible();
  await expect(page.locator('#deep')).toBeInViewport();
});

test('B61: the way back to the top is offered on the way up', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page);
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  const scroll = async (top: number) => {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await page.waitForTimeout(100);
  };
  await expect(button).toBeHidden();
  await scroll(1000);
  await expect(button).toBeHidden();
  await scroll(950);
  await expect(button).toBeVisible();
  await scroll(980);
  await expect(button).toBeHidden();
  await scroll(900);
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('B58: a picture shown smaller than it is opens at full size, and the focus comes back', async ({ page }) => {
  await open(page);
  await page.locator('#picture').scrollIntoViewIfNeeded();
  const picture = page.getByRole('button', { name: 'Enlarge A wide drawing' });
  await expect(picture).toBeVisible();
  await expect(page.locator('button img[alt="A red square"]')).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('img[alt="A wide drawing"]')!).cursor)).toBe('zoom-in');
  const dialog = page.getByRole('dialog', { name: 'A wide drawing' });
  await picture.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  expect((await dialog.locator('img').boundingBox())!.width).toBeGreaterThanOrEqual(1600);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(picture).toBeFocused();
  await picture.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await picture.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(3, 3);
  await expect(dialog).toBeHidden();
  await expect(picture).toBeFocused();
});

test('B58: making a button of a picture moves nothing', async ({ page }) => {
  await page.goto(URL_OF_PAGE);
  const place = () => page.locator('#room').evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY);
  await page.locator('[data-zoom] img').waitFor({ state: 'attached' });
  const after = await place();
  await page.evaluate(() => {
    for (const button of document.querySelectorAll('[data-zoom]')) button.replaceWith(...button.childNodes);
  });
  expect(await place()).toBe(after);
});

test('B58: a diagram opens larger', async ({ page }) => {
  await open(page);
  await page.locator('[data-mermaid]').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Enlarge Diagram' }).click();
  const dialog = page.getByRole('dialog', { name: 'Diagram' });
  await expect(dialog.locator('svg').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('B46: search engines read the breadcrumbs as a list of addresses', async ({ page, request }) => {
  await page.goto('/zh-tw/Guide/basics/first-steps');
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const { itemListElement } = JSON.parse(text!) as { itemListElement: { position: number; item: string }[] };
  expect(itemListElement.map(({ position }) => position)).toEqual(itemListElement.map((_, index) => index + 1));
  expect(itemListElement[0]!.item).toBe('https://fixture.example/zh-tw/Guide');
  for (const { item } of itemListElement) expect((await request.get(new URL(item).pathname)).status()).toBe(200);
});

test('B55: the head tells networks and search services what the page is', async ({ page }) => {
  const content = (name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
  await page.goto('/zh-tw/Manual/1.0');
  expect(await content('og:locale')).toBe('zh_Hant_TW');
  expect(await content('og:locale:alternate')).toBe('en');
  for (const name of ['docusaurus_locale', 'docsearch:language']) expect(await content(name)).toBe('zh-tw');
  for (const name of ['docusaurus_version', 'docsearch:version']) expect(await content(name)).toBe('1.0');
  for (const name of ['docusaurus_tag', 'docsearch:docusaurus_tag']) expect(await content(name)).toBe('docs-Manual-1.0');
  expect(await content('site-version')).toBe('1.0.0');
  await page.goto('/');
  expect(await content('docusaurus_tag')).toBe('default');
  await page.goto(URL_OF_PAGE);
  expect(await content('twitter:card')).toBe('summary_large_image');
  expect(await content('twitter:image')).toBe('https://fixture.example/card.png');
  expect(await content('og:image')).toBe('https://fixture.example/card.png');
});

test('B55: a page says when it was changed, in its language, and where it can be edited', async ({ page }) => {
  await page.goto(URL_OF_PAGE);
  await expect(page.locator('[data-last-update]')).toHaveText('Last updated on Feb 29, 2024 by Ada');
  await expect(page.locator('[data-last-update] time')).toHaveAttribute('datetime', '2024-02-29T00:00:00.000Z');
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute('href', 'https://example.com/edit/code.mdx');
  await page.goto(`/zh-tw${URL_OF_PAGE}`);
  await expect(page.locator('[data-last-update]')).toHaveText('最後由 Ada 於 2024年2月29日 更新');
});

test('B97: an answer goes to the data layer and nowhere else, once a page and session', async ({ page }) => {
  await open(page, '/Guide/basics/first-steps');
  const group = page.getByRole('group', { name: 'Is this helpful?' });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await group.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  requests.length = 0;
  await group.getByRole('button', { name: 'No' }).click();
  await expect(page.getByRole('status')).toHaveText('Thanks for your feedback!');
  await expect(group.getByRole('button')).toHaveCount(0);
  expect(await page.evaluate(() => (window as typeof window & { dataLayer?: unknown[] }).dataLayer)).toEqual([{ event: 'feedback', helpful: false, path: '/Guide/basics/first-steps' }]);
  expect(requests).toEqual([]);
  await page.locator('article').getByRole('link', { name: 'elements', exact: true }).click();
  await expect(page.locator('h1')).toHaveText('Elements');
  await expect(group.getByRole('button')).toHaveCount(2);
  await page.goBack();
  await expect(page.getByRole('status')).toHaveText('Thanks for your feedback!');
});
