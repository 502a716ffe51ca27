import site from '../site.config.ts';
import { href, manifest, test, expect } from './site.ts';

interface Section {
  path: string;
  sidebar: string;
  version: string;
  /** Keys of categories that its sidebar has. */
  categories: readonly string[];
}

const CURRENT = 'Current V1.0.0';

/** One line for each section of the portal. */
const SECTIONS: readonly Section[] = [
  { path: 'BSP', sidebar: 'BSPSidebar', version: CURRENT, categories: ['AOM-2721', 'EPC-R3720', 'EPC-R7300', 'EPC-R7300/Ubuntu 20.04', 'EPC-R7300/Ubuntu 22.04', 'MIC-711-OX4A1'] },
  { path: 'weda/docs', sidebar: 'wedaDocsSidebar', version: CURRENT, categories: ['Getting_Started', 'library', 'library/PeripheralAccess', 'Containers'] },
  { path: 'docs', sidebar: 'docsSidebar', version: CURRENT, categories: [] },
];

const routes = manifest();

test('B140: the table has every section that is published', () => {
  expect([...new Set(routes.flatMap(({ section }) => section ?? []))].sort()).toEqual(SECTIONS.map(({ path }) => path).sort());
});

for (const { path, sidebar, version, categories } of SECTIONS) {
  for (const prefix of ['', '/zh-tw']) {
    test(`B140: ${prefix}/${path} has a landing page, a sidebar, pages with breadcrumbs and one current version`, async ({ page }) => {
      const own = routes.filter((route) => route.section === path && (prefix === '' ? route.locale === 'en' : `/${route.locale}` === prefix));
      expect(new Set(own.map((route) => route.version))).toEqual(new Set(['current']));
      expect(new Set(own.map((route) => route.sidebar))).toEqual(new Set([sidebar]));
      await page.goto(`${prefix}/${path}`);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('#docs-sidebar')).toContainText(version);
      expect(await page.locator('#docs-sidebar li[data-category]').evaluateAll((list) => list.map((item) => item.getAttribute('data-category')))).toEqual(expect.arrayContaining([...categories]));
      const first = await page.locator('#docs-sidebar li a').first().getAttribute('href');
      expect(own.map((route) => href(route.path))).toContain(first);
      await page.goto(first!);
      const crumbs = page.locator('main nav').first().getByRole('listitem');
      await expect(crumbs.last().locator('[aria-current=page]')).toHaveCount(1);
      expect(await crumbs.count()).toBeGreaterThanOrEqual(2);
      await expect(page.locator('#docs-sidebar a[aria-current=page]')).toHaveCount(1);
    });
  }
}

test('B142: no product is a version of another: every section has one version, and the signage products have one each', () => {
  const sections = site.sections ?? [];
  expect(sections.filter(({ olderVersions }) => olderVersions && olderVersions.length > 0)).toEqual([]);
  const signage = sections.map(({ path }) => path).filter((path) => path.startsWith('Signage'));
  for (const name of ['SignageCMSV2', 'SignageCMSX']) expect(signage.filter((path) => path === name || path.startsWith(`${name}/`)).length).toBeLessThanOrEqual(1);
  expect(routes.filter(({ path }) => /\/SignageCMS\/(V2|X)\b/.test(path))).toEqual([]);
});
