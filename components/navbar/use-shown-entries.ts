import type { MenuEntry, MenuItem, VersionItem } from './navbar-items-data.ts';
import { useNavbar } from './navbar-context.tsx';

/** The visible entries of a menu. An unlisted page's entry is visible only on that page. */
export function useShownEntries(entries: readonly MenuEntry[]): MenuEntry[] {
  const { shown } = useNavbar();
  return entries.filter((entry) => entry.type !== 'link' || !entry.unlisted || shown(entry).exact);
}

/** Label of a menu's button. A version menu shows the reader's version. */
export function useMenuLabel({ kind, label, section, entries }: MenuItem): string {
  const { versionUsed } = useNavbar();
  const used = kind === 'versions' && section !== undefined ? versionUsed(section) : undefined;
  const own = entries.find(
    (entry): entry is VersionItem => entry.type === 'version' && entry.name === used?.name,
  );
  return own?.label ?? used?.label ?? label;
}
