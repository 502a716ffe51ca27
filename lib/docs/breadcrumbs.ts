import { sidebarTrail } from './sidebar.ts';
import type { Page, SectionVersion } from './types.ts';

export interface Breadcrumb {
  label: string;
  /** Absent for a category without a page and for the page itself. */
  path?: string;
}

/** From the section to the page. The home link in front of it is the component's business. */
export function breadcrumbs(root: SectionVersion, page: Page): Breadcrumb[] {
  if (page.kind === 'landing') return [{ label: root.title }];
  const section: Breadcrumb = { label: root.title, path: root.basePath };
  const trail = sidebarTrail(root.sidebar, page.path);
  if (trail.length === 0) {
    const above = page.kind === 'tag' ? [{ label: '', path: page.tagsPath }] : [];
    return [section, ...above, { label: page.title }];
  }
  const categories = trail.slice(0, -1).map((item) => ({ label: item.label, path: item.path }));
  return [section, ...categories, { label: trail.at(-1)!.label }];
}
