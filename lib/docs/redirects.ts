import type { DocPage, SiteModel } from './types.ts';
import { withoutTrailingSlash } from './urls.ts';
import { decoded } from '@/lib/text/decoded.ts';

/**
 * An old path and the path of its page, both decoded and without locale: a redirect is made in
 * every locale.
 */
export interface Redirect {
  from: string;
  to: string;
  /**
   * File whose front matter has the old path, relative to `content/`; absent for those of the
   * configuration.
   */
  source?: string;
}

/**
 * The redirects that pages list in their front matter (`redirect_from`), and those of the
 * configuration.
 */
export const redirectsOf = (model: SiteModel): Redirect[] => findRedirects(model).redirects;

/**
 * The redirects, and the old paths of those that are left out. Only the default locale's pages
 * count. A redirect of the configuration from the start page of a section is left out, because that
 * page stays: in Docusaurus a section may have none, so a site that comes from there may have such
 * redirects.
 */
export function findRedirects(model: SiteModel): { redirects: Redirect[]; leftOut: string[] } {
  const pages =
    model.locales.find(({ locale }) => locale === model.config.defaultLocale)?.pages ?? [];
  const docs = pages.filter((page): page is DocPage => page.kind === 'doc');
  const ofPages = docs.flatMap((page) =>
    [page.frontMatter.redirect_from ?? []]
      .flat()
      .map((from) => ({ from: oldPath(from), to: page.path, source: page.source })),
  );
  const starts = startPages(model);
  const configured = model.config.redirects.map(({ from, to }) => ({
    from: oldPath(from),
    to: oldPath(to),
  }));
  return {
    redirects: [...ofPages, ...configured.filter(({ from }) => !starts.has(from))],
    leftOut: configured.flatMap(({ from }) => (starts.has(from) ? [from] : [])),
  };
}

const startPages = ({ locales }: SiteModel): ReadonlySet<string> =>
  new Set(
    locales.flatMap(({ pages }) =>
      pages.flatMap(({ kind, path }) => (kind === 'landing' ? [path] : [])),
    ),
  );

/** The plain form of a path that may be escaped or end with a slash, `.html` or `/index.html`. */
export const oldPath = (path: string): string =>
  withoutTrailingSlash(decoded(path).replace(/(\/index)?\.html$/, ''));
