export interface AnnouncementSettings {
  idKey: string;
  dismissKey: string;
  suffix: string;
  id: string;
}

export const ANNOUNCEMENT_KEYS = {
  idKey: 'docusaurus.announcement.id',
  dismissKey: 'docusaurus.announcement.dismiss',
};

/**
 * Hides the bar that the reader has dismissed: this announcement, not an earlier one.
 * Runs inside the HTML before the first paint, so that nothing moves, and uses nothing from outside its own body.
 */
export function startAnnouncement(
  window: Window,
  { idKey, dismissKey, suffix, id }: AnnouncementSettings,
): void {
  let dismissed = false;
  try {
    const store = window.localStorage;
    dismissed =
      store.getItem(idKey + suffix) === id && store.getItem(dismissKey + suffix) === 'true';
  } catch {
    // A browser that keeps nothing shows the bar.
  }
  window.document.documentElement.dataset.announcementBarInitiallyDismissed = String(dismissed);
}
