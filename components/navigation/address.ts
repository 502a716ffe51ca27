import { useSyncExternalStore } from 'react';
import { hashTarget } from './hash-target.ts';
import { BASE_PATH } from '@/lib/site/base-path.ts';

/** Fired when the current page's query changes without a navigation. */
export const QUERY_CHANGED = 'portal:query';

const EVENTS = ['popstate', 'hashchange', QUERY_CHANGED];

function subscribe(listener: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener);
  };
}

/**
 * Query (`?a=b`) and hash (`#c`) of the current page. Empty on the server and in the first render,
 * so that hydration matches.
 */
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

/**
 * Whether an address (without base path) differs from the current page only by its query. Nothing
 * must then be loaded.
 */
export function isQueryChange(href: string): boolean {
  const { pathname, search } = new URL(BASE_PATH + href, location.href);
  return pathname === location.pathname && search !== location.search;
}

/** Whether an address (without base path) leads to the current page, with any query and hash. */
export const isOnPage = (href: string): boolean =>
  new URL(BASE_PATH + href, location.href).pathname === location.pathname;

/** Whether an address (without base path) equals the current one, including query and hash. */
export const isHere = (href: string): boolean =>
  new URL(BASE_PATH + href, location.href).href === location.href;

/**
 * Changes the query of the current page, given as an address without base path. Scrolls to a hash,
 * if any.
 */
export function changeQuery(href: string, { replace = false } = {}): void {
  const { hash } = location;
  // Next notices the new address.
  if (replace) window.history.replaceState(null, '', BASE_PATH + href);
  else window.history.pushState(null, '', BASE_PATH + href);
  window.dispatchEvent(new Event(QUERY_CHANGED));
  const id = hashTarget(location.hash);
  if (id !== undefined && location.hash !== hash) document.getElementById(id)?.scrollIntoView();
}

/** Changes the query of the current page without a new history entry. Path and hash stay. */
export function replaceQuery(query: URLSearchParams): void {
  const search = query.size > 0 ? `?${query.toString()}` : '';
  if (search === location.search) return;
  // With the origin, because two leading slashes would name another host.
  window.history.replaceState(
    null,
    '',
    location.origin + location.pathname + search + location.hash,
  );
  window.dispatchEvent(new Event(QUERY_CHANGED));
}
