import { createHash } from 'node:crypto';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import { isAtOrBelow } from '@/lib/text/is-at-or-below.ts';

/**
 * Every address of the site is made here. Paths of the model are decoded and without locale; hrefs
 * are encoded and with it.
 */

/**
 * Encodes a decoded path for an href, as a browser would: `/BSP/Yocto 4.0` → `/BSP/Yocto%204.0`.
 */
export const encodePath = (path: string): string =>
  encodeURI(path).replace(/[?#]/g, encodeURIComponent);

/** What the addresses of a locale begin with: nothing in the default locale. */
export const localePrefix = (config: Pick<SiteConfig, 'defaultLocale'>, locale: string): string =>
  locale === config.defaultLocale ? '' : `/${locale}`;

/**
 * Href of a page: `/BSP/Overview` in the default locale, `/zh-tw/BSP/Overview` in another. The home
 * page keeps its slash.
 */
export function pageHref(
  config: Pick<SiteConfig, 'defaultLocale'>,
  locale: string,
  path: string,
): string {
  const prefix = localePrefix(config, locale);
  return path === '/' ? `${prefix}/` : prefix + encodePath(path);
}

/**
 * The absolute address of a page, on the locale's own host if it has one.
 * @param basePath path of the site on its host, without slash at the end
 */
export function absoluteUrl(
  config: Pick<SiteConfig, 'defaultLocale' | 'locales' | 'url'>,
  locale: string,
  path: string,
  basePath = process.env.BASE_PATH ?? '',
): string {
  return new URL(
    basePath + pageHref(config, locale, path),
    config.locales.find(({ code }) => code === locale)?.url ?? config.url,
  ).href;
}

/**
 * The address of a page for search engines and feeds: with a slash at its end where the site has
 * its addresses so (`trailingSlash`). Both forms are answered.
 */
export function canonicalUrl(
  config: Parameters<typeof absoluteUrl>[0] & Partial<Pick<SiteConfig, 'trailingSlash'>>,
  locale: string,
  path: string,
  basePath?: string,
): string {
  const url = absoluteUrl(config, locale, path, basePath);
  return config.trailingSlash && !url.endsWith('/') ? `${url}/` : url;
}

/**
 * Path of a page's Markdown copy, decoded and without locale: `/BSP/Overview.md`, `/index.md` for
 * the home page.
 */
export const markdownPath = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);

/**
 * The HTML file of a page in a published folder. @param path decoded, with the prefix of its locale
 */
export const pageFile = (path: string): string =>
  path.endsWith('/') ? `${path}index.html` : `${path}.html`;

/** Path of the release feed of a locale. */
export const FEED_PATH = '/releases.xml';

/**
 * Path of the print page of a section version; no document can have it
 * (lib/docs/reserved-paths.ts).
 */
export const printPath = (basePath: string): string => joinPath(basePath, '_print');

/** Splits query and hash off an href. */
export function splitSuffix(href: string): { path: string; suffix: string } {
  const start = href.search(/[?#]/);
  return start < 0
    ? { path: href, suffix: '' }
    : { path: href.slice(0, start), suffix: href.slice(start) };
}

/** Removes slashes at the end, except for the home page. */
export const withoutTrailingSlash = (path: string): string =>
  path.length > 1 ? path.replace(/\/+$/, '') : path;

/** Whether a path is one of several, or below one of them. */
export const isBelowAny = (path: string, bases: readonly string[]): boolean =>
  bases.map(withoutTrailingSlash).some((base) => base === '/' || isAtOrBelow(path, base));

/** Joins parts with single slashes and resolves `.` and `..`. The result begins with a slash. */
export function joinPath(...parts: string[]): string {
  const segments: string[] = [];
  for (const segment of parts.join('/').split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return `/${segments.join('/')}`;
}

/** The way from a folder to a file, both named from the root: `./a.md`, `../b/c.md`. */
export function relativePath(folder: string, file: string): string {
  const [from = [], to = []] = [folder, file].map((path) => path.split('/').filter(Boolean));
  // The last name is the file's own, also where a folder is called like it.
  const away = from.findIndex((name, index) => index === to.length - 1 || name !== to[index]);
  const shared = away < 0 ? from.length : away;
  return ('../'.repeat(from.length - shared) || './') + to.slice(shared).join('/');
}

/** Record id: the path and 3 hex digits of a hash of locale, kind and path. */
export function recordId(path: string, locale: string, kind: string): string {
  const digest = createHash('sha256').update(`${locale}\n${kind}\n${path}`).digest('hex');
  return `${path}-${digest.slice(0, 3)}`;
}
