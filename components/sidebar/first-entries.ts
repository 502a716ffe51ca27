import { routerHref } from '@/components/navigation/base-path.ts';
import { activeKeys, leadsTo } from './open-categories.ts';
import {
  isCategory,
  type CategoryEntry,
  type LinkEntry,
  type SidebarEntry,
} from './sidebar-entry.ts';

/** So many links before and after that of the current page are in the HTML. */
const AROUND = 20;

/**
 * The part of a long list that is in the HTML: all categories, and the links of the open one around
 * the current page. In a category without a page of its own they are there on pages outside of all
 * categories, where a reader without script finds them.
 * @param all what the link to the others says, with `{count}`
 */
export function firstEntries(
  entries: readonly SidebarEntry[],
  here: string,
  all: string,
): SidebarEntry[] {
  const active = activeKeys(entries, here);
  const [start] = entries;
  const shorten = (category: CategoryEntry): CategoryEntry => {
    const { key, href, items } = category;
    const links = items.filter((item): item is LinkEntry => !isCategory(item));
    const listed = active.has(key)
      ? around(links, here, {
          label: all.replace('{count}', String(links.length)),
          href: href ?? start?.href ?? '',
          more: true,
        })
      : href === undefined && active.size === 0
        ? links
        : [];
    return { ...category, items: [...items.filter(isCategory).map(shorten), ...listed] };
  };
  return entries.map((entry) => (isCategory(entry) ? shorten(entry) : entry));
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

/** The same part, as the HTML has it. @param categories without their links */
export function entriesInPage(
  categories: readonly SidebarEntry[],
  list: Element | null,
): SidebarEntry[] {
  const rows = new Map(
    [...(list?.querySelectorAll<HTMLElement>('li[data-category]') ?? [])].map((row) => [
      row.dataset.category,
      row,
    ]),
  );
  const fill = (entry: SidebarEntry): SidebarEntry =>
    isCategory(entry)
      ? { ...entry, items: [...entry.items.map(fill), ...linksIn(rows.get(entry.key))] }
      : entry;
  return categories.map(fill);
}

const linksIn = (category: HTMLElement | undefined): LinkEntry[] =>
  [
    ...(category?.querySelectorAll<HTMLElement>(':scope > ul > li:not([data-category])') ?? []),
  ].flatMap((row) => {
    const link = row.querySelector('a');
    if (!link) return [];
    const method = link.querySelector('b')?.dataset.method;
    const label = method === undefined ? link : link.querySelector('b + span');
    return {
      label: label?.textContent ?? '',
      href: routerHref(link.getAttribute('href') ?? ''),
      method,
      deprecated: row.dataset.deprecated === undefined ? undefined : true,
      more: row.dataset.more === undefined ? undefined : true,
    };
  });
