import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { keptForHtml } from '@/components/frame/html-only.ts';
import { useHydrated } from '@/components/navigation/use-hydrated.ts';
import type { PackedEntry } from '@/lib/docs/packed-entries.ts';
import { entriesInPage, firstEntries } from './first-entries.ts';
import { loadedEntries, loadEntries } from './load-entries.ts';
import { holdActive } from './scroll-to-active.ts';
import { unpackEntries, type SidebarEntry } from './sidebar-entry.ts';

interface Source {
  /** The whole list, or its categories if it has a file. */
  packed: readonly PackedEntry[];
  base: string;
  /** Address of the file with the whole list. */
  file: string | undefined;
  here: string;
  /** See `firstEntries`. */
  all: string;
}

export interface ListedEntries {
  entries: readonly SidebarEntry[];
  /** Of the file; `none` without one. */
  status: 'none' | 'loading' | 'loaded' | 'failed';
  retry: () => void;
}

/**
 * The entries of a sidebar. Of a long list, the HTML has the part around the current page, and the
 * file is loaded afterwards.
 */
export function useEntries({ packed, base, file, here, all }: Source): ListedEntries {
  const hydrated = useHydrated();
  const [first] = useState(() => {
    if (file === undefined) return undefined;
    const categories = unpackEntries(packed, base);
    if (hydrated) return categories;
    const kept = typeof window === 'undefined' ? keptForHtml(file) : undefined;
    return kept === undefined
      ? entriesInPage(categories, listInPage())
      : firstEntries(unpackEntries(JSON.parse(kept) as PackedEntry[], base), here, all);
  });
  const [whole, setWhole] = useState(() =>
    file !== undefined && hydrated ? loadedEntries(file) : undefined,
  );
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (file === undefined || whole || failed) return;
    let isWanted = true;
    loadEntries(file).then(
      (entries) => isWanted && holdActive(document, () => flushSync(() => setWhole(entries))),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [file, whole, failed]);
  const known = whole ?? (file === undefined ? packed : undefined);
  const entries = useMemo(
    () => (known ? unpackEntries(known, base) : (first ?? [])),
    [known, base, first],
  );
  const status = file === undefined ? 'none' : whole ? 'loaded' : failed ? 'failed' : 'loading';
  return { entries, status, retry: () => setFailed(false) };
}

const listInPage = (): Element | null =>
  typeof document === 'undefined'
    ? null
    : document.querySelector('#docs-sidebar ul[data-level="1"]');
