import { changeQuery } from './address.ts';
import { isOfSite, routerHref } from './base-path.ts';
import { isPlainClick } from './plain-click.ts';
import { mayPrefetch } from './prefetch.ts';

/** The part of Next's router that is used here. */
export interface Router {
  push(href: string): void;
  replace(href: string): void;
  prefetch(href: string): void;
}

/**
 * The path that a click opens inside this site. Undefined if the browser should follow the link:
 * other origins, new tabs, modifier keys, files, hashes of the same page.
 */
export function internalTarget(link: HTMLAnchorElement, event?: MouseEvent): string | undefined {
  if (event && (event.defaultPrevented || !isPlainClick(event))) return undefined;
  if (
    link.origin !== location.origin ||
    !isOfSite(link.pathname) ||
    (link.target !== '' && link.target !== '_self') ||
    link.hasAttribute('download')
  )
    return undefined;
  if (link.dataset.fullLoad !== undefined || link.dataset.localeLink !== undefined)
    return undefined;
  if (link.pathname === location.pathname && link.search === location.search && link.hash !== '')
    return undefined;
  // The router would take two leading slashes for another host.
  return link.pathname.startsWith('//') ? undefined : link.pathname + link.search + link.hash;
}

/** How long the pointer or the focus stays on a link before its page is prefetched, in ms. */
export const REST = 100;

/**
 * Prefetches the page of any link on which the pointer or the focus rests, and navigates on clicks
 * on links in static HTML (SiteLink navigates itself). A pointer that only crosses a link, or
 * clicks at once, costs nothing: a prefetch cannot be canceled, and would share a slow line with
 * the page itself. Returns a function that removes the listeners.
 */
export function navigateSoftly(document: Document, router: Router): () => void {
  const controller = new AbortController();
  let resting: { link: HTMLAnchorElement | null; timer: number } | undefined;
  const leave = () => {
    window.clearTimeout(resting?.timer);
    resting = undefined;
  };
  const rest = (event: Event) => {
    const link = linkOf(event);
    if (link === resting?.link) return;
    leave();
    const target = link && internalTarget(link);
    if (!target || link.pathname === location.pathname) return;
    const prefetch = () => mayPrefetch() && router.prefetch(routerHref(target));
    resting = { link, timer: window.setTimeout(prefetch, REST) };
  };
  const follow = (event: MouseEvent) => {
    leave();
    const link = linkOf(event);
    const target = link && internalTarget(link, event);
    if (!target) return;
    event.preventDefault();
    if (link.pathname === location.pathname && link.search !== location.search)
      changeQuery(routerHref(target));
    else router.push(routerHref(target));
  };
  const { signal } = controller;
  document.addEventListener('click', follow, { signal });
  const watched = [
    ['pointerover', rest],
    ['focusin', rest],
    ['pointerdown', leave],
  ] as const;
  for (const [type, listener] of watched)
    document.addEventListener(type, listener, { signal, passive: true });
  return () => {
    leave();
    controller.abort();
  };
}

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
