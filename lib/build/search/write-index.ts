import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { siteIndex } from '@/lib/docs/site-index.ts';
import type { SiteModel } from '@/lib/docs/types.ts';
import { SEARCH_FOLDER } from '@/lib/search/manifest.ts';
import { buildIndex, type IndexFile } from './build-index.ts';
import { pageRecords } from './page-records.ts';

/**
 * Makes the search index of every locale from the exported pages, and writes it next to them.
 * @param folder the export, its pages at their public paths
 * @param words interface texts of the search by locale
 */
export function writeSearchIndex(
  folder: string,
  model: SiteModel,
  words: (locale: string) => Record<string, string>,
): { pages: number; kilobytes: number } {
  let pages = 0;
  let bytes = 0;
  for (const locale of model.locales) {
    const index = siteIndex(locale);
    const found = pageRecords(folder, model.config, index);
    const { manifest, files } = buildIndex(found, model.config, index, words(locale.locale));
    const all = [...files, { name: 'manifest.json', text: JSON.stringify(manifest) }];
    writeIndexFiles(join(folder, SEARCH_FOLDER, locale.locale), all);
    for (const { text } of all) bytes += text.length;
    pages += found.length;
  }
  return { pages, kilobytes: Math.round(bytes / 1000) };
}

/** Writes files of an index into a folder, which is created if necessary. */
export function writeIndexFiles(folder: string, files: readonly IndexFile[]): void {
  for (const { name, text } of files) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
