import { readStorage, writeStorage } from '@/components/storage/storage.ts';

/**
 * Whether an error says that code has not arrived. Bundlers name it (`ChunkLoadError`); the browsers' own `import()` says
 * it in words of their own: Chromium, Firefox, Safari.
 */
export function isLoadFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    /dynamically imported module|Importing a module script failed/i.test(error.message)
  );
}

/**
 * Whether a page that could not be loaded in place may be loaded as a whole by itself: once for each path and session,
 * or a page that stays broken would load for ever. Never where the browser would not remember it, and never without a
 * network: the browser's own page would take the place of one that can be read. Asking counts.
 */
export function mayReload(path: string): boolean {
  if (!navigator.onLine) return false;
  const key = `reload.${path}`;
  if (readStorage('session', key) !== null) return false;
  writeStorage('session', key, 'true');
  return readStorage('session', key) !== null;
}

export const LOADED_AS_A_WHOLE = 'The page could not be loaded in place; it is loaded as a whole.';
