import type { ActiveRule } from '@/lib/docs/navbar-types.ts';

/** A path as paths are compared: decoded, without `index.html`, `.html` and slashes at the end, in lower case. */
export function normalPath(address: string): string {
  let decoded = address;
  try {
    decoded = decodeURIComponent(address);
  } catch {
    // A malformed escape is compared as it stands.
  }
  return decoded.replace(/(\/index)?\.html$|\/+$/, '').toLowerCase();
}

/**
 * Whether a link leads to the page at hand (`exact`) and whether that page belongs to what it stands for (`active`).
 * @param link its public path, and when it counts as active beyond that; the rule's paths are public, too
 * @param pathname of the page at hand
 * @param homePath of the locale's home page
 */
export function linkMarks(
  { path, active }: { path: string; active?: ActiveRule },
  pathname: string,
  homePath: string,
): { exact: boolean; active: boolean } {
  const here = normalPath(pathname);
  const home = normalPath(homePath);
  const own = normalPath(path);
  const below = (base: string) => here === base || here.startsWith(`${base}/`);
  const exact = own === here;
  if (active?.regex !== undefined)
    return { exact, active: new RegExp(active.regex, 'i').test(here.slice(home.length) || '/') };
  if (active?.basePath !== undefined)
    return { exact, active: here.startsWith(normalPath(active.basePath)) };
  if (active?.section)
    return {
      exact,
      active:
        exact ||
        (below(normalPath(active.section.path)) &&
          !active.section.except.some((other) => below(normalPath(other)))),
    };
  // Every page lies below the home page: a link to it is active there only.
  return { exact, active: exact || (own !== home && below(own)) };
}
