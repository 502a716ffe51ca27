'use client';

import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { comparablePath } from '@/components/navigation/comparable-path.ts';
import { usePublicPath } from '@/components/navigation/public-path.ts';
import { useHydrated } from '@/components/navigation/use-hydrated.ts';
import type { PackedEntry } from '@/lib/docs/packed-entries.ts';
import { activeKeys, afterNavigation, closedAtFirst, toggleCategory } from './open-categories.ts';
import { FirstLinksScript } from './first-links-script.tsx';
import { useOwnEntry } from './own-entry.tsx';
import { scrollToActive } from './scroll-to-active.ts';
import { SidebarEntries, type SidebarWords } from './sidebar-entries.tsx';
import { withOwnEntry } from './sidebar-entry.ts';
import { useEntries } from './use-entries.ts';
import styles from './sidebar-list.module.css';

interface Props {
  /** The section's entries, or only its categories if `file` has all. */
  entries: readonly PackedEntry[];
  base: string;
  /** Address of the file with a long list. */
  file?: string;
  /** Opening a category closes its neighbors. */
  autoCollapse: boolean;
  words: SidebarWords;
  /** List items before and after the section's own. */
  before?: ReactNode;
  after?: ReactNode;
}

/**
 * The list of a sidebar. It is part of the section's layout, so open categories stay open while the
 * reader moves within the section. The HTML contains closed lists, too, except those of a list with
 * a file; styles hide them if script works.
 */
export function SidebarList({
  entries: packed,
  base,
  file,
  autoCollapse,
  words,
  before,
  after,
}: Props) {
  const own = useOwnEntry();
  const here = comparablePath(usePublicPath());
  const {
    entries: listed,
    links,
    status,
    retry,
  } = useEntries({
    packed,
    base,
    file,
    here,
    all: words.file?.all ?? '',
  });
  const entries = useMemo(() => withOwnEntry(listed, own, base), [listed, own, base]);
  const active = useMemo(() => activeKeys(entries, here), [entries, here]);
  // The list of a file can bring the category of the current page.
  const trail = [...active].join('\n');
  const [state, setState] = useState(() => ({
    here,
    own,
    trail,
    closed: closedAtFirst(entries, active),
  }));
  if (state.here !== here || state.own !== own || state.trail !== trail)
    setState({
      here,
      own,
      trail,
      closed: afterNavigation(state.closed, entries, active, autoCollapse),
    });
  const toggle = (key: string) =>
    setState((current) => ({
      ...current,
      closed: toggleCategory(current.closed, entries, key, autoCollapse),
    }));
  return (
    <ul className={styles.list} data-level={1}>
      {before}
      {file !== undefined && <FirstLinksScript links={links} />}
      <SidebarEntries
        entries={entries}
        level={1}
        shared={{ here, active, closed: state.closed, toggle, words, status, retry }}
      />
      {after}
      <ShowActive />
    </ul>
  );
}

/** Scrolls to the current page after a navigation. On the first page, an inline script does it. */
function ShowActive() {
  const [fresh] = useState(useHydrated());
  useLayoutEffect(() => {
    if (fresh) scrollToActive(document);
  }, [fresh]);
  return null;
}
