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
