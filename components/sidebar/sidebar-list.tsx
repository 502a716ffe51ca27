'use client';

import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { usePublicPath } from '@/components/navigation/public-path.ts';
import { useHydrated } from '@/components/navigation/use-hydrated.ts';
import {
  activeKeys,
  afterNavigation,
  closedAtFirst,
  comparable,
  toggleCategory,
} from './open-categories.ts';
import { useOwnEntry } from './own-entry.tsx';
import { scrollToActive } from './scroll-to-active.ts';
import { SidebarEntries, type SidebarWords } from './sidebar-entries.tsx';
import { unpackEntries, withOwnEntry, type PackedEntry } from './sidebar-entry.ts';
import styles from './sidebar-list.module.css';

interface Props {
  entries: readonly PackedEntry[];
  base: string;
  /** Opening a category closes its neighbors. */
  autoCollapse: boolean;
  words: SidebarWords;
  /** List items before and after the section's own. */
  before?: ReactNode;
  after?: ReactNode;
}

/**
 * The list of a sidebar. It is part of its section's layout, so it keeps what a reader has opened while he moves in the section. Closed
 * lists stand in the HTML: styles hide them where script works.
 */
export function SidebarList({ entries: packed, base, autoCollapse, words, before, after }: Props) {
  const own = useOwnEntry();
  const here = comparable(usePublicPath());
  const entries = useMemo(
    () => withOwnEntry(unpackEntries(packed, base), own, base),
    [packed, base, own],
  );
  const active = useMemo(() => activeKeys(entries, here), [entries, here]);
  const [state, setState] = useState(() => ({ here, own, closed: closedAtFirst(entries, active) }));
  if (state.here !== here || state.own !== own)
    setState({ here, own, closed: afterNavigation(state.closed, entries, active, autoCollapse) });
  const toggle = (key: string) =>
    setState({ ...state, closed: toggleCategory(state.closed, entries, key, autoCollapse) });
  return (
    <ul className={styles.list} data-level={1}>
      {before}
      <SidebarEntries
        entries={entries}
        level={1}
        shared={{ here, active, closed: state.closed, toggle, words }}
      />
      {after}
      <ShowActive />
    </ul>
  );
}

/** In a sidebar that comes with a navigation. In the HTML of the first page the script behind the list does it. */
function ShowActive() {
  const [fresh] = useState(useHydrated());
  useLayoutEffect(() => {
    if (fresh) scrollToActive(document);
  }, [fresh]);
  return null;
}
