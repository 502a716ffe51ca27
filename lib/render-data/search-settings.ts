import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchSettings } from '@/lib/build/search/bundle-worker.ts';
import { SEARCH_FOLDER } from '@/lib/search/manifest.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { readJson } from './json-file.ts';
import { searchSettings } from './work-schemas.ts';

let settings: SearchSettings | undefined;

/** Addresses of the search worker and of the locale's index folder, without base path. */
export function searchFiles(locale: string): SearchSettings & { index: string } {
  const file = join(sitePaths().work, 'search.json');
  settings ??= existsSync(file) ? readJson(file, searchSettings) : undefined;
  return {
    worker: settings?.worker ?? '',
    index: `/${SEARCH_FOLDER}/${locale}/`,
  };
}
