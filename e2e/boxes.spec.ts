import { FIXTURE_URL, open, test, expect } from './site.ts';

test.use({ baseURL: FIXTURE_URL });

const PAGE = '/Guide/code';

/** The formula of the specification. */
const duration = (height: number) =>
  Math.round(10 * (4 + 15 * (height / 36) ** 0.25 + height / 180));

test('B60: a box opens in the time of its height, and a quick double click leaves it as it was', async ({
  page,
}) => {
  await open(page, PAGE);
  const details = page.locator('[data-markdown] > details');
  const summary = details.locator('> summary');
  const [height, transition] = await details.evaluate((element: HTMLDetailsElement) => {
    element.querySelector('summary')!.click();
    const box = element.querySelector<HTMLElement>(':scope > [data-collapse]')!;
    return [
      box.scrollHeight,
      getComputedStyle(element, '::details-content').transitionDuration.split(',')[0]!,
    ] as const;
  });
  expect(Math.round(Number.parseFloat(transition) * 1000)).toBe(duration(height));
  await expect(page.getByText('Hidden text.')).toBeVisible();
  // Slid to its whole height.
  await expect
    .poll(() =>
      details.evaluate(
        (element) =>
          element.getBoundingClientRect().bottom >=
          element.querySelector(':scope > [data-collapse]')!.getBoundingClientRect().bottom,
      ),
    )
    .toBe(true);
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
  await open(page, PAGE);
  const transition = await page.locator('[data-markdown] > details').evaluate((element) => {
    element.querySelector('summary')!.click();
    return getComputedStyle(element, '::details-content').transitionDuration.split(',')[0];
  });
  expect(transition).toBe('0.001s');
  await expect(page.getByText('Hidden text.')).toBeVisible();
});

test('B60: categories of the sidebar slide, too', async ({ page }) => {
  await open(page, PAGE);
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
