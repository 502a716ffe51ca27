import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether React has hydrated the page: false on the server and in the first render, which must
 * match the server's.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
