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
 * The list of a sidebar. It is part of the section's layout, so open categories stay open while the
 * reader moves within the section. The HTML contains closed lists, too, except in the references of
 * large APIs; styles hide them if script works.
 */
export function SidebarList({ entries: packed, base, autoCollapse, words, before, after }: Props) {
  const own = useOwnEntry();
  const here = comparable(usePublicPath());
  const entries = useMemo(
    () => withOwnEntry(unpackEntries(packed, base), own, base),
    [packed, base, own],
  );
  const long = useMemo(() => isLong(packed), [packed]);
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
        shared={{ here, active, closed: state.closed, toggle, words, long }}
      />
      {after}
      <ShowActive />
    </ul>
  );
}

/** References of large APIs: each of their pages has the sidebar. */
const MANY_OPERATIONS = 300;

const isLong = (entries: readonly PackedEntry[]): boolean =>
  operationsIn(entries) > MANY_OPERATIONS;

const operationsIn = (entries: readonly PackedEntry[]): number =>
  entries.reduce(
    (sum, [, , more, items]) =>
      sum + (items ? operationsIn(items) : more && 'method' in more ? 1 : 0),
    0,
  );

/** Scrolls to the current page after a navigation. On the first page, an inline script does it. */
function ShowActive() {
  const [fresh] = useState(useHydrated());
  useLayoutEffect(() => {
    if (fresh) scrollToActive(document);
  }, [fresh]);
  return null;
}
