import type { Search } from './search-entry.ts';
import { startSearch, type SearchFiles } from './start.ts';

let loading: Promise<Search> | undefined;

/**
 * Loads what the search does, and its index at the same time; once for a document, however many boxes and pages ask. A script that
 * did not come is asked for again the next time: the bundler loads it by an element of its own, so no browser remembers the failure
 * as it would that of `import()`.
 */
export function loadSearch(files: SearchFiles): Promise<Search> {
  loading ??= load(files);
  return loading;
}

async function load(files: SearchFiles): Promise<Search> {
  const start = startSearch(files);
  try {
    const { openSearch } = await import('./search-entry.ts');
    return openSearch(files, start);
  } catch (error) {
    start.worker?.terminate();
    loading = undefined;
    throw error;
  }
}
