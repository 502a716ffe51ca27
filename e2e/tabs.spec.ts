import { FIXTURE_URL, open, test, expect } from './site.ts';

test.use({ baseURL: FIXTURE_URL });

const PAGE = '/Guide/code';

test('B58: the chosen tab is kept for other pages and followed by other browser tabs', async ({
  page,
  context,
}) => {
  await open(page, PAGE);
  const other = await context.newPage();
  await open(other, '/Guide/basics/elements');
  await page.getByRole('tab', { name: 'Windows' }).first().click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('docusaurus.tab.os')))
    .toBe('windows');
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
  await expect(
    page.locator('a[data-locale-link][hreflang="zh-Hant-TW"], a[data-locale-link]').last(),
  ).toHaveAttribute('href', /\?system=linux(&.*)?#tabs$/);
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
    await open(page, PAGE);
    await page.getByRole('tab', { name: 'Windows' }).first().click();
    await expect(page.getByText('Windows again.')).toBeVisible();
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText('Thanks for your feedback!')).toBeVisible();
    expect(warnings).toHaveLength(1);
  });
});
