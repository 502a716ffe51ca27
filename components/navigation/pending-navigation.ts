import { publicHref } from '@/components/navigation/base-path.ts';

/** A navigation that has begun and whose page has not arrived. */
export interface PendingNavigation {
  /** Public address of the target: path, query, hash. */
  href: string;
  type: 'push' | 'replace' | 'traverse';
}

let pending: PendingNavigation | undefined;
const listeners = new Set<() => void>();

function set(next: PendingNavigation | undefined): void {
  pending = next;
  for (const listener of listeners) listener();
}

/** What is on its way, as a store for `useSyncExternalStore`: Next tells the begin, a change of the pathname the end. */
export const pendingNavigation = {
  get: (): PendingNavigation | undefined => pending,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** @param url as `onRouterTransitionStart` is given it: without the base path, unless the browser went back or forward */
  begin: (url: string, type: PendingNavigation['type']): void =>
    set({ href: type === 'traverse' ? url : publicHref(url), type }),
  end: (): void => {
    if (pending) set(undefined);
  },
};
