/**
 * Scrolls the current page's entry to the middle of the sidebar if it is not visible.
 * `scrollIntoView` would also scroll the window.
 */
export function scrollToActive(document: Document): void {
  const sidebar = document.getElementById('docs-sidebar');
  const active = activeEntry(sidebar);
  if (!sidebar || !active) return;
  const box = active.getBoundingClientRect();
  const frame = sidebar.getBoundingClientRect();
  if (box.top < frame.top || box.bottom > frame.bottom)
    sidebar.scrollTop += box.top - frame.top - (frame.height - box.height) / 2;
}

/**
 * Changes the list without moving the current page's entry on the screen. If the change brings that
 * entry, it is scrolled to.
 */
export function holdActive(document: Document, change: () => void): void {
  const sidebar = document.getElementById('docs-sidebar');
  const top = () => activeEntry(sidebar)?.getBoundingClientRect().top;
  const before = top();
  change();
  const after = top();
  if (before === undefined) scrollToActive(document);
  else if (sidebar && after !== undefined) sidebar.scrollTop += after - before;
}

const activeEntry = (sidebar: HTMLElement | null): Element | null | undefined =>
  sidebar?.querySelector('[aria-current=page]');
