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

/**
 * Client-side navigation and prefetching (on pointer, focus, touch) for links in static HTML.
 * SiteLink does the same for components. Returns a function that removes the listeners.
 */
export function navigateSoftly(document: Document, router: Router): () => void {
  const controller = new AbortController();
  const linkOf = (event: Event): HTMLAnchorElement | null =>
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  document.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event);
      const target = link && internalTarget(link, event);
      if (!target) return;
      event.preventDefault();
      if (link.pathname === location.pathname && link.search !== location.search)
        changeQuery(routerHref(target));
      else router.push(routerHref(target));
    },
    { signal: controller.signal },
  );
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(
      type,
      (event) => {
        const link = linkOf(event);
        const target = link && internalTarget(link);
        if (target && link.pathname !== location.pathname && mayPrefetch())
          router.prefetch(routerHref(target));
      },
      { signal: controller.signal, passive: true },
    );
  }
  return () => controller.abort();
}
