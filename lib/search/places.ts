/** Whether a path is another path or below it. Paths have no slashes at their ends. */
export const isBelow = (path: string, above: string): boolean =>
  path === above || path.startsWith(`${above}/`);

/** The one with the longest path that is a page's or above it. An empty path is above none. */
export function deepest<T>(
  list: readonly T[],
  pathOf: (one: T) => string,
  path: string,
): T | undefined {
  const above = list.filter((one) => pathOf(one) !== '' && isBelow(path, pathOf(one)));
  return above.sort((a, b) => pathOf(b).length - pathOf(a).length)[0];
}

/**
 * Where a manifest is, below the locale's folder. Each place has one, which contains what is needed
 * first there.
 * @param place one of `searchPlaces`; empty for all other pages
 */
export const manifestPath = (place: string): string =>
  place === '' ? 'manifest.json' : `${place}/manifest.json`;
