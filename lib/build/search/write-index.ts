import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { searchPlaces } from '@/lib/docs/search-contexts.ts';
import { siteIndex } from '@/lib/docs/site-index.ts';
import { decoded } from '@/lib/text/decoded.ts';
import type { SiteModel } from '@/lib/docs/types.ts';
import type { PageRecord } from '@/lib/search/records.ts';
import { SEARCH_FOLDER, type SearchManifest } from '@/lib/search/manifest.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { alignedWords } from './aligned-words.ts';
import { buildIndex, type IndexFile } from './build-index.ts';
import { pageRecords, type FoundPage } from './page-records.ts';
import { foreignWords } from './foreign-words.ts';
import { manifestFiles } from './manifest-files.ts';
import { readAsked } from './read-asked.ts';
import { readSynonyms } from './read-synonyms.ts';

/** The search index of one locale. */
export interface LocaleIndex {
  locale: string;
  found: FoundPage[];
  manifest: SearchManifest;
  files: IndexFile[];
  /** Where a manifest of its own is published. */
  places: string[];
}

/**
 * Makes the search index of every locale from the exported pages, and writes it next to them.
 * @param folder the export, its pages at their public paths
 * @param words interface texts of the search by locale
 */
export function writeSearchIndex(
  paths: Pick<SitePaths, 'content'>,
  folder: string,
  model: SiteModel,
  words: (locale: string) => Record<string, string>,
): { pages: number; kilobytes: number } {
  let pages = 0;
  let bytes = 0;
  for (const { locale, places, found, manifest, files } of localeIndexes(
    paths,
    folder,
    model,
    words,
  )) {
    const all = [...files, ...manifestFiles(manifest, files, places)];
    writeSearchFiles(join(folder, SEARCH_FOLDER, locale), all);
    for (const { text } of all) bytes += Buffer.byteLength(text);
    pages += found.length;
  }
  return { pages, kilobytes: Math.round(bytes / 1000) };
}

/** The search index of every locale, made from the exported pages. Parameters as above. */
export function localeIndexes(
  paths: Pick<SitePaths, 'content'>,
  folder: string,
  model: SiteModel,
  words: (locale: string) => Record<string, string>,
): LocaleIndex[] {
  const read = model.locales.map((locale) => {
    const index = siteIndex(locale);
    const records = pageRecords(folder, model.config, index);
    const asked = readAsked(paths.content, locale.locale, {
      pages: new Set(locale.pages.map(({ path }) => decoded(path))),
      indexed: new Set(records.map(({ page }) => decoded(page.path))),
    });
    return {
      locale: locale.locale,
      index,
      found: records.map(({ page, record }) => ({
        page,
        record: { ...record, asked: asked.get(decoded(page.path)) },
      })),
      synonyms: readSynonyms(paths.content, locale.locale),
    };
  });
  const source = read.find(({ locale }) => locale === model.config.defaultLocale);
  const originals = new Map(source?.found.map(({ page, record }) => [page.path, record]));
  return read.map((one) => {
    const { locale, index, synonyms } = one;
    const found = one === source ? one.found : withOriginals(one.found, originals);
    const others = one === source ? read.filter((other) => other !== one) : [];
    const foreign = others.flatMap((other) => [
      ...foreignWords(other.synonyms),
      ...alignedWords(one.found, other.found),
    ]);
    const built = buildIndex(found, model.config, index, words(locale), { synonyms, foreign });
    return { locale, found, places: searchPlaces(model.config, index.model), ...built };
  });
}

/** Adds what the same page is called in the site's default language. */
const withOriginals = (
  found: readonly FoundPage[],
  originals: ReadonlyMap<string, PageRecord>,
): FoundPage[] =>
  found.map(({ page, record }) => {
    const same = originals.get(page.path);
    return {
      page,
      record: same ? { ...record, original: originalOf(same, record) } : record,
    };
  });

/**
 * Title, headings and keywords of the source, without what the translation has in the same words.
 */
function originalOf(source: PageRecord, translation: PageRecord): string[] {
  const own = new Set(translation.sections.map(({ heading }) => heading).concat(translation.title));
  return [
    source.title,
    ...source.sections.map(({ heading }) => heading),
    ...source.keywords,
  ].filter((text) => text !== '' && !own.has(text) && !translation.keywords.includes(text));
}

/** Writes files of a search index into a folder, which is created if necessary. */
export function writeSearchFiles(folder: string, files: readonly IndexFile[]): void {
  for (const { name, text } of files) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
