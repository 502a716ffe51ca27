import { useMemo, useSyncExternalStore } from 'react';
import { followStorage, readStorage } from './storage.ts';

const NONE = '[]';

/**
 * The texts of a store, null for each that is not kept. No items if none is kept, as on the server
 * and in the first render, so that most pages need no second one.
 * @param subscribe see `useSyncExternalStore`
 */
export function useTexts(
  subscribe: (changed: () => void) => () => void,
  read: () => (string | null)[],
): (string | null)[] {
  // React compares snapshots by identity: equal values give equal text.
  const snapshot = useSyncExternalStore(
    subscribe,
    () => {
      const texts = read();
      return texts.every((text) => text === null) ? NONE : JSON.stringify(texts);
    },
    () => NONE,
  );
  return useMemo(() => JSON.parse(snapshot) as (string | null)[], [snapshot]);
}

/** The values of several keys in localStorage, in their order, also when another tab changes them. */
export const useStoredValues = (keys: readonly string[]): (string | null)[] =>
  useTexts(followStorage, () => keys.map((key) => readStorage('local', key)));
