import { FIXTURE_URL, open, test, expect } from './site.ts';

test.use({ baseURL: FIXTURE_URL });

test('pages: a component of the site is shown with its style, and works', async ({ page }) => {
  await open(page, '/Guide/imports');
  const button = page.getByRole('button', { name: /^Counted/ });
  await expect(button).toHaveText('Counted 2');
  await button.click();
  await expect(button).toHaveText('Counted 3');
  await expect(button.locator('..')).toHaveCSS('border-top-width', '3px');
});

test('pages: an imported text is a part of the page, with its heading in the contents', async ({
  page,
}) => {
  await open(page, '/Guide/imports');
  await expect(page.getByText('Back up the quartzfile of your gateway.')).toBeVisible();
  await page.locator('article').getByRole('link', { name: 'Before', exact: true }).click();
  await expect(page).toHaveURL(`${FIXTURE_URL}/Guide/imports#before`);
});

test('B58: tabs without a tab at first show none until one is chosen, also with keys', async ({
  page,
}) => {
  await open(page, '/Guide/writing');
  const first = page.getByText('The first panel.');
  await expect(first).toBeHidden();
  await expect(page.getByText('The second panel.')).toBeHidden();
  const tab = page.getByRole('tab', { name: 'First tab' });
  await expect(tab).toHaveAttribute('tabindex', '0');
  await tab.press('Enter');
  await expect(first).toBeVisible();
});

test('B58: the tool that a reader takes for packages is taken in all commands', async ({
  page,
}) => {
  await open(page, '/Guide/writing');
  await page.getByRole('tab', { name: 'pnpm' }).click();
  await expect(page.getByText('pnpm add --save-dev sharpstone')).toBeVisible();
  await page.reload();
  await expect(page.getByText('pnpm add --save-dev sharpstone')).toBeVisible();
});
