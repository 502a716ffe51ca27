import { followStorage, readStorage, writeStorage } from '@/components/storage/storage.ts';

/** Key under which the browser keeps that the sidebar is hidden. Also read by `restoreHiddenSidebar`, by its value. */
const KEY = 'docs-sidebar-hidden';

/**
 * Hides the sidebar of a reader who has hidden it before. Runs inside the HTML before the first paint, so it uses nothing from
 * outside its own body; a browser that keeps nothing shows the sidebar, and says so elsewhere.
 */
export function restoreHiddenSidebar(document: Document): void {
  try {
    if (localStorage.getItem('docs-sidebar-hidden' + (document.documentElement.dataset.storageSuffix ?? '')) === 'true') document.documentElement.dataset.sidebarHidden = '';
  } catch {
    // Shown, as on the first visit.
  }
}

/** The state is an attribute of `<html>`, because the styles need it before the first paint. */
const show = (hidden: boolean) => document.documentElement.toggleAttribute('data-sidebar-hidden', hidden);

/** Shows the sidebar as the reader has left it, here or in another browser tab. Returns a function that stops it. */
export function followHiddenSidebar(): () => void {
  show(readStorage('local', KEY) === 'true');
  return followStorage((key, value) => key === KEY && show(value === 'true'));
}

/** Hides the sidebar, or shows it again, here and on pages to come. */
export function hideSidebar(hidden: boolean): void {
  show(hidden);
  writeStorage('local', KEY, String(hidden));
}
