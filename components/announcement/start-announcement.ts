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
 * Hides the bar if the reader has dismissed this announcement. Runs before the first paint
 * (announcement-before-paint.ts), so that nothing moves.
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
    // Without storage the bar is shown.
  }
  window.document.documentElement.dataset.announcementBarInitiallyDismissed = String(dismissed);
}
