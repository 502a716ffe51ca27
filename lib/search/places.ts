import { isAtOrBelow } from '@/lib/text/is-at-or-below.ts';

/** The one with the longest path that is a page's or above it. An empty path is above none. */
export function deepest<T>(
  list: readonly T[],
  pathOf: (one: T) => string,
  path: string,
): T | undefined {
  const above = list.filter((one) => pathOf(one) !== '' && isAtOrBelow(path, pathOf(one)));
  return above.sort((a, b) => pathOf(b).length - pathOf(a).length)[0];
}

/**
 * Where a manifest is, below the locale's folder. Each place has one, which contains what is needed
 * first there.
 * @param place one of `searchPlaces`; empty for all other pages
 */
export const manifestPath = (place: string): string =>
  place === '' ? 'manifest.json' : `${place}/manifest.json`;
