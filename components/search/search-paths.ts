import { pageHref } from '@/lib/docs/urls.ts';
import { searchFiles } from '@/lib/render-data/search-settings.ts';
import { getSite } from '@/lib/render-data/site.ts';
import { BASE_PATH } from '@/lib/site/base-path.ts';
import type { SearchFiles } from './start.ts';

/** Where components find the search of a locale; addresses with the base path. */
export function searchPaths(locale: string): { files: SearchFiles; searchPage: string } {
  const { worker, engine, index } = searchFiles(locale);
  return {
    files: { worker: BASE_PATH + worker, engine: BASE_PATH + engine, index: BASE_PATH + index },
    searchPage: BASE_PATH + pageHref(getSite().model.config, locale, '/search'),
  };
}
