/**
 * Brings the entry of the page at hand into the middle of the sidebar's view, if it lies outside. Only the sidebar is scrolled: `scrollIntoView` would move the window as well.
 */
export function scrollToActive(document: Document): void {
  const sidebar = document.getElementById('docs-sidebar');
  const active = sidebar?.querySelector('[aria-current=page]');
  if (!sidebar || !active) return;
  const box = active.getBoundingClientRect();
  const frame = sidebar.getBoundingClientRect();
  if (box.top < frame.top || box.bottom > frame.bottom)
    sidebar.scrollTop += box.top - frame.top - (frame.height - box.height) / 2;
}
