/** Scroll position of the window, in px. */
export interface ScrollPlace {
  top: number;
  windowHeight: number;
  pageHeight: number;
}

/**
 * Whether the navbar is hidden after scrolling. Scrolling down hides it, except at the top of the
 * page. Scrolling up shows it, except where a page bounces at its end.
 */
export function hiddenAfter(
  hidden: boolean,
  before: number,
  { top, windowHeight, pageHeight }: ScrollPlace,
  navbarHeight: number,
): boolean {
  if (top < navbarHeight) return false;
  if (top >= before) return true;
  return top + windowHeight < pageHeight - navbarHeight ? false : hidden;
}
