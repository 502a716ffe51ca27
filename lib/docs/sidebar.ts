import type { SidebarCategory, SidebarItem, SidebarLink } from './sidebar-types.ts';

/** Calls `visit` for every item, parents before children, with the categories that lead to it. */
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

/** The items that have a page, in reading order: depth first, a category's own page before its children. */
export function readingOrder(items: readonly SidebarItem[]): { path: string; label: string }[] {
  const order: { path: string; label: string }[] = [];
  walkSidebar(items, (item) => {
    if (item.path !== undefined && !(item.type === 'link' && item.unlisted))
      order.push({ path: item.path, label: item.label });
  });
  return order;
}

/** Path of the first page that an item leads to; a category without own page leads to its first child. */
export function firstPath(item: SidebarItem): string | undefined {
  if (item.path !== undefined) return item.path;
  if (item.type === 'link') return undefined;
  for (const child of item.items) {
    const path = firstPath(child);
    if (path !== undefined) return path;
  }
  return undefined;
}

/** The categories above a page and the item itself; empty when the sidebar does not know the page. */
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

/** What a reader may see: unlisted pages only while they are the active one, categories only with something in them. */
export function visibleItems(items: readonly SidebarItem[], activePath?: string): SidebarItem[] {
  return items.flatMap((item): SidebarItem[] => {
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
    };
    return [link];
  });
}

/** What an unlisted page adds to its section's sidebar while it is the page at hand. */
export interface UnlistedEntry {
  /** The page's link, in those of its categories that show nothing otherwise. */
  item: SidebarItem;
  /** Key of the category that it stands in; undefined at the top. */
  parent?: string;
  /** Before which of the visible entries it stands. */
  index: number;
  /** It stands in the place of that entry: a category that was a plain link. */
  replaces: boolean;
}

/** Undefined for a page that the sidebar shows anyway, or does not know. */
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
    } else if (item.type !== other?.type || item.path !== other.path) {
      return { item, parent, index, replaces: other !== undefined && now.length === usual.length };
    }
  }
  return undefined;
}

/** Cards of what lies in the same category as a page (at the top, in the whole section), the page itself left out. */
export function sidebarCards(items: readonly SidebarItem[], path: string): SidebarItem[] {
  const category = sidebarTrail(items, path).findLast((item) => item.type === 'category');
  return visibleItems(category?.items ?? items).filter((item) => item.path !== path);
}

/** The pages that a section's front page offers to begin with; none where its list of contents says nothing else. */
export function startLinks({
  start,
  sidebar,
}: {
  start: readonly SidebarLink[];
  sidebar: readonly SidebarItem[];
}): readonly SidebarLink[] {
  const saysMore = visibleItems(sidebar).some(
    ({ path }) => !start.some((link) => link.path === path),
  );
  return saysMore ? start : [];
}
