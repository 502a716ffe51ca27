/** Storage key of the choice to hide the sidebar. */
export const HIDDEN_SIDEBAR_KEY = 'docs-sidebar-hidden';

/** Hides the sidebar if the reader has hidden it before. Without storage it is shown. */
export function startHiddenSidebar(window: Window, { suffix }: { suffix: string }): void {
  try {
    if (window.localStorage.getItem(HIDDEN_SIDEBAR_KEY + suffix) === 'true')
      window.document.documentElement.dataset.sidebarHidden = '';
  } catch {
    // Without storage, as on the first visit.
  }
}
