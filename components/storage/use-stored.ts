import { useMemo, useSyncExternalStore } from 'react';
import { followStorage, readStorage } from './storage.ts';

/**
 * The values of several keys in localStorage, in their order, also when another tab changes them. A
 * value is null on the server, in the first render, and when nothing is stored.
 */
export function useStoredValues(keys: readonly string[]): (string | null)[] {
  // React compares snapshots by identity: equal values give equal text.
  const snapshot = useSyncExternalStore(
    followStorage,
    () => JSON.stringify(keys.map((key) => readStorage('local', key))),
    () => '[]',
  );
  const count = keys.length;
  return useMemo(() => {
    const values: unknown = JSON.parse(snapshot);
    return Array.from({ length: count }, (_, index) => textAt(values, index));
  }, [snapshot, count]);
}

function textAt(values: unknown, index: number): string | null {
  const value: unknown = Array.isArray(values) ? values[index] : undefined;
  return typeof value === 'string' ? value : null;
}
