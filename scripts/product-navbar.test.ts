import { beforeAll, expect, test } from 'vitest';
import { linkMarks } from '@/components/navbar/link-marks.ts';
import { loadApis } from '@/lib/build/prepare-apis.ts';
import { readSources } from '@/lib/content/read-sources.ts';
import { buildModel } from '@/lib/docs/build-model.ts';
import type { NavbarDropdown, NavbarLink } from '@/lib/docs/navbar-types.ts';
import { sectionDefs } from '@/lib/docs/section-defs.ts';
import type { LocaleModel, Page, SiteModel } from '@/lib/docs/types.ts';
import { pageHref } from '@/lib/docs/urls.ts';
import { modelWords } from '@/lib/i18n/words.ts';
import { loadSiteConfig } from '@/lib/site/load-config.ts';
import { sitePaths } from '@/lib/site/paths.ts';

let model: SiteModel;

beforeAll(async () => {
  const paths = sitePaths({});
  const config = await loadSiteConfig(paths);
  const { tree } = readSources(paths.content, config.locales);
  const { outline } = await loadApis(paths, config, sectionDefs(config, tree));
  ({ model } = buildModel({ config, tree, drafts: false, words: modelWords(paths), outline }));
});

/** Sections that no menu leads to, and the only pages outside sections that one does. */
const WITHOUT_MENU = ['docs', 'writing'];
const OUTSIDE = ['/training'];

/** Labels of the menus, by their place, so that both languages can be compared. */
function menusOn({ locale, navbar }: LocaleModel, page: Page): number[] {
  const href = (path: string) => pageHref(model.config, locale, path);
  const isActive = ({ path, active, href: outside }: NavbarLink) =>
    outside === undefined &&
    linkMarks(
      {
        path: href(path!),
        active: active && {
          basePath: active.basePath && href(active.basePath),
          regex: active.regex,
          section: active.section && {
            path: href(active.section.path),
            except: active.section.except.map(href),
          },
        },
      },
      href(page.path),
      href('/'),
    ).active;
  const menus = navbar.filter(
    (item): item is NavbarDropdown & { position: 'left' | 'right' } => item.type === 'dropdown',
  );
  return menus.flatMap(({ items }, index) =>
    items.some((item) => item.type === 'link' && isActive(item)) ? [index] : [],
  );
}

test('B32: on every page of a section, of whatever kind, one menu of the product is active, the same in both languages', () => {
  const wrong: string[] = [];
  const kinds = new Set<string>();
  const byPath = new Map<string, string>();
  for (const site of model.locales) {
    for (const page of site.pages) {
      const sectionVersion = site.sectionVersions.find(({ key }) => key === page.sectionVersionKey);
      const expected =
        (sectionVersion && !WITHOUT_MENU.includes(sectionVersion.section)) ||
        OUTSIDE.includes(page.path)
          ? 1
          : 0;
      const menus = menusOn(site, page);
      if (menus.length !== expected)
        wrong.push(
          `${site.locale} ${page.path} (${page.kind}): ${menus.length} menus instead of ${expected}`,
        );
      const other = byPath.get(page.path);
      if (other !== undefined && other !== String(menus))
        wrong.push(`${page.path}: menus ${other} and ${String(menus)}`);
      byPath.set(page.path, String(menus));
      kinds.add(page.kind);
    }
  }
  expect(wrong).toEqual([]);
  expect(kinds.size).toBeGreaterThan(8);
});

test.each([
  ['/EdgeHub', 1],
  ['/EdgeHub/FAQ', 1],
  ['/BSP/EPC-R7300/Overview', 0],
  ['/BSP/category/ubuntu-2004', 0],
  ['/BSP/tags', 0],
  ['/BSP/tags/bsp-image', 0],
  ['/weda/docs/library/Install', 1],
  ['/weda/api', 3],
  ['/weda/api/create-an-alert-rule', 3],
  ['/APIs/EdgeHub/login', 3],
  ['/SignageCMSV2', 2],
])('B32: %s belongs to menu %i', (path, menu) => {
  for (const site of model.locales) {
    const page = site.pages.find((candidate) => candidate.path === path);
    expect(page && menusOn(site, page), site.locale).toEqual([menu]);
  }
});
