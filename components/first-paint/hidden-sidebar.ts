/** Key under which the browser keeps that the reader has hidden the sidebar. */
export const HIDDEN_SIDEBAR_KEY = 'docs-sidebar-hidden';

/** Hides the sidebar of a reader who has hidden it before. A browser that keeps nothing shows it, and says so elsewhere. */
export function startHiddenSidebar(window: Window, { suffix }: { suffix: string }): void {
  try {
    if (window.localStorage.getItem(HIDDEN_SIDEBAR_KEY + suffix) === 'true')
      window.document.documentElement.dataset.sidebarHidden = '';
  } catch {
    // Shown, as on the first visit.
  }
}
