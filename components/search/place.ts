import { contextAt, versionAt, type SearchManifest } from '@/lib/search/manifest.ts';
import type { SearchScope } from './session.ts';

const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Path of the locale's home, without a slash at its end: the path of the search page without `/search`. */
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
  return decode(pathname.slice(home.length))
    .replace(/(\/index)?\.html$/, '')
    .replace(/^\/+|\/+$/g, '');
}

/** Context and version of a page. */
export function scopeAt(
  manifest: SearchManifest | undefined,
  path: string,
): SearchScope & { label?: string } {
  if (!manifest) return {};
  const context = contextAt(manifest.contexts, path);
  return {
    context: context?.path,
    label: context?.label,
    version: versionAt(manifest.contexts, path)?.path,
  };
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
