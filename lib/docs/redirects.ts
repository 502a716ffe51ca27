import type { DocPage, SiteModel } from './types.ts';
import { isBelowAny, splitSuffix, withoutTrailingSlash } from './urls.ts';
import { decoded } from '@/lib/text/decoded.ts';

/** An old path and where it leads. A redirect is made in every locale. */
export interface Redirect {
  /** Decoded, without locale. */
  from: string;
  /** The same of a page, or of what else is on this host (`externalPaths`), or a web address. */
  to: string;
  /** Query and hash of the new address. Without them, it gets those of the old address. */
  suffix?: string;
  /** The new address is no page of this site. */
  outside?: true;
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

/** A redirect of the configuration that is not made. */
export interface LeftOut {
  from: string;
  why: 'start page' | 'page' | 'second';
}

/**
 * The redirects, and those of the configuration that are left out. Only the default locale's pages
 * count. Left out is one from the start page of a section, because that page stays: in Docusaurus a
 * section may have none, so a site that comes from there may have such redirects. Those from
 * another page, and all but the first from one path, are left out unless `onDuplicateRoutes` is
 * `throw`.
 */
export function findRedirects(model: SiteModel): { redirects: Redirect[]; leftOut: LeftOut[] } {
  const { config } = model;
  const pages = model.locales.find(({ locale }) => locale === config.defaultLocale)?.pages ?? [];
  const docs = pages.filter((page): page is DocPage => page.kind === 'doc');
  const ofPages = docs.flatMap((page) =>
    [page.frontMatter.redirect_from ?? []]
      .flat()
      .map((from) => ({ from: oldPath(from), to: page.path, source: page.source })),
  );
  const starts = startPages(model);
  const paths = new Set(pages.map(({ path }) => path));
  const isTolerant = config.onDuplicateRoutes !== 'throw';
  const redirects: Redirect[] = [...ofPages];
  const leftOut: LeftOut[] = [];
  const known = new Set(ofPages.map(({ from }) => from));
  for (const configured of config.redirects) {
    const from = oldPath(configured.from);
    if (starts.has(from)) leftOut.push({ from, why: 'start page' });
    else if (isTolerant && paths.has(from)) leftOut.push({ from, why: 'page' });
    else if (isTolerant && known.has(from)) leftOut.push({ from, why: 'second' });
    else {
      const target = newAddress(configured.to);
      const outside =
        !paths.has(target.to) &&
        (isWebAddress(target.to) || isBelowAny(target.to, config.externalPaths));
      redirects.push({ from, ...target, ...(outside && { outside }) });
    }
    known.add(from);
  }
  return { redirects, leftOut };
}

const isWebAddress = (to: string): boolean => /^https?:\/\//.test(to);

function newAddress(to: string): Pick<Redirect, 'to' | 'suffix'> {
  if (isWebAddress(to)) return { to: new URL(to).href };
  const { path, suffix } = splitSuffix(to);
  return { to: oldPath(path), ...(suffix !== '' && { suffix }) };
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
