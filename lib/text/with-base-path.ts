import { isAtOrBelow } from './is-at-or-below.ts';

const ADDRESS = /(\s(?:href|src|action|poster)\s*=\s*["']?)(\/(?!\/)[^\s"'>]*)/gi;

/**
 * HTML of the site's configuration with the base path added to addresses that begin with a slash
 * and do not have it. Addresses of other hosts, hashes and relative addresses do not change.
 */
export function withBasePath(html: string, basePath: string): string {
  if (basePath === '') return html;
  return html.replace(/<[^>]*>/g, (tag) =>
    tag.replace(ADDRESS, (whole, name: string, address: string) =>
      isAtOrBelow(address, basePath) ? whole : name + basePath + address,
    ),
  );
}
