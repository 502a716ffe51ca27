import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * A value that only the browser knows, and that does not change while the page is open. In the
 * HTML, and in the first render of the browser, which must match it, it is `before`.
 */
export const useBrowserValue = <T>(read: () => T, before: T): T =>
  useSyncExternalStore(never, read, () => before);
