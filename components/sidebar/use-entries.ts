import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { keptForHtml } from '@/components/frame/html-only.ts';
import { useHydrated } from '@/components/navigation/use-hydrated.ts';
import type { PackedEntry } from '@/lib/docs/packed-entries.ts';
import { firstLinks, withLinks, type FirstLinks } from './first-entries.ts';
import { linksInPage } from './first-links-script.tsx';
import { entryFiles } from './load-entries.ts';
import { readEntries } from './read-entries.ts';
import { holdActive } from './scroll-to-active.ts';
import { unpackEntries, type SidebarEntry } from './sidebar-entry.ts';

interface Source {
  /** The whole list, or its categories if it has a file. */
  packed: readonly PackedEntry[];
  base: string;
  /** Address of the file with the whole list. */
  file: string | undefined;
  here: string;
  /** See `firstLinks`. */
  all: string;
}

export interface ListedEntries {
  entries: readonly SidebarEntry[];
  /** Those of its links that the HTML has. */
  links: FirstLinks | undefined;
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
  const [links] = useState((): FirstLinks | undefined => {
    if (file === undefined || hydrated) return undefined;
    const kept = keptForHtml(file);
    return kept === undefined
      ? linksInPage()
      : firstLinks(unpackEntries(readEntries(kept), base), here, all);
  });
  const [whole, setWhole] = useState(() =>
    file !== undefined && hydrated ? entryFiles.loaded(file) : undefined,
  );
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (file === undefined || whole || failed) return;
    let isWanted = true;
    entryFiles.load(file).then(
      (entries) => isWanted && holdActive(document, () => flushSync(() => setWhole(entries))),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [file, whole, failed]);
  const entries = useMemo(
    () =>
      whole ? unpackEntries(whole, base) : withLinks(unpackEntries(packed, base), links ?? {}),
    [whole, packed, base, links],
  );
  const status = file === undefined ? 'none' : whole ? 'loaded' : failed ? 'failed' : 'loading';
  return { entries, links, status, retry: () => setFailed(false) };
}
