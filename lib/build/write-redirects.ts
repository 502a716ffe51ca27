import { redirectsOf } from '@/lib/docs/redirects.ts';
import { siteIndex } from '@/lib/docs/site-index.ts';
import type { SiteModel } from '@/lib/docs/types.ts';
import type { Words } from '@/lib/i18n/words.ts';
import { movesOf, nginxMap, redirectPage, rulesFile } from '@/lib/outputs/redirect-files.ts';
import { htmlLangOf } from '@/lib/site/html-lang.ts';

/** Writes a file of the site; `path` begins with a slash. */
export type Write = (path: string, text: string) => void;

/**
 * Writes a page at each old path, and redirect rules for hosts. The rules files are written even
 * without redirects, to overwrite those of an earlier publication.
 */
export function writeRedirects(
  model: SiteModel,
  words: (locale: string) => Words,
  write: Write,
): void {
  const redirects = redirectsOf(model);
  const { config } = model;
  const all = model.locales.flatMap((localeModel) => {
    const { locale } = localeModel;
    const t = words(locale);
    const lang = htmlLangOf(config, locale);
    const moves = movesOf(config, locale, redirects);
    redirects.forEach(({ to }, index) => {
      const move = moves[index];
      if (!move) return;
      const target = siteIndex(localeModel).pageByPath.get(to)?.title ?? to;
      write(
        `${move.from}.html`,
        redirectPage(move, { lang, title: t('outputs.moved'), text: t('outputs.movedTo'), target }),
      );
    });
    return moves;
  });
  write('/_redirects', rulesFile(all));
  write('/redirects.nginx.conf', nginxMap(all));
}
