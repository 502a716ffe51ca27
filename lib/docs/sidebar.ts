import type { SidebarCategory, SidebarItem, SidebarLink } from './sidebar-types.ts';
import type { Page, SectionVersion } from './types.ts';

/** Calls `visit` for every item with the categories above it, parents before children. */
export function walkSidebar(
  items: readonly SidebarItem[],
  visit: (item: SidebarItem, ancestors: SidebarCategory[]) => void,
  ancestors: SidebarCategory[] = [],
): void {
  for (const item of items) {
    visit(item, ancestors);
    if (item.type === 'category') walkSidebar(item.items, visit, [...ancestors, item]);
  }
}

/**
 * The listed items that have a page, in reading order: depth first, a category's own page before
 * its children.
 */
export function readingOrder(items: readonly SidebarItem[]): { path: string; label: string }[] {
  const order: { path: string; label: string }[] = [];
  walkSidebar(items, (item) => {
    if (item.path !== undefined && !(item.type === 'link' && (item.unlisted || item.ref)))
      order.push({ path: item.path, label: item.label });
  });
  return order;
}

/**
 * Path of the page that an item leads to: its own, or the first one inside a category without a
 * page.
 */
export function firstPath(item: SidebarItem): string | undefined {
  if (item.path !== undefined) return item.path;
  if (item.type !== 'category') return undefined;
  for (const child of item.items) {
    const path = firstPath(child);
    if (path !== undefined) return path;
  }
  return undefined;
}

/** The sidebar that a page shows; empty for a page without one. */
export const sidebarOf = (
  sectionVersion: Pick<SectionVersion, 'sidebar' | 'sidebars'>,
  { sidebar }: Pick<Page, 'sidebar'>,
): readonly SidebarItem[] =>
  sidebar === undefined
    ? sectionVersion.sidebar
    : sidebar === null
      ? []
      : (sectionVersion.sidebars?.[sidebar]?.items ?? []);

/** The id of the sidebar that a page shows; null if it shows none. */
export const sidebarIdOf = (
  { sidebars, sidebarId }: Pick<SectionVersion, 'sidebars' | 'sidebarId'>,
  { sidebar }: Pick<Page, 'sidebar'>,
): string | null =>
  sidebar === undefined ? sidebarId : sidebar === null ? null : (sidebars?.[sidebar]?.id ?? null);

/** The items of all sidebars of a section version. */
export const allItems = ({
  sidebar,
  sidebars,
}: Pick<SectionVersion, 'sidebar' | 'sidebars'>): SidebarItem[] =>
  sidebars?.flatMap(({ items }) => items) ?? sidebar;

/**
 * The categories above a page and the item of the page itself; empty when the page is not in the
 * sidebar.
 */
export function sidebarTrail(items: readonly SidebarItem[], path: string): SidebarItem[] {
  for (const item of items) {
    if (item.path === path) return [item];
    if (item.type === 'category') {
      const below = sidebarTrail(item.items, path);
      if (below.length > 0) return [item, ...below];
    }
  }
  return [];
}

export function findCategory(
  items: readonly SidebarItem[],
  key: string,
): SidebarCategory | undefined {
  for (const item of items) {
    if (item.type !== 'category') continue;
    const found = item.key === key ? item : findCategory(item.items, key);
    if (found) return found;
  }
  return undefined;
}

/**
 * The items that readers see: unlisted pages only while active, categories only with visible items
 * or as plain links.
 */
export function visibleItems(items: readonly SidebarItem[], activePath?: string): SidebarItem[] {
  return items.flatMap((item): SidebarItem[] => {
    if (item.type === 'other') return [item];
    if (item.type === 'link') return item.unlisted && item.path !== activePath ? [] : [item];
    const children = visibleItems(item.items, activePath);
    if (children.length > 0) return [{ ...item, items: children }];
    if (item.path === undefined) return [];
    const link: SidebarLink = {
      type: 'link',
      path: item.path,
      label: item.label,
      description: item.description,
      className: item.className,
      customProps: item.customProps,
    };
    return [link];
  });
}

/**
 * The entry that an unlisted page adds to the sidebar of its section while it is the active page.
 */
export interface UnlistedEntry {
  /** The link of the page, inside those of its categories that are otherwise empty. */
  item: SidebarItem;
  /** Key of the category around it; undefined at the top. */
  parent?: string;
  /** Position among the visible entries: it goes in front of the entry with this index. */
  index: number;
  /** It replaces that entry, because the category was shown as a plain link. */
  replaces: boolean;
}

/** Undefined for a page that the sidebar lists, or that is not in it. */
export function unlistedEntry(
  items: readonly SidebarItem[],
  path: string,
): UnlistedEntry | undefined {
  return firstDifference(visibleItems(items), visibleItems(items, path));
}

function firstDifference(
  usual: readonly SidebarItem[],
  now: readonly SidebarItem[],
  parent?: string,
): UnlistedEntry | undefined {
  for (const [index, item] of now.entries()) {
    const other = usual[index];
    if (item.type === 'category' && other?.type === 'category' && item.key === other.key) {
      const inside = firstDifference(other.items, item.items, item.key);
      if (inside) return inside;
    } else if (
      item.type !== other?.type ||
      item.path !== other.path ||
      item.label !== other.label
    ) {
      return { item, parent, index, replaces: other !== undefined && now.length === usual.length };
    }
  }
  return undefined;
}

/**
 * The visible items of the page's category (of the whole section for a page at the top), without
 * the page itself.
 */
export function sidebarCards(items: readonly SidebarItem[], path: string): SidebarItem[] {
  const category = sidebarTrail(items, path).findLast((item) => item.type === 'category');
  return visibleItems(category?.items ?? items).filter((item) => item.path !== path);
}

interface Landing extends Pick<SectionVersion, 'sidebar' | 'sidebars'> {
  start: readonly SidebarLink[];
}

/**
 * The entries of a section without those that lead to one of its start pages, as a category without
 * a page does whose first page is among them.
 */
export function entriesBesideStart({ start, ...sectionVersion }: Landing): SidebarItem[] {
  const paths = new Set<string | undefined>(start.map(({ path }) => path));
  return visibleItems(allItems(sectionVersion)).filter((item) => !paths.has(firstPath(item)));
}

/**
 * The start pages of a section. None when its list of contents has no other entries, or when the
 * only one has the title of the section, as of an API: it would repeat the head of the page.
 */
export function startLinks(
  sectionVersion: Landing & Partial<Pick<SectionVersion, 'title'>>,
): readonly SidebarLink[] {
  const { start, title } = sectionVersion;
  if (start.length === 1 && start[0]?.label === title) return [];
  return entriesBesideStart(sectionVersion).length > 0 ? start : [];
}
