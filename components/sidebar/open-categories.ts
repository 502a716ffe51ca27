import { isCategory, type CategoryEntry, type SidebarEntry } from './sidebar-entry.ts';

/** Keys of the categories that are closed. */
export type Closed = ReadonlySet<string>;

/** An address without what may differ between hosts: escapes, case, `.html`, a slash at the end. */
export function comparable(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // A malformed escape is compared as it stands.
  }
  return decoded.replace(/(\/index)?\.html$|\/+$/, '').toLowerCase();
}

/** Whether an entry leads to the page at hand. @param here `comparable` */
export const leadsTo = ({ href }: SidebarEntry, here: string): boolean =>
  href !== undefined && comparable(href) === here;

/** Keys of the categories above the page at hand, its own among them. */
export function activeKeys(entries: readonly SidebarEntry[], here: string): ReadonlySet<string> {
  const active = new Set<string>();
  const mark = (list: readonly SidebarEntry[]): boolean =>
    list.filter((entry) => {
      const found = (isCategory(entry) && mark(entry.items)) || leadsTo(entry, here);
      if (found && isCategory(entry)) active.add(entry.key);
      return found;
    }).length > 0;
  mark(entries);
  return active;
}

/** What is closed in a sidebar that is new here: everything that is closed by default and does not lead to the page at hand. */
export const closedAtFirst = (
  entries: readonly SidebarEntry[],
  active: ReadonlySet<string>,
): Closed =>
  new Set(
    levels(entries)
      .flat()
      .filter(({ key, collapsed }) => collapsed && !active.has(key))
      .map(({ key }) => key),
  );

/** After a navigation: what leads to the page opens, and closes its neighbors where the site asks for it. */
export function afterNavigation(
  closed: Closed,
  entries: readonly SidebarEntry[],
  active: ReadonlySet<string>,
  autoCollapse: boolean,
): Closed {
  const opened = [...active]
    .filter((key) => closed.has(key))
    .reduce((now, key) => openCategory(now, entries, key, autoCollapse), closed);
  return new Set([...opened].filter((key) => !active.has(key)));
}

/** Opens or closes a category. */
export function toggleCategory(
  closed: Closed,
  entries: readonly SidebarEntry[],
  key: string,
  autoCollapse: boolean,
): Closed {
  return closed.has(key)
    ? openCategory(closed, entries, key, autoCollapse)
    : new Set([...closed, key]);
}

function openCategory(
  closed: Closed,
  entries: readonly SidebarEntry[],
  key: string,
  autoCollapse: boolean,
): Closed {
  const level = autoCollapse
    ? (levels(entries).find((list) => list.some((category) => category.key === key)) ?? [])
    : [];
  const neighbors = level.filter((category) => !category.fixed).map((category) => category.key);
  const next = new Set([...closed, ...neighbors]);
  next.delete(key);
  return next;
}

/** The categories, those of one list together. */
function levels(entries: readonly SidebarEntry[]): CategoryEntry[][] {
  const own = entries.filter(isCategory);
  return [own, ...own.flatMap(({ items }) => levels(items))];
}

/** How many entries show in a list. */
export const shownRows = (items: readonly SidebarEntry[], closed: Closed): number =>
  items.reduce(
    (rows, item) =>
      rows + 1 + (isCategory(item) && !closed.has(item.key) ? shownRows(item.items, closed) : 0),
    0,
  );
