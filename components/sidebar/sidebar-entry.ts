/** What a link of a sidebar has beside its label and address. */
export interface Leaf {
  /** Method of the API operation that it leads to. */
  method?: string;
  deprecated?: boolean;
  className?: string;
}

/** What a category has beside them. */
export interface Branch {
  /** Unique in its sidebar. */
  key: string;
  /** It cannot be closed. */
  fixed?: boolean;
  /** It is closed until something in it is opened. */
  collapsed?: boolean;
  className?: string;
}

type PackedLink = readonly [label: string, path: string, more?: Leaf];
type PackedCategory = readonly [
  label: string,
  path: string | null,
  more: Branch,
  items: readonly PackedEntry[],
];

/** An entry on its way to the browser: its path follows the section's, or begins with a slash when it lies elsewhere. */
export type PackedEntry = PackedLink | PackedCategory;

export interface LinkEntry extends Leaf {
  label: string;
  href: string;
}

export interface CategoryEntry extends Branch {
  label: string;
  /** Of its own page, if it has one. */
  href?: string;
  items: readonly SidebarEntry[];
}

export type SidebarEntry = LinkEntry | CategoryEntry;

/** What an unlisted page adds to the sidebar while it is the page at hand: see `unlistedEntry` in lib/docs/sidebar.ts. */
export interface OwnEntry {
  entry: PackedEntry;
  parent?: string;
  index: number;
  replaces: boolean;
}

export const isCategory = (entry: SidebarEntry): entry is CategoryEntry => 'items' in entry;

/** @param base address of the section, without the slash that the home page's ends with */
export function unpackEntries(packed: readonly PackedEntry[], base: string): SidebarEntry[] {
  const hrefOf = (path: string): string =>
    path === '' ? base || '/' : path.startsWith('/') ? path : `${base}/${path}`;
  return packed.map((entry): SidebarEntry => {
    if (entry.length !== 4) {
      const [label, path, more] = entry;
      return { ...more, label, href: hrefOf(path) };
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

/** The sidebar with the entry of an unlisted page in its place. */
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
