import { comparablePath } from '@/components/navigation/comparable-path.ts';
import type { ActiveRule } from '@/lib/docs/navbar-types.ts';
import { isAtOrBelow } from '@/lib/text/is-at-or-below.ts';

/**
 * Whether a link leads to the current page (`exact`) or to its area (`active`).
 * @param link public path and rule for `active`; the rule's paths are public, too
 * @param pathname of the current page
 * @param homePath of the locale's home page
 */
export function linkMarks(
  { path, active }: { path: string; active?: ActiveRule },
  pathname: string,
  homePath: string,
): { exact: boolean; active: boolean } {
  const here = comparablePath(pathname);
  const home = comparablePath(homePath);
  const own = comparablePath(path);
  const below = (base: string) => isAtOrBelow(here, base);
  const exact = own === here;
  if (active?.regex !== undefined)
    return { exact, active: new RegExp(active.regex, 'i').test(here.slice(home.length) || '/') };
  if (active?.basePath !== undefined)
    return { exact, active: here.startsWith(comparablePath(active.basePath)) };
  if (active?.section)
    return {
      exact,
      active:
        exact ||
        (below(comparablePath(active.section.path)) &&
          !active.section.except.some((other) => below(comparablePath(other)))),
    };
  // All pages are below the home page, so a link to it is active only there.
  return { exact, active: exact || (own !== home && below(own)) };
}
