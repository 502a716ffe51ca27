/** What of Next's router is needed here. */
export interface Router {
  push(href: string): void;
  prefetch(href: string): void;
}

/**
 * The path to which a click on a link leads inside this site, or undefined when the browser should do it: another
 * origin, another tab, a modifier key, a file, a hash of the same page.
 */
export function internalTarget(link: HTMLAnchorElement, event?: MouseEvent): string | undefined {
  if (event && (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return undefined;
  if (link.origin !== location.origin || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  if (link.dataset.fullLoad !== undefined || link.dataset.localeLink !== undefined) return undefined;
  if (link.pathname === location.pathname && link.search === location.search && link.hash !== '') return undefined;
  return link.pathname + link.search + link.hash;
}

/** Whether fetching ahead is welcome: not on 2g, not with data saver. Asked each time, since both can change. */
export function mayPrefetch(connection: { effectiveType?: string; saveData?: boolean } | undefined): boolean {
  return !(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/**
 * Soft navigation for every plain link of the document, and prefetching when a reader shows intent (pointer, focus,
 * touch). One set of listeners instead of a component for each link. Returns a function that removes them.
 */
export function navigateSoftly(document: Document, router: Router): () => void {
  const linkOf = (event: Event): HTMLAnchorElement | null => (event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null);
  const click = (event: MouseEvent) => {
    const link = linkOf(event);
    const target = link && internalTarget(link, event);
    if (!target) return;
    event.preventDefault();
    router.push(target);
  };
  const prefetched = new Set<string>();
  const intent = (event: Event) => {
    const link = linkOf(event);
    const target = link && internalTarget(link);
    if (!target || link.pathname === location.pathname || prefetched.has(link.pathname) || !mayPrefetch((navigator as { connection?: { effectiveType?: string; saveData?: boolean } }).connection)) return;
    prefetched.add(link.pathname);
    router.prefetch(link.pathname);
  };
  document.addEventListener('click', click);
  for (const type of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(type, intent, { passive: true });
  return () => {
    document.removeEventListener('click', click);
    for (const type of ['pointerover', 'focusin', 'touchstart']) document.removeEventListener(type, intent);
  };
}
