import { FIXTURE_URL, open, test, expect, VARIANT_URL } from './site.ts';

test.use({ emptyTagManager: true });

test('brand: logo, accent, links to elsewhere and to the source are the owner’s', async ({
  page,
}) => {
  await open(page, `${FIXTURE_URL}/Guide/basics/first-steps?docusaurus-theme=light`);
  const logo = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('img', { name: 'Fixture Works' });
  await expect(logo).toHaveCount(1);
  await expect(logo).toHaveAttribute('src', /\/brand\/logo\.svg$/);
  await expect(logo).toHaveJSProperty('naturalWidth', 56);
  const accent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'));
  expect(await accent()).toBe('#7a1f5c');
  await expect(page.getByRole('link', { name: /^Video channel/ })).toHaveAttribute(
    'href',
    'https://video.example.com/fixture',
  );
  await expect(page.getByRole('link', { name: /^Edit this page/ })).toHaveAttribute(
    'href',
    'https://git.example.com/fixture/edit/main/content/en/Guide/01-basics/01-first-steps.md',
  );
  await open(page, `${FIXTURE_URL}/Guide/basics/first-steps?docusaurus-theme=dark`);
  await expect(logo).toHaveAttribute('src', /\/brand\/logo-dark\.svg$/);
  expect(await accent()).toBe('#f0a3d6');
});

for (const [site, url, icon] of [
  ['fixture', FIXTURE_URL, '/brand/icon.svg'],
  ['variant', VARIANT_URL, '/brand/favicon.svg'],
] as const) {
  test(`brand: the icon of the ${site} site is the owner’s`, async ({ page, request }) => {
    await open(page, `${url}/`);
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', icon);
    const answer = await request.get(url + icon);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toContain('image/svg+xml');
  });
}
