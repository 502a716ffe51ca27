import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteIndex } from '@/lib/docs/site-index.ts';
import type { SiteModel } from '@/lib/docs/types.ts';
import { localePrefix, pageFile, printPath } from '@/lib/docs/urls.ts';
import { words } from '@/lib/i18n/words.ts';
import { printPage } from '@/lib/outputs/print-page.ts';
import type { SitePaths } from '@/lib/site/paths.ts';

/** Writes the print page of every section version from the pages in the lifted export `folder`. */
export function writePrintPages(paths: SitePaths, model: SiteModel, folder: string): void {
  const { config } = model;
  for (const locale of model.locales) {
    const prefix = localePrefix(config, locale.locale);
    const t = words(paths, locale.locale);
    const fileOf = (path: string) => join(folder, pageFile(prefix + path));
    for (const sectionVersion of locale.sectionVersions) {
      const html = printPage({
        config,
        index: siteIndex(locale),
        sectionVersion,
        t,
        htmlOf: (page) => readFileSync(fileOf(page.path), 'utf8'),
      });
      writeFileSync(fileOf(printPath(sectionVersion.basePath)), html);
    }
  }
}
