import { decoded } from '@/lib/text/decoded.ts';

/**
 * Normal form of a path for comparisons: decoded, lower case, without `index.html`, `.html`, and
 * trailing slashes.
 */
export const comparablePath = (path: string): string =>
  decoded(path)
    .replace(/(\/index)?\.html$|\/+$/, '')
    .toLowerCase();
