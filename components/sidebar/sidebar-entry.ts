import type { Branch, Leaf, PackedEntry } from '@/lib/docs/packed-entries.ts';

export interface LinkEntry extends Leaf {
  label: string;
  href: string;
  /** Stands for the entries that the HTML leaves out. */
  more?: boolean;
}

export interface CategoryEntry extends Branch {
  label: string;
  /** Address of the category's own page, if any. */
  href?: string;
  items: readonly SidebarEntry[];
}

export type SidebarEntry = LinkEntry | CategoryEntry;

/**
 * The entry that an unlisted page adds to the sidebar while it is the current page: see
 * `unlistedEntry` in lib/docs/sidebar.ts.
 */
export interface OwnEntry {
  entry: PackedEntry;
  parent?: string;
  index: number;
  replaces: boolean;
}

export const isCategory = (entry: SidebarEntry): entry is CategoryEntry => 'items' in entry;

/** @param base address of the section without a trailing slash */
export function unpackEntries(packed: readonly PackedEntry[], base: string): SidebarEntry[] {
  const hrefOf = (path: string): string =>
    path === '' ? base || '/' : path.startsWith('/') ? path : `${base}/${path}`;
  return packed.map((entry): SidebarEntry => {
    if (entry.length !== 4) {
      const [label, path, more] = entry;
      return { ...more, label, href: more?.outside ? path : hrefOf(path) };
    }
    const [label, path, more, items] = entry;
    return {
      ...more,
      label,
      href: path === null ? undefined : hrefOf(path),
      items: unpackEntries(items, base),
    };
  });
}

/** The sidebar's entries with that of the current unlisted page. */
export function withOwnEntry(
  entries: readonly SidebarEntry[],
  own: OwnEntry | undefined,
  base: string,
): readonly SidebarEntry[] {
  if (!own) return entries;
  if (own.parent === undefined)
    return entries.toSpliced(own.index, own.replaces ? 1 : 0, ...unpackEntries([own.entry], base));
  return entries.map((entry) => {
    if (!isCategory(entry)) return entry;
    return {
      ...entry,
      items: withOwnEntry(
        entry.items,
        entry.key === own.parent ? { ...own, parent: undefined } : own,
        base,
      ),
    };
  });
}
