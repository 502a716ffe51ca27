/**
 * Follows the skip link: the focus goes to the content of the page, which takes it for as long as it stays there, and the
 * address stays as it is. A page without content that can take it leaves the link to the browser.
 * @returns whether the focus has gone there
 */
export function skipToContent(document: Document): boolean {
  const main = document.querySelector<HTMLElement>('main:not([inert])');
  if (!main) return false;
  if (!main.hasAttribute('tabindex')) {
    // Not for good: a click into the text would make it the place where the next Tab begins.
    main.tabIndex = -1;
    main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
  }
  main.focus({ preventScroll: true });
  main.scrollIntoView();
  return true;
}
