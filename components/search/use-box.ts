import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { pendingNavigation } from '@/components/navigation/pending-navigation.ts';
import type { BoxState } from './box-state.ts';
import type { BoxField, BoxStore } from './box-store.ts';
import { loadSearch } from './load-search.ts';
import type { Search } from './search-entry.ts';
import type { SearchFiles } from './start.ts';
import { useSearch } from './use-search.ts';

const never = () => () => undefined;
const nothing = () => undefined;

export interface Box {
  /** What the box does, when its script is there, and what it shows. */
  search?: Search;
  store?: BoxStore;
  state?: BoxState;
  hasFailed: boolean;
  /** Loads the script, and the index of the place where the reader is. */
  wake: () => void;
  /** What is said while the script is on its way, when the reader has asked for something. */
  told?: 'loading' | 'opening';
  tell: (told?: 'loading' | 'opening') => void;
}

/** The search box from the plain form to the one that answers: its script is loaded once, when it is wanted. */
export function useBox(files: SearchFiles, searchPage: string, field: BoxField): Box {
  const [load, begin] = useSearch(async () => {
    const search = await loadSearch(files);
    return { search, store: new search.BoxStore(search.session, field, searchPage) };
  });
  const { search, store } = load.status === 'ready' ? load.search : {};
  const state = useSyncExternalStore(
    store?.subscribe ?? never,
    store?.getState ?? nothing,
    nothing,
  );
  const [told, tell] = useState<Box['told']>();
  const enterPressed = useRef(false);
  useEffect(() => {
    enterPressed.current = told === 'opening';
  }, [told]);
  useEffect(() => {
    if (!store) return;
    const stop = store.start();
    if (enterPressed.current) store.enter();
    // What lies over a page closes when the reader leaves it.
    const unsubscribe = pendingNavigation.subscribe(() => pendingNavigation.get() && store.close());
    return () => {
      unsubscribe();
      stop();
    };
  }, [store]);
  const wake = () => {
    begin();
    store?.prepare();
  };
  return { search, store, state, hasFailed: load.status === 'failed', wake, told, tell };
}
