import type { Search } from './search-entry.ts';
import { startSearch, type SearchFiles } from './start.ts';
import { tellFailure } from './tell-failure.ts';

let loading: Promise<Search> | undefined;

/**
 * Loads the code of the search, and its index at the same time, once for a document. After a
 * failure the next call tries again. That works because the bundler loads a script with an element
 * of its own; browsers remember the failure of a native `import()`.
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
    tellFailure(error);
    start.worker?.terminate();
    loading = undefined;
    throw error;
  }
}
