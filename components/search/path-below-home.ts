import { decoded } from '@/lib/text/decoded.ts';
import { isAtOrBelow } from '@/lib/text/is-at-or-below.ts';

/**
 * Path of the locale's home, without a slash at its end.
 * @param searchPage path of the locale's search page
 */
export const homeOf = (searchPage: string): string => searchPage.replace(/\/search$/, '');

/**
 * The current page as the index names pages: `weda/docs/Introduction`; empty outside the locale.
 * @param searchPage path of the locale's search page, with the base path
 */
export function pathBelowHome(searchPage: string, pathname: string): string {
  const home = homeOf(searchPage);
  if (!isAtOrBelow(pathname, home)) return '';
  return decoded(pathname.slice(home.length))
    .replace(/(\/index)?\.html$/, '')
    .replace(/^\/+|\/+$/g, '');
}
