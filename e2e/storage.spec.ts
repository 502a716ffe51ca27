import type { Page } from '@playwright/test';
import { FIXTURE_URL, VARIANT_URL, open, test, expect } from './site.ts';

const kept = (page: Page) =>
  page.evaluate(() => ({
    local: Object.fromEntries(Object.entries<string>(localStorage)),
    session: Object.fromEntries(Object.entries<string>(sessionStorage)),
  }));

test.use({ emptyTagManager: true });

test('B68: the site keeps what its readers have chosen, under the documented keys and no others', async ({
  page,
}) => {
  await open(page, `${FIXTURE_URL}/Guide/code`);
  await page.locator('[data-close-announcement]').click();
  await page.locator('header [data-color-mode-switch]').click();
  await page.getByRole('tab', { name: 'Windows' }).first().click();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect
    .poll(() => kept(page))
    .toEqual({
      local: {
        theme: 'light',
        'docusaurus.announcement.id': 'spring',
        'docusaurus.announcement.dismiss': 'true',
        'docusaurus.tab.os': 'windows',
      },
      session: { 'feedback./Guide/code': 'yes' },
    });
});

test('B68: with a namespace every key ends with it, and keys without it are another site’s', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'light');
    localStorage.setItem('docusaurus.tab.os', 'windows');
  });
  await open(page, `${VARIANT_URL}/Guide/second`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByText('On Linux.')).toBeVisible();
  await page.getByRole('tab', { name: 'Windows' }).click();
  await page.locator('header [data-color-mode-switch]').click();
  await page.locator('header [data-color-mode-switch]').click();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect
    .poll(() => kept(page))
    .toEqual({
      local: {
        theme: 'light',
        'docusaurus.tab.os': 'windows',
        'theme-variant': 'dark',
        'docusaurus.tab.os-variant': 'windows',
      },
      session: { 'feedback./Guide/second-variant': 'no' },
    });
  await page.reload();
  await expect(page.getByText('On Windows.')).toBeVisible();
});

test('B68: listeners on the same page are told of real changes only', async ({ page }) => {
  await open(page, `${FIXTURE_URL}/Guide/code`);
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    window.addEventListener('storage', ({ key, newValue }) => told.push(`${key}=${newValue}`));
  });
  await page.getByRole('tab', { name: 'Windows' }).first().click();
  await page.getByRole('tab', { name: 'Windows' }).first().click();
  expect(await page.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual([
    'docusaurus.tab.os=windows',
  ]);
});

test.describe('where the browser refuses to keep anything', () => {
  test.use({ expectConsole: /The browser keeps nothing for this site/ });

  for (const refuses of ['throws', 'has none'] as const) {
    test(`B67: it ${refuses}: one warning, and everything works until the page is left`, async ({
      page,
    }) => {
      const warnings: string[] = [];
      page.on(
        'console',
        (message) => message.type() === 'warning' && warnings.push(message.text()),
      );
      await page.addInitScript((how) => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get: () => {
              if (how === 'has none') return null;
              throw new DOMException('denied', 'SecurityError');
            },
          });
        }
      }, refuses);
      await page.emulateMedia({ colorScheme: 'light' });
      await open(page, `${FIXTURE_URL}/Guide/code`);
      const html = page.locator('html');
      const button = page.locator('header [data-color-mode-switch]');
      for (const choice of ['light', 'dark']) {
        await button.click();
        await expect(html).toHaveAttribute('data-theme-choice', choice);
      }
      await page.locator('[data-close-announcement]').click();
      await page.getByRole('tab', { name: 'Windows' }).first().click();
      await expect(page.getByText('Windows here.')).toBeVisible();
      await expect(page.getByText('Windows again.')).toBeVisible();
      await page.locator('article').getByRole('link', { name: 'the other elements' }).click();
      await expect(page.locator('h1')).toHaveText('Elements');
      await expect(html).toHaveAttribute('data-theme', 'dark');
      await expect(page.locator('[data-announcement]')).toBeHidden();
      await button.click();
      await expect(html).toHaveAttribute('data-theme-choice', 'system');
      expect(warnings).toHaveLength(1);
      await page.reload();
      await expect(html).toHaveAttribute('data-theme', 'light');
      await expect(page.locator('[data-announcement]')).toBeVisible();
    });
  }
});

test.describe('where a store is full', () => {
  test.use({ expectConsole: /“theme” cannot be stored/ });

  test('B67: the failure names its key, and the choice holds for the page', async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await open(page, `${FIXTURE_URL}/Guide`);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.locator('header [data-color-mode-switch]').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    await expect.poll(() => errors).toHaveLength(1);
  });
});
