import { searchPlaces } from '@/lib/docs/search-contexts.ts';
import { pageHref } from '@/lib/docs/urls.ts';
import { searchFiles } from '@/lib/render-data/search-settings.ts';
import { getSite } from '@/lib/render-data/site.ts';
import { BASE_PATH } from '@/lib/site/base-path.ts';
import type { SearchFiles } from './start.ts';

/** Where components find the search of a locale; addresses with the base path. */
export function searchPaths(locale: string): SearchFiles {
  const { worker, index } = searchFiles(locale);
  const site = getSite();
  const { config } = site.model;
  const model = site.index(locale)?.model;
  return {
    worker: BASE_PATH + worker,
    index: BASE_PATH + index,
    searchPage: BASE_PATH + pageHref(config, locale, '/search'),
    places: model ? searchPlaces(config, model) : [],
  };
}
