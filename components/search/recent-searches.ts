import { readStorage, removeStorage, writeStorage } from '@/components/storage/storage.ts';
import { isArrayOf, isString } from '@/lib/text/guards.ts';

const KEY = 'search.recent';
/** How many searches are kept. */
const MOST = 5;

/**
 * The latest searches of this browser, the newest first. None without storage, or with one that
 * holds something else.
 */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(readStorage('local', KEY) ?? '[]');
    return isArrayOf(kept, isString) ? kept.slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Keeps a search that has led somewhere. */
export function rememberSearch(text: string): void {
  const search = text.trim();
  if (search === '') return;
  const others = recentSearches().filter((other) => other !== search);
  writeStorage('local', KEY, JSON.stringify([search, ...others].slice(0, MOST)));
}

/** Removes one of them, or all. */
export function forgetSearch(text?: string): void {
  const others = text === undefined ? [] : recentSearches().filter((other) => other !== text);
  if (others.length === 0) removeStorage('local', KEY);
  else writeStorage('local', KEY, JSON.stringify(others));
}
