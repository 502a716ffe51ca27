import { publicHref } from './base-path.ts';
import { Listeners } from '@/components/storage/listeners.ts';

/** A navigation whose page has not been rendered yet. */
export interface PendingNavigation {
  /** Public address of the target: path, query, hash. */
  href: string;
  type: 'push' | 'replace' | 'traverse';
}

let pending: PendingNavigation | undefined;
const listeners = new Listeners();

function set(next: PendingNavigation | undefined): void {
  pending = next;
  listeners.tell();
}

/**
 * The pending navigation, as a store for `useSyncExternalStore`. Next reports the start; a change
 * of the pathname is the end.
 */
export const pendingNavigation = {
  get: (): PendingNavigation | undefined => pending,
  subscribe: listeners.subscribe,
  /**
   * @param url argument of `onRouterTransitionStart`: without the base path, except after Back and
   * Forward
   */
  begin: (url: string, type: PendingNavigation['type']): void =>
    set({ href: type === 'traverse' ? url : publicHref(url), type }),
  end: (): void => {
    if (pending) set(undefined);
  },
  /** Ends it in Next, too, which drops a navigation when the address is set to another one. */
  cancel: (): void => {
    window.history.replaceState(null, '', location.href);
    set(undefined);
  },
};
