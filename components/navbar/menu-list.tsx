'use client';

import { MenuEntryLink } from './menu-entry-link.tsx';
import type { MenuEntry } from './navbar-items-data.ts';
import { useShownEntries } from './use-shown-entries.ts';
import styles from './menu-list.module.css';

/** Menu entries as list items, for the navbar without script and for the mobile menu. */
export function MenuList({
  entries,
  className,
}: {
  entries: readonly MenuEntry[];
  /** Of each link. */ className: string | undefined;
}) {
  return useShownEntries(entries).map((entry, index) =>
    entry.type === 'html' ? (
      <li key={index} className={styles.html} dangerouslySetInnerHTML={{ __html: entry.html }} />
    ) : (
      <li key={index}>
        <MenuEntryLink entry={entry} className={className} />
      </li>
    ),
  );
}
