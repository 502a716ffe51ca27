import { expect, FIXTURE_URL, open, test } from './site.ts';

test('look: a bracket at the beginning of a heading is at the edge of the text', async ({
  page,
}) => {
  await open(page, `${FIXTURE_URL}/zh-tw/search?q=code`);
  await expect(page.locator('h1')).toHaveText(/^「/);
  await expect(page.locator('h1')).toHaveCSS('text-spacing-trim', 'trim-start');
});
