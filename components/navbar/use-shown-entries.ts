import type { MenuEntry, MenuItem, VersionItem } from './navbar-items-data.ts';
import { useNavbar } from './navbar-context.tsx';

/** The entries of a menu that are shown: an unlisted page only on itself. */
export function useShownEntries(entries: readonly MenuEntry[]): MenuEntry[] {
  const { shown } = useNavbar();
  return entries.filter((entry) => entry.type !== 'link' || !entry.unlisted || shown(entry).exact);
}

/** Label of a menu's button: of versions, the one that the reader uses, as the menu names it. */
export function useMenuLabel({ kind, label, section, entries }: MenuItem): string {
  const { versionUsed } = useNavbar();
  const used = kind === 'versions' && section !== undefined ? versionUsed(section) : undefined;
  const own = entries.find(
    (entry): entry is VersionItem => entry.type === 'version' && entry.name === used?.name,
  );
  return own?.label ?? used?.label ?? label;
}
