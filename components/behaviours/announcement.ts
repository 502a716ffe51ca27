import { followStorage, readStorage, writeStorage } from './storage.ts';

export interface AnnouncementSettings {
  idKey: string;
  dismissKey: string;
  suffix: string;
  id: string;
}

export const ANNOUNCEMENT_KEYS = { idKey: 'docusaurus.announcement.id', dismissKey: 'docusaurus.announcement.dismiss' };

/**
 * Hides the bar that the reader has dismissed: this announcement, not an earlier one.
 * Runs inside the HTML before the first paint, so that nothing moves, and uses nothing from outside its own body.
 */
export function startAnnouncement(window: Window, { idKey, dismissKey, suffix, id }: AnnouncementSettings): void {
  let dismissed = false;
  try {
    const store = window.localStorage;
    dismissed = store.getItem(idKey + suffix) === id && store.getItem(dismissKey + suffix) === 'true';
  } catch {
    // A browser that keeps nothing shows the bar.
  }
  window.document.documentElement.dataset.announcementBarInitiallyDismissed = String(dismissed);
}

/** Makes the close button of the bar work, and follows other tabs. Returns a function that stops it. */
export function followAnnouncement(document: Document, { idKey, dismissKey, id }: AnnouncementSettings): () => void {
  const { dataset } = document.documentElement;
  if (readStorage('local', idKey) !== id) {
    writeStorage('local', idKey, id);
    writeStorage('local', dismissKey, 'false');
  }
  const hide = () => (dataset.announcementBarInitiallyDismissed = 'true');
  const controller = new AbortController();
  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-close-announcement]')) return;
      hide();
      writeStorage('local', dismissKey, 'true');
      // The button is gone: the focus goes to where the page begins.
      document.querySelector<HTMLElement>('[data-skip-region]')?.focus({ preventScroll: true });
    },
    { signal: controller.signal },
  );
  const stopStorage = followStorage((key, value) => {
    if (key === dismissKey && value === 'true' && readStorage('local', idKey) === id) hide();
  });
  return () => {
    controller.abort();
    stopStorage();
  };
}
