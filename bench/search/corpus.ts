import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageRecords } from '@/lib/build/search/page-records.ts';
import { siteIndex } from '@/lib/docs/site-index.ts';
import type { SiteModel } from '@/lib/docs/types.ts';
import { decodePath } from '@/lib/docs/urls.ts';
import type { PageRecord } from '@/lib/search/records.ts';
import { siteConfigSchema } from '@/lib/site/config-schema.ts';
import type { SitePaths } from '@/lib/site/paths.ts';

/** The pages of one locale of a built site, the same for every engine. */
export interface Corpus {
  locale: string;
  /** Folder of the built site. */
  out: string;
  records: PageRecord[];
}

export function readCorpus(paths: SitePaths, locale: string): Corpus {
  const model = JSON.parse(readFileSync(join(paths.work, 'model.json'), 'utf8')) as SiteModel;
  const config = siteConfigSchema.parse(model.config);
  const localeModel = model.locales.find((candidate) => candidate.locale === locale);
  if (!localeModel) throw new Error(`${paths.work}/model.json has no locale "${locale}".`);
  const index = siteIndex(localeModel);
  return {
    locale,
    out: paths.out,
    records: pageRecords(paths.out, config, index).map(({ record }) => record),
  };
}

/** Path of a page as the query sets name it. */
export const pathOf = (locale: string, url: string): string =>
  decodePath(url).replace(new RegExp(`^/${locale}(?=/)`), '');
