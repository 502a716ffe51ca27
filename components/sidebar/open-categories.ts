import { comparablePath } from '@/components/navigation/comparable-path.ts';
import { isCategory, type CategoryEntry, type SidebarEntry } from './sidebar-entry.ts';

/** Keys of closed categories. */
export type Closed = ReadonlySet<string>;

/**
 * Whether an entry leads to the current page.
 * @param here from `comparablePath`
 */
export const leadsTo = (entry: SidebarEntry, here: string): boolean =>
  entry.href !== undefined &&
  !('more' in entry && entry.more === true) &&
  comparablePath(entry.href) === here;

/** Keys of the categories that contain the current page or have it as their own page. */
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

/** Initially closed categories: closed by default and without the current page. */
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

/**
 * Closed categories after a navigation: those with the current page open and, with `autoCollapse`,
 * their neighbors close.
 */
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

/** The categories, grouped by list. */
function levels(entries: readonly SidebarEntry[]): CategoryEntry[][] {
  const own = entries.filter(isCategory);
  return [own, ...own.flatMap(({ items }) => levels(items))];
}

/** Number of visible entries in a list. */
export const shownRows = (items: readonly SidebarEntry[], closed: Closed): number =>
  items.reduce(
    (rows, item) =>
      rows + 1 + (isCategory(item) && !closed.has(item.key) ? shownRows(item.items, closed) : 0),
    0,
  );
