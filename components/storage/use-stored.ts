import { useMemo, useSyncExternalStore } from 'react';
import { followStorage, readStorage } from './storage.ts';

/**
 * The texts of a store, null for each that is not kept. None on the server and in the first render.
 * @param subscribe see `useSyncExternalStore`
 */
export function useTexts(
  subscribe: (changed: () => void) => () => void,
  read: () => (string | null)[],
): (string | null)[] {
  // React compares snapshots by identity: equal values give equal text.
  const snapshot = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(read()),
    () => '[]',
  );
  return useMemo(() => JSON.parse(snapshot) as (string | null)[], [snapshot]);
}

/** The values of several keys in localStorage, in their order, also when another tab changes them. */
export const useStoredValues = (keys: readonly string[]): (string | null)[] =>
  useTexts(followStorage, () => keys.map((key) => readStorage('local', key)));
