import { storageSuffix } from '@/components/storage/storage-suffix.ts';

/**
 * Whether an error means that code failed to load. Bundlers name the error `ChunkLoadError`; for
 * `import()` itself, Chromium, Firefox, and Safari have different messages.
 */
export function isLoadFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    /dynamically imported module|Importing a module script failed/i.test(error.message)
  );
}

/**
 * Whether a page that failed to load in place may reload by itself. Allowed once for each path and
 * session, which prevents an endless loop. Not without session storage, which must remember it, and
 * not offline, where the browser's error page would replace a readable page. A call that returns
 * true uses up the attempt.
 */
export function mayReload(path: string): boolean {
  if (!navigator.onLine) return false;
  const key = `reload.${path}${storageSuffix()}`;
  try {
    const store = window.sessionStorage;
    if (store.getItem(key) !== null) return false;
    store.setItem(key, 'true');
    return store.getItem(key) !== null;
  } catch {
    // No store, or a full one.
    return false;
  }
}

export const LOADED_AS_A_WHOLE = 'The page could not be loaded in place; it is loaded as a whole.';
