import { slide, slidingTo } from './collapse.ts';

/**
 * Marks the link of the page at hand, opens the categories above it and closes the others that are closed by default.
 * Runs inside the HTML before the first paint, too, so it uses nothing from outside its own body.
 */
export function markActive(document: Document): void {
  const sidebar = document.getElementById('docs-sidebar');
  if (!sidebar) return;
  const normal = (path: string) => {
    let decoded = path;
    try {
      decoded = decodeURIComponent(path);
    } catch {
      // A malformed escape is compared as it stands.
    }
    return decoded.replace(/(\/index)?\.html$|\/+$/, '').toLowerCase();
  };
  const here = normal(location.pathname);
  for (const link of sidebar.querySelectorAll('a[aria-current]')) link.removeAttribute('aria-current');
  const first = !sidebar.dataset.marked;
  sidebar.dataset.marked = '';
  if (first) for (const category of sidebar.querySelectorAll<HTMLElement>('li[data-collapsed]')) category.dataset.closed = '';
  for (const link of sidebar.querySelectorAll<HTMLAnchorElement>('a')) {
    if (normal(link.pathname) !== here) continue;
    link.setAttribute('aria-current', 'page');
    for (let category = link.closest<HTMLElement>('li[data-category]'); category; category = category.parentElement!.closest('li[data-category]')) delete category.dataset.closed;
  }
  for (const button of sidebar.querySelectorAll<HTMLElement>('[data-toggle]')) {
    const open = button.closest<HTMLElement>('li[data-category]')!.dataset.closed === undefined;
    button.setAttribute('aria-expanded', String(open));
    if (button.dataset.expand) button.setAttribute('aria-label', (open ? button.dataset.collapse : button.dataset.expand) ?? '');
  }
  const active = sidebar.querySelector('a[aria-current]');
  if (!active || sidebar.scrollHeight <= sidebar.clientHeight) return;
  const box = active.getBoundingClientRect();
  const frame = sidebar.getBoundingClientRect();
  if (first && (box.top < frame.top || box.bottom > frame.bottom)) sidebar.scrollTop += box.top - frame.top - (frame.height - box.height) / 2;
}

/** Opens or closes the category whose button was pressed; its list slides. */
export function toggleCategory(button: HTMLElement): void {
  const category = button.closest<HTMLElement>('li[data-category]');
  const list = category?.querySelector<HTMLElement>(':scope > ul');
  if (!category || !list) return;
  const open = !(slidingTo(list) ?? category.dataset.closed === undefined);
  // A list that closes stays there until it has.
  delete category.dataset.closed;
  slide(list, open, () => {
    if (!open) category.dataset.closed = '';
  });
  button.setAttribute('aria-expanded', String(open));
  if (button.dataset.expand) button.setAttribute('aria-label', (open ? button.dataset.collapse : button.dataset.expand) ?? '');
}
