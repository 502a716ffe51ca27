import { findings, smallTargets } from './axe.ts';
import { longestOf } from './kinds.ts';
import { href, manifest } from './site-files.ts';
import { FIXTURE_URL, open, quiet, test, expect } from './site.ts';

/**
 * Under a modal menu the page is inert, its `main` and its `h1` too: axe asks for both all the
 * same.
 */
const UNDER_MODAL = ['landmark-one-main', 'page-has-heading-one'];

/** Each kind of page once in each width, and in each language once. */
for (const [locale, width] of [
  ['en', 1440],
  ['zh-tw', 390],
] as const) {
  const kinds = longestOf(
    manifest().filter((route) => route.locale === locale),
    ({ kind }) => kind,
  );
  test(`B72: axe finds nothing on a page of each kind (${locale}) at ${width} px`, async ({
    page,
  }) => {
    // A dozen pages, each as long as another test: a window of its own for each costs as much again.
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    for (const { kind, path } of kinds) {
      await open(page, `${href(path)}${kind === 'search' ? '?q=docker' : ''}`);
      expect.soft(await findings(page), `${kind}: ${path}`).toEqual([]);
    }
  });
}

/**
 * Where a list of links or entries is cut by the window, by a bar or by a second line: the smallest
 * targets there were. Both languages have a long list and a long page.
 */
const TARGETS = [
  '/zh-tw/EdgeHub/FAQ',
  '/EdgeHub/Data_Management/Alarm_Management',
  '/weda/api/create-an-alert-rule',
  '/zh-tw/weda/docs/library/PeripheralAccess/OnboardSensors',
];

for (const path of TARGETS) {
  test(`B72: on ${path} no target is too small, half covered or too near to another, however high the window is`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    for (const height of [640, 650, 660, 670, 900]) {
      await page.setViewportSize({ width: 1440, height });
      expect(await smallTargets(page), `${path} at ${height} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await smallTargets(page), `${path} at 390 px`).toEqual([]);
    const crumbs = page
      .getByRole('navigation', { name: /^(Breadcrumbs|導覽路徑)$/ })
      .getByRole('link');
    await expect(crumbs.first()).toBeVisible();
    for (const crumb of await crumbs.all())
      expect((await crumb.boundingBox())!.height, path).toBeGreaterThanOrEqual(24);
    const buttons = page.getByRole('button', { name: /^(Edit|Collapse all|編輯|全部收合)$/ });
    // The form of an operation has both.
    await expect(buttons).toHaveCount(path.includes('/api/') ? 2 : 0);
    for (const button of await buttons.all())
      expect((await button.boundingBox())!.height, path).toBeGreaterThanOrEqual(24);
  });
}

test('B72: axe finds nothing in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of [
    '/',
    '/Guide',
    '/Guide/basics/elements',
    '/zh-tw/Guide/basics/elements',
    '/zh-tw/Guide/stale',
    '/Guide/tags',
  ]) {
    await open(page, FIXTURE_URL + path);
    expect(await findings(page), path).toEqual([]);
  }
});

test('B72: axe finds nothing with a menu or a panel open', async ({ page }) => {
  await open(page, '/BSP/Overview');
  const discover = page.getByRole('button', { name: 'Discover' });
  await discover.click();
  await page.getByRole('menu').waitFor();
  expect(await findings(page), 'menu').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  // In a narrow window there is no label that could take the focus back.
  await expect(discover).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await page.getByRole('button', { name: 'Close navigation bar' }).waitFor();
  expect(await findings(page, UNDER_MODAL), 'sidebar').toEqual([]);
  await page.getByRole('button', { name: 'Back to main menu' }).click();
  await page.getByRole('button', { name: 'Expand the dropdown' }).last().click();
  await page.locator('#main-menu').getByRole('link', { name: '繁體中文' }).waitFor();
  expect(await findings(page, UNDER_MODAL), 'main menu').toEqual([]);
});

test('B72: axe finds nothing in a navbar with every type of item, open or closed', async ({
  page,
}) => {
  await open(page, `${FIXTURE_URL}/zh-tw/Manual/0.9`);
  expect(await findings(page), 'closed').toEqual([]);
  for (const name of ['更多', '版本: 0.9', '語言: 繁體中文']) {
    const label = page.locator('header').getByRole('button', { name, exact: true });
    await label.focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('menu', { name }).waitFor();
    expect(await findings(page), name).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    // The focus comes back a moment later, and would take it from the next label.
    await expect(label).toBeFocused();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: '切換導覽列' }).click();
  await page.getByRole('button', { name: '回到主選單' }).click();
  // Each takes another name once it is open.
  const carets = page.getByRole('button', { name: '展開下拉選單' });
  await expect(carets.first()).toBeVisible();
  for (let left = await carets.count(); left > 0; left--) {
    await carets.first().click();
    await expect(carets).toHaveCount(left - 1);
  }
  await page.locator('#main-menu').getByRole('link', { name: 'English' }).waitFor();
  expect(await findings(page, UNDER_MODAL), 'main menu').toEqual([]);
});

test.describe('where something has gone wrong', () => {
  test.use({ expectConsole: /has broken|ERR_FAILED|Failed/ });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`B72: axe finds nothing in the ${colorScheme} on a crashed page, a crashed part and what has not been loaded`, async ({
      page,
      context,
    }) => {
      await page.emulateMedia({ colorScheme });
      await open(page, `${FIXTURE_URL}/Guide/fragile`);
      await page.getByRole('button', { name: 'Break The bell' }).click();
      const crash = page.getByRole('main').getByRole('alert');
      await expect(crash).toBeVisible();
      expect(await findings(page), 'a part').toEqual([]);
      await page.getByRole('button', { name: 'Break The wheel' }).click();
      await expect(crash.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await findings(page), 'the page').toEqual([]);
      await open(page, `${FIXTURE_URL}/Guide/code`);
      await page.getByRole('button', { name: 'Enlarge Diagram' }).waitFor();
      await page.getByRole('button', { name: 'Enlarge Diagram' }).click();
      await page.getByRole('dialog').waitFor();
      expect(await findings(page, UNDER_MODAL), 'a larger diagram').toEqual([]);
      await open(page, `${FIXTURE_URL}/Guide/basics/elements`);
      await quiet(page);
      await context.setOffline(true);
      await page.evaluate(() =>
        document
          .querySelector<HTMLAnchorElement>('#docs-sidebar a[href="/Guide/basics/first-steps"]')!
          .click(),
      );
      await page.getByRole('alert').getByRole('button', { name: 'Retry' }).waitFor();
      expect(await findings(page), 'a page that waits for the network').toEqual([]);
      await context.setOffline(false);
    });
  }
});
