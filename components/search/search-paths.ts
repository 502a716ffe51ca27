import { searchPlaces } from '@/lib/docs/search-contexts.ts';
import { localePrefix, pageHref } from '@/lib/docs/urls.ts';
import { searchFiles } from '@/lib/render-data/search-settings.ts';
import { getSite } from '@/lib/render-data/site.ts';
import { BASE_PATH } from '@/lib/site/base-path.ts';
import type { SearchFiles } from './start.ts';

/** Where components find the search of a locale; addresses with the base path. */
export function searchPaths(locale: string): { files: SearchFiles; searchPage: string } {
  const { worker, index } = searchFiles(locale);
  const site = getSite();
  const { config } = site.model;
  const model = site.index(locale)?.model;
  return {
    files: {
      worker: BASE_PATH + worker,
      index: BASE_PATH + index,
      home: BASE_PATH + localePrefix(config, locale),
      places: model ? searchPlaces(config, model) : [],
    },
    searchPage: BASE_PATH + pageHref(config, locale, '/search'),
  };
}
