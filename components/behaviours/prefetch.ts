import { pageDataUrl } from './page-data.ts';

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether fetching ahead is welcome: not on 2g, not with data saver. Asked each time, since both can change. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/** Whether the browser knows `<link rel="prefetch">`. */
export function supportsPrefetch(): boolean {
  return document.createElement('link').relList.supports('prefetch');
}

/**
 * Makes a function that fetches a page ahead, once for each path and session: through Next where the browser can
 * prefetch, by a plain GET with credentials where it cannot, which at least fills the HTTP cache. Failures are silent.
 */
export function createPrefetch(router: { prefetch(href: string): void }): (pathname: string) => void {
  const done = new Set<string>();
  return (pathname) => {
    if (done.has(pathname) || !mayPrefetch((navigator as { connection?: Connection }).connection)) return;
    done.add(pathname);
    if (supportsPrefetch()) router.prefetch(pathname);
    else fetch(pageDataUrl(pathname), { credentials: 'include' }).catch(() => undefined);
  };
}
