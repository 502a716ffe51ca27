import { isAtOrBelow } from '@/lib/text/is-at-or-below.ts';

// Paths on the host, with the base path of the site or without it. Browsers use this file, too.

/** Docusaurus' mark for a path on the host that is not a page. */
export const ON_HOST = 'pathname://';

/**
 * A path on the host that is written without base path or with it. As in Docusaurus, it gets the
 * base path once, and a path that begins at the page (`../x`) stays as it is.
 */
export const belowBase = (basePath: string, path: string): string =>
  path.startsWith(`${basePath}/`) || !path.startsWith('/') ? path : basePath + path;

/** A path that is written with the base path, without it. Others stay as they are. */
export const withoutBase = (basePath: string, path: string): string =>
  basePath !== '' && isAtOrBelow(path, basePath) ? path.slice(basePath.length) || '/' : path;

/** Whether an address is a path of the site, and not one of another host (`//host`) or a scheme. */
export const isOwnPath = (href: string): boolean => /^\/(?!\/)/.test(href);
