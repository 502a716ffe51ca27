import { decoded } from '@/lib/text/decoded.ts';

/**
 * The current page as the index names pages: `weda/docs/Introduction`; empty outside the locale.
 * @param home path of the locale's home, with the base path and without a slash at its end
 */
export function pathBelowHome(home: string, pathname: string): string {
  if (pathname !== home && !pathname.startsWith(`${home}/`)) return '';
  return decoded(pathname.slice(home.length))
    .replace(/(\/index)?\.html$/, '')
    .replace(/^\/+|\/+$/g, '');
}
