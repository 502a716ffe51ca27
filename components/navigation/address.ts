import { useSyncExternalStore } from 'react';
import { hashTarget } from '@/components/navigation/hash-target.ts';

const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Told when the query of the page at hand has changed without a navigation. */
export const QUERY_CHANGED = 'portal:query';

const EVENTS = ['popstate', 'hashchange', QUERY_CHANGED];

function subscribe(listener: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener);
  };
}

/** Query (`?a=b`) and hash (`#c`) of the page at hand; empty on the server and in the first render, which is the same as the server's. */
export function useAddress(): { search: string; hash: string } {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  );
  return { search, hash };
}

/** Whether an address (without base path) is the page at hand with another query: there is nothing to load. */
export function isQueryChange(href: string): boolean {
  const { pathname, search } = new URL(BASE_PATH + href, location.href);
  return pathname === location.pathname && search !== location.search;
}

/** Whether an address (without base path) leads to the page at hand, with whatever query and hash. */
export const isOnPage = (href: string): boolean =>
  new URL(BASE_PATH + href, location.href).pathname === location.pathname;

/** Whether an address (without base path) is that of the page at hand, query and hash included. */
export const isHere = (href: string): boolean =>
  new URL(BASE_PATH + href, location.href).href === location.href;

/** Goes to another query of the page at hand, an address without base path. A hash is gone to, the query alone moves nothing. */
export function changeQuery(href: string, { replace = false } = {}): void {
  const { hash } = location;
  // Next takes notice of the new address by itself.
  if (replace) window.history.replaceState(null, '', BASE_PATH + href);
  else window.history.pushState(null, '', BASE_PATH + href);
  window.dispatchEvent(new Event(QUERY_CHANGED));
  const id = hashTarget(location.hash);
  if (id !== undefined && location.hash !== hash) document.getElementById(id)?.scrollIntoView();
}

/** Another query for the page at hand, in the place of the one it has: no new entry of the history. Path and hash stay. */
export function replaceQuery(query: URLSearchParams): void {
  const search = query.size > 0 ? `?${query.toString()}` : '';
  if (search === location.search) return;
  // With the origin: a path that begins with two slashes would name another host.
  window.history.replaceState(
    null,
    '',
    location.origin + location.pathname + search + location.hash,
  );
  window.dispatchEvent(new Event(QUERY_CHANGED));
}
