import { useSyncExternalStore } from 'react';
import { followStorage, readStorage, type StorageKind } from './storage.ts';

/** What the browser keeps under a key, also when another tab changes it; null on the server, in the first render, and when there is nothing. */
function useStored(key: string, kind: StorageKind = 'local'): string | null {
  return useSyncExternalStore(
    followStorage,
    () => readStorage(kind, key),
    () => null,
  );
}

/** The same for several keys at once, in their order. */
export function useStoredValues(
  keys: readonly string[],
  kind: StorageKind = 'local',
): (string | null)[] {
  // Snapshots are compared by identity: a text is the same as long as its values are.
  const snapshot = useSyncExternalStore(
    followStorage,
    () => JSON.stringify(keys.map((key) => readStorage(kind, key))),
    () => '[]',
  );
  const values = JSON.parse(snapshot) as (string | null)[];
  return keys.map((_, index) => values[index] ?? null);
}
