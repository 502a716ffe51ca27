/** The browser's two stores: what lasts, and what ends with the session. */
export type StorageKind = 'local' | 'session';

let warned = false;

/** The value under a key; null when there is none or the browser keeps nothing. */
export function readStorage(kind: StorageKind, key: string): string | null {
  const store = open(kind);
  try {
    return store?.getItem(key) ?? null;
  } catch (error) {
    console.error(`The stored value of “${key}” cannot be read.`, error);
    return null;
  }
}

/**
 * Keeps a value, and tells the page as the browser tells other pages: by a `storage` event, only when it has changed.
 * Does nothing when the browser keeps nothing.
 */
export function writeStorage(kind: StorageKind, key: string, value: string): void {
  const store = open(kind);
  if (!store) return;
  try {
    const before = store.getItem(key);
    if (before === value) return;
    store.setItem(key, value);
    window.dispatchEvent(new StorageEvent('storage', { key, oldValue: before, newValue: value, storageArea: store, url: location.href }));
  } catch (error) {
    console.error(`The value of “${key}” cannot be stored.`, error);
  }
}

/** Forgets a value, and tells the page. */
export function removeStorage(kind: StorageKind, key: string): void {
  const store = open(kind);
  try {
    const before = store?.getItem(key) ?? null;
    if (!store || before === null) return;
    store.removeItem(key);
    window.dispatchEvent(new StorageEvent('storage', { key, oldValue: before, newValue: null, storageArea: store, url: location.href }));
  } catch (error) {
    console.error(`The stored value of “${key}” cannot be removed.`, error);
  }
}

/** The keys in use that begin so. */
export function storedKeys(kind: StorageKind, prefix: string): string[] {
  const store = open(kind);
  return Array.from({ length: store?.length ?? 0 }, (_, index) => store?.key(index) ?? '').filter((key) => key.startsWith(prefix));
}

/** Private windows, frames and strict settings refuse the store itself: that is said once, not at every look. */
function open(kind: StorageKind): Storage | undefined {
  if (typeof window === 'undefined') throw new Error('Storage is the browser’s: it cannot be used while a page is rendered.');
  let reason: unknown;
  try {
    const store: Storage | null = kind === 'local' ? window.localStorage : window.sessionStorage;
    if (store) return store;
  } catch (error) {
    reason = error;
  }
  if (!warned) console.warn('The browser keeps nothing for this site (a private window, a frame, or its settings): choices last until the page is left.', reason ?? '');
  warned = true;
  return undefined;
}
