import type { DocPage, SiteModel } from './types.ts';
import { decodePath, withoutTrailingSlash } from './urls.ts';

/** An old path and the page that it leads to. Both decoded and without locale: a redirect holds in every locale. */
export interface Redirect {
  from: string;
  to: string;
  /** File that asks for it, relative to `content/`. */
  source: string;
}

/** Every redirect that pages ask for (front matter `redirect_from`). Like other facts it is the default locale's page that decides. */
export function redirectsOf(model: SiteModel): Redirect[] {
  const pages =
    model.locales.find(({ locale }) => locale === model.config.defaultLocale)?.pages ?? [];
  const docs = pages.filter((page): page is DocPage => page.kind === 'doc');
  return docs.flatMap((page) =>
    [page.frontMatter.redirect_from ?? []]
      .flat()
      .map((from) => ({ from: oldPath(from), to: page.path, source: page.source })),
  );
}

/** A path as a reader may have kept it: escaped or not, with a slash or `.html` at its end. */
export const oldPath = (path: string): string =>
  withoutTrailingSlash(decodePath(path).replace(/(\/index)?\.html$/, ''));
