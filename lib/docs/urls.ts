import { createHash } from 'node:crypto';
import type { SiteConfig } from '@/lib/site/config-schema.ts';

/** Every address of the site is made here. Paths of the model are decoded and know no locale; hrefs are encoded and do. */

/** Encodes a decoded path for use in an href, as a browser would: `/BSP/Yocto 4.0` → `/BSP/Yocto%204.0`. */
export const encodePath = (path: string): string =>
  encodeURI(path).replace(/[?#]/g, encodeURIComponent);

/** Href of a page: `/BSP/Overview` in the default locale, `/zh-tw/BSP/Overview` elsewhere. Home keeps its slash. */
export function pageHref(
  config: Pick<SiteConfig, 'defaultLocale'>,
  locale: string,
  path: string,
): string {
  const prefix = locale === config.defaultLocale ? '' : `/${locale}`;
  return path === '/' ? `${prefix}/` : prefix + encodePath(path);
}

/**
 * A page's whole address, below the locale's own host if it has one.
 * @param basePath where the site lies on its host, without slash at the end; default: what it is built for
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

/** Where a page's Markdown copy lies, as a decoded path without locale: `/BSP/Overview.md`; the home page's is `/index.md`. */
export const markdownPath = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);

/** Where the feed of a locale's releases lies. */
export const FEED_PATH = '/releases.xml';

/** Where the print page of a section version lies; no document can have this path (lib/docs/reserved-paths.ts). */
export const printPath = (basePath: string): string => `${basePath}/_print`;

/** Decodes once; a malformed escape is left as it stands instead of throwing. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** No slash at the end, except for the home page. */
export const withoutTrailingSlash = (path: string): string =>
  path.length > 1 ? path.replace(/\/+$/, '') : path;

/** Joins parts with single slashes and resolves `.` and `..`; the result begins with a slash. */
export function joinPath(...parts: string[]): string {
  const segments: string[] = [];
  for (const segment of parts.join('/').split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return `/${segments.join('/')}`;
}

/** Record id: the path and 3 hex digits derived from everything that makes the record what it is. */
export function recordId(path: string, locale: string, kind: string): string {
  const digest = createHash('sha256').update(`${locale}\n${kind}\n${path}`).digest('hex');
  return `${path}-${digest.slice(0, 3)}`;
}
