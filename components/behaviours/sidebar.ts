import { slide, slidingTo } from './collapse.ts';

/**
 * Marks the link of the page at hand and the categories above it, opens these and, in a sidebar that is new here, closes
 * the others that are closed by default. Runs inside the HTML before the first paint, too, so it uses nothing from outside
 * its own body, and does only what can be seen: it stands on every page.
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
  const first = sidebar.dataset.marked === undefined;
  sidebar.dataset.marked = '';
  const categories = sidebar.querySelectorAll<HTMLElement>('[data-category]');
  for (const { dataset } of categories) {
    delete dataset.active;
    if (first && dataset.collapsed === '') dataset.closed = '';
  }
  let active: HTMLElement | undefined;
  for (const link of sidebar.querySelectorAll<HTMLAnchorElement>('li a')) {
    link.removeAttribute('aria-current');
    if (normal(link.pathname) !== here || link.target) continue;
    link.setAttribute('aria-current', 'page');
    active = link;
    for (const category of categories) {
      if (!category.contains(link)) continue;
      category.dataset.active = '';
      delete category.dataset.closed;
    }
  }
  for (const category of categories) category.querySelector(':scope > div > [data-toggle]')?.setAttribute('aria-expanded', String(category.dataset.closed === undefined));
  if (!first || !active) return;
  const box = active.getBoundingClientRect();
  const frame = sidebar.getBoundingClientRect();
  if (box.top < frame.top || box.bottom > frame.bottom) sidebar.scrollTop += box.top - frame.top - (frame.height - box.height) / 2;
}

/**
 * An unlisted page has its own entry of the sidebar with it (components/sidebar/unlisted-entry.tsx): puts it in its place, and
 * takes away the one of the page before. Stands alone, too.
 */
export function placeUnlisted(document: Document): void {
  const sidebar = document.getElementById('docs-sidebar');
  for (const entry of sidebar?.querySelectorAll('[data-temporary]') ?? []) entry.remove();
  for (const entry of sidebar?.querySelectorAll<HTMLElement>('[data-replaced]') ?? []) {
    entry.hidden = false;
    delete entry.dataset.replaced;
  }
  const template = document.querySelector<HTMLTemplateElement>('template[data-sidebar-entry]');
  const entry = template?.content.querySelector('li')?.cloneNode(true) as HTMLElement | undefined;
  if (!sidebar || !template || !entry) return;
  const { parent, index, replaces } = template.dataset;
  const list = sidebar.querySelector(parent === undefined ? 'ul' : `li[data-category="${CSS.escape(parent)}"] > ul`);
  const own = list?.querySelectorAll<HTMLElement>(':scope > li:not([data-extra])');
  const before = own?.[Number(index)] ?? list?.querySelector<HTMLElement>(':scope > [data-extra=after]') ?? null;
  entry.dataset.temporary = '';
  list?.insertBefore(entry, before);
  if (replaces === undefined || !before) return;
  before.hidden = true;
  before.dataset.replaced = '';
}

/** After a navigation, and once after the first load: the sidebar shows the page at hand. */
export function followNavigation(document: Document): void {
  const sidebar = document.getElementById('docs-sidebar');
  if (!sidebar) return;
  const known = sidebar.dataset.marked !== undefined;
  placeUnlisted(document);
  const closed = new Set(sidebar.querySelectorAll<HTMLElement>('[data-closed]'));
  markActive(document);
  if (known && sidebar.dataset.autoCollapse !== undefined) {
    for (const category of sidebar.querySelectorAll<HTMLElement>('[data-active]')) if (closed.has(category)) for (const other of neighbours(category)) other.dataset.closed = '';
  }
  for (const category of sidebar.querySelectorAll<HTMLElement>('[data-category]')) describe(category, category.dataset.closed === undefined);
}

/** Opens or closes the category whose button was pressed; its list slides. With auto-collapse its open neighbours close. */
export function toggleCategory(button: HTMLElement): void {
  const category = button.closest<HTMLElement>('li[data-category]');
  if (!category) return;
  const open = !isOpen(category);
  setOpen(category, open);
  if (!open || category.closest<HTMLElement>('[data-auto-collapse]') === null) return;
  for (const other of neighbours(category)) if (isOpen(other)) setOpen(other, false);
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
  if (!list) return;
  // A list that closes stays there until it has.
  delete category.dataset.closed;
  slide(list, open, () => {
    if (!open) category.dataset.closed = '';
  });
  describe(category, open);
}

/** The button of a category says its state, and, when it stands beside a link, what it does. */
function describe(category: HTMLElement, open: boolean): void {
  const button = toggleOf(category);
  button?.setAttribute('aria-expanded', String(open));
  const label = button?.previousElementSibling?.textContent;
  const { dataset } = category.closest<HTMLElement>('#docs-sidebar')!;
  if (label) button!.setAttribute('aria-label', (open ? dataset.collapse : dataset.expand)!.replace('{name}', label));
}

const toggleOf = (category: HTMLElement): HTMLElement | null => category.querySelector<HTMLElement>(':scope > div > [data-toggle]');

/** The other categories of the same level that can be closed. */
const neighbours = (category: HTMLElement): HTMLElement[] => [...(category.parentElement?.children ?? [])].filter((other): other is HTMLElement => other instanceof HTMLElement && other !== category && toggleOf(other) !== null);
