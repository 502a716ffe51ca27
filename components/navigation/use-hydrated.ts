import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page has come to life: false on the server and in the first render, which is the same as the server's. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
