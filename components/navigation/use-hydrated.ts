import { useBrowserValue } from './use-browser-value.ts';

/**
 * Whether React has hydrated the page: false on the server and in the first render, which must
 * match the server's.
 */
export const useHydrated = (): boolean => useBrowserValue(() => true, false);
