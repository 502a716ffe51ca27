import { activeKeys, leadsTo } from './open-categories.ts';
import {
  isCategory,
  type CategoryEntry,
  type LinkEntry,
  type SidebarEntry,
} from './sidebar-entry.ts';

/** So many links before and after that of the current page are in the HTML. */
const AROUND = 10;

/** The links of a long list that are in the HTML, by the keys of their categories. */
export type FirstLinks = Readonly<Record<string, readonly LinkEntry[]>>;

/**
 * The links of the open category around the current page. Those of a category without a page of its
 * own are there on pages outside of all categories, where a reader without script finds them.
 * @param all what the link to the others says, with `{count}`
 */
export function firstLinks(
  entries: readonly SidebarEntry[],
  here: string,
  all: string,
): FirstLinks {
  const active = activeKeys(entries, here);
  const [start] = entries;
  const shown = ({ key, href, items }: CategoryEntry): readonly LinkEntry[] => {
    const links = items.filter((item): item is LinkEntry => !isCategory(item));
    const more: LinkEntry = {
      label: all.replace('{count}', String(links.length)),
      href: href ?? start?.href ?? '',
      more: true,
    };
    if (active.has(key)) return around(links, here, more);
    return href === undefined && active.size === 0 ? links : [];
  };
  const categories = (list: readonly SidebarEntry[]): CategoryEntry[] =>
    list.filter(isCategory).flatMap((category) => [category, ...categories(category.items)]);
  return Object.fromEntries(
    categories(entries)
      .map((category) => [category.key, shown(category)] as const)
      .filter(([, links]) => links.length > 0),
  );
}

function around(links: readonly LinkEntry[], here: string, more: LinkEntry): LinkEntry[] {
  const at = links.findIndex((link) => leadsTo(link, here));
  const from = Math.max(0, at - AROUND);
  const to = Math.max(at, AROUND) + AROUND + 1;
  return [
    ...(from > 0 ? [more] : []),
    ...links.slice(from, to),
    ...(to < links.length ? [more] : []),
  ];
}

/** Categories with their links. */
export const withLinks = (categories: readonly SidebarEntry[], links: FirstLinks): SidebarEntry[] =>
  categories.map((entry) =>
    isCategory(entry)
      ? { ...entry, items: [...withLinks(entry.items, links), ...(links[entry.key] ?? [])] }
      : entry,
  );
