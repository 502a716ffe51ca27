import { slide, slidingTo } from './collapse.ts';

/**
 * Marks the link of the page at hand and the categories above it, opens these and, in a sidebar that is new here, closes
 * the others that are closed by default. Runs inside the HTML before the first paint, too, so it uses nothing from outside
 * its own body.
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
  const { dataset } = sidebar;
  const first = dataset.marked === undefined;
  dataset.marked = '';
  // An unlisted page has its own entry with it; the one of the page before goes.
  for (const entry of sidebar.querySelectorAll('[data-temporary]')) entry.remove();
  for (const entry of sidebar.querySelectorAll<HTMLElement>('[data-replaced]')) {
    entry.hidden = false;
    delete entry.dataset.replaced;
  }
  const unlisted = document.querySelector<HTMLTemplateElement>('template[data-sidebar-entry]');
  const entry = unlisted?.content.querySelector('li')?.cloneNode(true) as HTMLElement | undefined;
  if (unlisted && entry) {
    const { parent, index, replaces } = unlisted.dataset;
    const list = sidebar.querySelector(parent === undefined ? 'ul' : `li[data-category="${CSS.escape(parent)}"] > ul`);
    const own = [...(list?.children ?? [])].filter((child): child is HTMLElement => child instanceof HTMLElement && child.dataset.extra === undefined);
    const before = own[Number(index)] ?? list?.querySelector(':scope > [data-extra=after]') ?? null;
    entry.dataset.temporary = '';
    list?.insertBefore(entry, before);
    if (replaces !== undefined && before instanceof HTMLElement) {
      before.hidden = true;
      before.dataset.replaced = '';
    }
  }
  for (const link of sidebar.querySelectorAll('a[aria-current]')) link.removeAttribute('aria-current');
  for (const category of sidebar.querySelectorAll<HTMLElement>('li[data-category]')) {
    delete category.dataset.active;
    if (first && category.dataset.collapsed !== undefined) category.dataset.closed = '';
  }
  for (const link of sidebar.querySelectorAll<HTMLAnchorElement>('nav a')) {
    if (normal(link.pathname) !== here || link.host !== location.host) continue;
    link.setAttribute('aria-current', 'page');
    for (let category = link.closest<HTMLElement>('li[data-category]'); category; category = category.parentElement!.closest('li[data-category]')) {
      category.dataset.active = '';
      const opens = category.dataset.closed !== undefined;
      delete category.dataset.closed;
      if (opens && !first && dataset.autoCollapse !== undefined) {
        for (const other of category.parentElement!.children) if (other !== category && other.querySelector(':scope > div > [data-toggle]')) (other as HTMLElement).dataset.closed = '';
      }
    }
  }
  for (const button of sidebar.querySelectorAll<HTMLElement>('[data-toggle]')) {
    const open = button.closest<HTMLElement>('li[data-category]')!.dataset.closed === undefined;
    const label = button.previousElementSibling?.textContent;
    button.setAttribute('aria-expanded', String(open));
    if (label) button.setAttribute('aria-label', (open ? dataset.collapse : dataset.expand)!.replace('{name}', label));
  }
  const active = sidebar.querySelector('a[aria-current]');
  if (!first || !active || sidebar.scrollHeight <= sidebar.clientHeight) return;
  const box = active.getBoundingClientRect();
  const frame = sidebar.getBoundingClientRect();
  if (box.top < frame.top || box.bottom > frame.bottom) sidebar.scrollTop += box.top - frame.top - (frame.height - box.height) / 2;
}

/** Opens or closes the category whose button was pressed; its list slides. With auto-collapse its open neighbours close. */
export function toggleCategory(button: HTMLElement): void {
  const category = button.closest<HTMLElement>('li[data-category]');
  if (!category) return;
  const open = !isOpen(category);
  setOpen(category, open);
  if (!open || category.closest<HTMLElement>('[data-auto-collapse]') === null) return;
  for (const other of category.parentElement?.children ?? []) {
    if (other instanceof HTMLElement && other !== category && other.querySelector(':scope > div > [data-toggle]') && isOpen(other)) setOpen(other, false);
  }
}

/**
 * A press on the label of a category whose page is the page at hand: there is nowhere to go, so the category opens or closes.
 * @returns whether it was one
 */
export function toggleOwnCategory(link: HTMLElement): boolean {
  const button = link.matches('#docs-sidebar li > div > a[aria-current]') ? link.parentElement?.querySelector<HTMLElement>('[data-toggle]') : null;
  if (button) toggleCategory(button);
  return button !== null && button !== undefined;
}

const listOf = (category: HTMLElement): HTMLElement | null => category.querySelector<HTMLElement>(':scope > ul');

function isOpen(category: HTMLElement): boolean {
  const list = listOf(category);
  return (list && slidingTo(list)) ?? category.dataset.closed === undefined;
}

function setOpen(category: HTMLElement, open: boolean): void {
  const list = listOf(category);
  const button = category.querySelector<HTMLElement>(':scope > div > [data-toggle]');
  if (!list || !button) return;
  // A list that closes stays there until it has.
  delete category.dataset.closed;
  slide(list, open, () => {
    if (!open) category.dataset.closed = '';
  });
  button.setAttribute('aria-expanded', String(open));
  const label = button.previousElementSibling?.textContent;
  const { dataset } = category.closest<HTMLElement>('#docs-sidebar')!;
  if (label) button.setAttribute('aria-label', (open ? dataset.collapse : dataset.expand)!.replace('{name}', label));
}
