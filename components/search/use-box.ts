import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { pendingNavigation } from '@/components/navigation/pending-navigation.ts';
import type { BoxState } from './box-model.ts';
import type { BoxField } from './box-field.ts';
import type { BoxStore } from './box-store.ts';
import { loadSearch } from './load-search.ts';
import type { Search } from './search-entry.ts';
import type { SearchFiles } from './start.ts';
import { useLazyLoad } from './use-lazy-load.ts';

const never = () => () => undefined;
const nothing = () => undefined;

export interface Box {
  /** The code and the state of the box, when they are loaded. */
  search?: Search;
  store?: BoxStore;
  state?: BoxState;
  hasFailed: boolean;
  /** Loads the code, and the index for the current page. */
  wake: () => void;
  /** The same, because the reader types. */
  wakeForText: () => void;
  /**
   * The reader has turned to the field, or away from it. A focus alone, as by a Tab that passes, is
   * neither.
   */
  turn: (isTo: boolean) => void;
  /** The status to show until the code is loaded, if the reader has used the box. */
  status?: 'loading' | 'opening';
  setStatus: (status?: 'loading' | 'opening') => void;
}

/**
 * The search box, from a plain form to one with suggestions. Its code is loaded once, when it is
 * needed.
 */
export function useBox(files: SearchFiles, field: BoxField): Box {
  const [load, begin] = useLazyLoad(async () => {
    const search = await loadSearch(files);
    return { search, store: new search.BoxStore(search.session, field, files.searchPage) };
  });
  const { search, store } = load.status === 'ready' ? load.loaded : {};
  const state = useSyncExternalStore(
    store?.subscribe ?? never,
    store?.getState ?? nothing,
    nothing,
  );
  const [status, setStatus] = useState<Box['status']>();
  const enterPressed = useRef(false);
  const isTurnedTo = useRef(false);
  const typedAt = useRef<number>(undefined);
  useEffect(() => {
    enterPressed.current = status === 'opening';
  }, [status]);
  useEffect(() => {
    if (!store) return;
    const stop = store.start(typedAt.current);
    if (enterPressed.current) store.enter();
    else if (isTurnedTo.current) store.turnedTo();
    // The list closes when the reader leaves the page.
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
  const wakeForText = () => {
    typedAt.current = performance.now();
    wake();
  };
  const turn = (isTo: boolean) => {
    isTurnedTo.current = isTo;
    if (isTo) store?.turnedTo();
  };
  const hasFailed = load.status === 'failed';
  return { search, store, state, hasFailed, wake, wakeForText, turn, status, setStatus };
}
