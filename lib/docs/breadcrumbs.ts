import { sidebarOf, sidebarTrail } from './sidebar.ts';
import type { Page, SectionVersion } from './types.ts';

export interface Breadcrumb {
  label: string;
  /** Absent for a category without a page and for the page itself. */
  path?: string;
}

/** The way from the section to a page. The component adds the link to the home page in front. */
export function breadcrumbs(sectionVersion: SectionVersion, page: Page): Breadcrumb[] {
  const { basePath, title } = sectionVersion;
  if (page.kind === 'landing') return [{ label: title }];
  // At the root of the site, the link to the home page is that of the section.
  const section: Breadcrumb[] = basePath === '/' ? [] : [{ label: title, path: basePath }];
  const trail = sidebarTrail(sidebarOf(sectionVersion, page), page.path);
  const own = trail.at(-1);
  if (own === undefined) {
    const above = page.kind === 'tag' ? [{ label: '', path: page.tagsPath }] : [];
    return [...section, ...above, { label: page.title }];
  }
  const categories = trail.slice(0, -1).map(({ label, path }) => ({ label, path }));
  return [...section, ...categories, { label: own.label }];
}
