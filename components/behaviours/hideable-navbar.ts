import { hashTarget } from './hash-target.ts';

/** Where the window is in its page, in px. */
export interface ScrollPlace {
  top: number;
  windowHeight: number;
  pageHeight: number;
}

/**
 * Whether a navbar that hides on scroll is hidden after the window has moved: on the way down, but never at the top of
 * the page; it comes back on the way up, except where a page bounces at its end.
 */
export function hiddenAfter(hidden: boolean, before: number, { top, windowHeight, pageHeight }: ScrollPlace, navbarHeight: number): boolean {
  if (top < navbarHeight) return false;
  if (top >= before) return true;
  return top + windowHeight < pageHeight - navbarHeight ? false : hidden;
}

/** Lets the navbar leave the screen while the reader scrolls down, where the site wants that. Returns a function that stops it. */
export function hideOnScroll(document: Document): () => void {
  const navbar = document.querySelector<HTMLElement>('html[data-hide-on-scroll] [data-navbar]');
  if (!navbar) return () => undefined;
  const show = (hidden: boolean) => navbar.toggleAttribute('data-hidden', hidden);
  let before = window.scrollY;
  let jumped = false;
  const jump = (hash: string) => {
    // The jump itself scrolls, which says nothing about the reader.
    jumped = hasTarget(document, hash);
    show(jumped);
  };
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener(
    'scroll',
    () => {
      const place = { top: window.scrollY, windowHeight: window.innerHeight, pageHeight: document.documentElement.scrollHeight };
      // The top of the page may be reached in the same frame as the anchor.
      if (!jumped || place.top < navbar.offsetHeight) show(hiddenAfter(navbar.hasAttribute('data-hidden'), before, place, navbar.offsetHeight));
      jumped = false;
      before = place.top;
    },
    { passive: true, signal },
  );
  // Before the browser jumps; a hash that is typed is told afterwards.
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
      if (link && link.pathname === location.pathname && link.search === location.search && link.hash !== '') jump(link.hash);
    },
    { signal },
  );
  window.addEventListener('hashchange', () => show(hasTarget(document, location.hash)), { signal });
  // Whoever comes to it by keyboard must see it.
  navbar.addEventListener('focusin', () => show(false), { signal });
  if (location.hash !== '') jump(location.hash);
  else show(false);
  return () => controller.abort();
}

function hasTarget(document: Document, hash: string): boolean {
  const id = hashTarget(hash);
  return id !== undefined && document.getElementById(id) !== null;
}
