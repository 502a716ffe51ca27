import { writeStorage } from './storage.ts';

/** Key under which the browser keeps that the sidebar is hidden. Also read by `restoreHiddenSidebar`, by its value. */
const KEY = 'docs-sidebar-hidden';

/**
 * Hides the sidebar of a reader who has hidden it before. Runs inside the HTML before the first paint, too, so it uses
 * nothing from outside its own body; a browser that keeps nothing shows the sidebar, and says so elsewhere.
 */
export function restoreHiddenSidebar(document: Document): void {
  try {
    if (localStorage.getItem('docs-sidebar-hidden' + (document.documentElement.dataset.storageSuffix ?? '')) === 'true') document.documentElement.dataset.sidebarHidden = '';
  } catch {
    // Shown, as on the first visit.
  }
}

/** Hides the sidebar, or shows it again; the focus goes to the button that undoes it. */
export function toggleSidebar(button: HTMLElement): void {
  const hide = button.dataset.hideSidebar === 'hide';
  const { dataset } = document.documentElement;
  if (hide) dataset.sidebarHidden = '';
  else delete dataset.sidebarHidden;
  writeStorage('local', KEY, String(hide));
  document.querySelector<HTMLElement>(`[data-hide-sidebar="${hide ? 'show' : 'hide'}"]`)?.focus({ preventScroll: true });
}
