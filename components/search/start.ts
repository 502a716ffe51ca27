import { deepest, manifestPath } from '@/lib/search/places.ts';
import { pathBelowHome } from './path-below-home.ts';

/** Where the search is; addresses with the base path. */
export interface SearchFiles {
  worker: string;
  /** The folder of the locale's index. */
  index: string;
  /** Path of the locale's search page. */
  searchPage: string;
  /** Paths below the locale's home that have a manifest of their own. */
  places: readonly string[];
}

/**
 * What is loaded at the same time as the code of the search, because on a slow line every round
 * trip counts.
 */
export interface SearchStart {
  worker: Worker | undefined;
  /** Address of the manifest. */
  address: string;
  manifest: Promise<Response>;
  /** The worker could not be started, or has stopped. */
  broken: boolean;
}

/**
 * Starts the worker and fetches the manifest. Never throws: failures appear when the results are
 * used.
 */
export function startSearch(files: SearchFiles, cache: RequestCache = 'default'): SearchStart {
  const path = manifestPath(placeOf(files, location)).split('/').map(encodeURIComponent);
  const address = files.index + path.join('/');
  const manifest = fetch(address, { cache });
  // The session handles a failure later. Until then it must not count as unhandled.
  manifest.catch(() => undefined);
  const start: SearchStart = { worker: undefined, address, manifest, broken: false };
  try {
    start.worker = new Worker(files.worker, { type: 'module' });
    start.worker.onerror = () => (start.broken = true);
  } catch {
    start.broken = true;
  }
  return start;
}

/** The place of a page. The search page is where its address says that it searches. */
export function placeOf(
  { searchPage, places }: Pick<SearchFiles, 'searchPage' | 'places'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string {
  const path = pathBelowHome(searchPage, pathname);
  const query = new URLSearchParams(search);
  const wanted = path === 'search' ? (query.get('version') ?? query.get('ctx') ?? '') : path;
  return deepest(places, (place) => place, wanted) ?? '';
}
