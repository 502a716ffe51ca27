import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeIndexes, type LocaleIndex } from '@/lib/build/search/write-index.ts';
import type { SiteModel } from '@/lib/docs/types.ts';
import { decoded } from '@/lib/text/decoded.ts';
import { loadMessages } from '@/lib/i18n/messages.ts';
import type { PageRecord } from '@/lib/search/records.ts';
import { siteConfigSchema } from '@/lib/site/config-schema.ts';
import type { SitePaths } from '@/lib/site/paths.ts';

/** The pages of one locale of a built site, the same for every engine. */
export interface Corpus {
  locale: string;
  /** Folder of the built site. */
  out: string;
  records: PageRecord[];
  /** Decoded paths of all pages, also of those that the search leaves out. */
  paths: ReadonlySet<string>;
  /**
   * The portal's index, made again from the pages, so that a change of the search needs no build of
   * the site.
   */
  index: LocaleIndex;
}

export function readCorpora(paths: SitePaths): Corpus[] {
  const read = JSON.parse(readFileSync(join(paths.work, 'model.json'), 'utf8')) as SiteModel;
  const model = { ...read, config: siteConfigSchema.parse(read.config) };
  const indexes = localeIndexes(
    paths,
    paths.out,
    model,
    (locale) => loadMessages(paths, locale).search,
  );
  return indexes.map((index) => ({
    locale: index.locale,
    out: paths.out,
    records: index.found.map(({ record }) => record),
    paths: new Set(
      model.locales
        .find(({ locale }) => locale === index.locale)
        ?.pages.map(({ path }) => decoded(path)),
    ),
    index,
  }));
}

/** Path of a page as the query sets name it. */
export const pathOf = (locale: string, url: string): string =>
  decoded(url).replace(new RegExp(`^/${locale}(?=/)`), '');
