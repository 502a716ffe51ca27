import { FIXTURE_URL, open, test, expect } from './site.ts';

test.use({ baseURL: FIXTURE_URL });

const PAGE = '/Guide/code';

test('B58: a picture shown smaller than it is opens at full size, and the focus comes back', async ({
  page,
}) => {
  await open(page, PAGE);
  await page.locator('#picture').scrollIntoViewIfNeeded();
  const picture = page.getByRole('button', { name: 'Enlarge A wide drawing' });
  await expect(picture).toBeVisible();
  await expect(page.locator('button img[alt="A red square"]')).toHaveCount(0);
  expect(
    await page.evaluate(
      () => getComputedStyle(document.querySelector('img[alt="A wide drawing"]')!).cursor,
    ),
  ).toBe('zoom-in');
  const dialog = page.getByRole('dialog', { name: 'A wide drawing' });
  await picture.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect
    .poll(async () => (await dialog.locator('img').boundingBox())!.width)
    .toBeGreaterThanOrEqual(1600);
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
  await page.goto('/Guide/code');
  const place = () =>
    page
      .locator('#room')
      .evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY);
  await page.getByRole('button', { name: 'Enlarge A wide drawing' }).waitFor();
  const after = await place();
  await page.evaluate(() => {
    for (const button of document.querySelectorAll('[aria-haspopup=dialog]')) button.remove();
  });
  expect(await place()).toBe(after);
});

test('B58: a diagram opens larger', async ({ page }) => {
  await open(page, PAGE);
  await page.getByRole('button', { name: 'Enlarge Diagram' }).click();
  const dialog = page.getByRole('dialog', { name: 'Diagram' });
  await expect(dialog.getByRole('img', { name: 'Diagram' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

for (const width of [1440, 390]) {
  test(`B38: at ${width} px Back closes an enlarged picture, and another one leaves the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/Guide/writing');
    await open(page, PAGE);
    await page.locator('#picture').scrollIntoViewIfNeeded();
    const picture = page.getByRole('button', { name: 'Enlarge A wide drawing' });
    const dialog = page.getByRole('dialog', { name: 'A wide drawing' });
    for (const close of [
      () => page.goBack(),
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => page.goBack(),
    ]) {
      await picture.click();
      await expect(dialog).toBeVisible();
      const place = await page.evaluate(() => [location.href, window.scrollY]);
      await close();
      await expect(dialog).toBeHidden();
      await expect(picture).toBeFocused();
      await expect.poll(() => page.evaluate(() => 'overlay' in history.state)).toBe(false);
      expect(await page.evaluate(() => [location.href, window.scrollY])).toEqual(place);
    }
    await page.goForward();
    await expect.poll(() => page.evaluate(() => 'overlay' in history.state)).toBe(false);
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/Guide\/writing$/);
  });
}
