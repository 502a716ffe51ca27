import { contextAt, versionAt, type SearchManifest } from '@/lib/search/manifest.ts';
import { BASE_PATH } from '@/lib/site/base-path.ts';
import { decoded } from '@/lib/text/decoded.ts';
import type { SearchScope } from './question.ts';

/**
 * Path of the locale's home, without a slash at its end: the path of the search page without
 * `/search`.
 */
const homeOf = (searchPage: string): string => searchPage.replace(/\/search$/, '');

/** The same without the base path, as the index writes addresses. */
export const localeHome = (searchPage: string): string =>
  homeOf(searchPage).slice(BASE_PATH.length);

/**
 * The current page as the index names pages: `weda/docs/Introduction`.
 * @param searchPage path of the locale's search page
 */
export function pathBelowHome(searchPage: string, pathname: string): string {
  const home = homeOf(searchPage);
  if (pathname !== home && !pathname.startsWith(`${home}/`)) return '';
  return decoded(pathname.slice(home.length))
    .replace(/(\/index)?\.html$/, '')
    .replace(/^\/+|\/+$/g, '');
}

/** Where the box searches, and what it calls that. */
export interface BoxScope extends SearchScope {
  label?: string;
  /** The context of the page, also while the reader searches everywhere. */
  own?: { path: string; label: string };
}

/** Whether two searches look in the same pages. */
export const isSameScope = (a: SearchScope, b: SearchScope): boolean =>
  a.context === b.context && a.version === b.version;

/**
 * Context and version of a page.
 * @param widened path of the context in which the reader has chosen to search everywhere
 */
export function scopeAt(
  manifest: SearchManifest | undefined,
  path: string,
  widened?: string,
): BoxScope {
  if (!manifest) return {};
  const context = contextAt(manifest.contexts, path);
  const version = versionAt(manifest.contexts, path)?.path;
  if (!context) return { version };
  const own = { path: context.path, label: context.label || context.path };
  return context.path === widened
    ? { version, own }
    : { context: context.path, label: context.label, version, own };
}
