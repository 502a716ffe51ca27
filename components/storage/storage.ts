import { storageSuffix } from './storage-suffix.ts';

/**
 * Access to localStorage (`local`) and sessionStorage (`session`). All components use this module.
 * Keys are given without the site's suffix. What every page loads before its scripts accesses a
 * store directly: the inline scripts before the first paint (before-paint.ts) and the global error
 * page (load-failure.ts), whose file would have a second copy of this module.
 */
type StorageKind = 'local' | 'session';

let warned = false;

/** The value of a key; null if there is none or the browser has no storage. */
export function readStorage(kind: StorageKind, key: string): string | null {
  const store = open(kind);
  try {
    return store?.getItem(key + storageSuffix()) ?? null;
  } catch (error) {
    console.error(`The stored value of “${key}” cannot be read.`, error);
    return null;
  }
}

/**
 * Stores a value. If it changes, this page gets a `storage` event, as other tabs do. Does nothing
 * without storage.
 */
export function writeStorage(kind: StorageKind, key: string, value: string): void {
  const store = open(kind);
  if (!store) return;
  change(store, key, value);
}

/** Removes a value, with the same event as `writeStorage`. */
export function removeStorage(kind: StorageKind, key: string): void {
  const store = open(kind);
  if (store) change(store, key, null);
}

/**
 * Calls back for each change of a value, in this tab and in others, with null after a removal.
 * Returns a function that stops it.
 */
export function followStorage(changed: (key: string, value: string | null) => void): () => void {
  const controller = new AbortController();
  const listener = ({ key, newValue }: StorageEvent) => {
    // Without a key, another tab has cleared the whole store, which nothing here needs to handle.
    if (key?.endsWith(storageSuffix()))
      changed(key.slice(0, key.length - storageSuffix().length), newValue);
  };
  window.addEventListener('storage', listener, { signal: controller.signal });
  return () => controller.abort();
}

function change(store: Storage, key: string, value: string | null): void {
  const name = key + storageSuffix();
  try {
    const before = store.getItem(name);
    if (before === value) return;
    if (value === null) store.removeItem(name);
    else store.setItem(name, value);
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: name,
        oldValue: before,
        newValue: value,
        storageArea: store,
        url: location.href,
      }),
    );
  } catch (error) {
    console.error(`The value of “${key}” cannot be stored.`, error);
  }
}

/** The stored keys with a prefix. */
export function storedKeys(kind: StorageKind, prefix: string): string[] {
  const store = open(kind);
  const names = Array.from({ length: store?.length ?? 0 }, (_, index) => store?.key(index) ?? '');
  return names
    .filter((name) => name.startsWith(prefix) && name.endsWith(storageSuffix()))
    .map((name) => name.slice(0, name.length - storageSuffix().length));
}

/** Some embedded browsers have no store at all, although the type of `window` requires one. */
const storeOf = (
  stores: Record<'localStorage' | 'sessionStorage', Storage | null>,
  kind: StorageKind,
): Storage | null => (kind === 'local' ? stores.localStorage : stores.sessionStorage);

/** Private windows, frames, and strict settings deny access to the store. One warning says so. */
function open(kind: StorageKind): Storage | undefined {
  if (typeof window === 'undefined')
    throw new Error('Storage is the browser’s: it cannot be used while a page is rendered.');
  let reason: unknown;
  try {
    const store = storeOf(window, kind);
    if (store) return store;
  } catch (error) {
    reason = error;
  }
  if (!warned)
    console.warn(
      'The browser keeps nothing for this site (a private window, a frame, or its settings): choices last until the page is left.',
      reason ?? '',
    );
  warned = true;
  return undefined;
}
