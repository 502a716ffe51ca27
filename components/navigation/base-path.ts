import { BASE_PATH } from '@/lib/site/base-path.ts';
import { isAtOrBelow } from '@/lib/text/is-at-or-below.ts';

/** Whether an address on this host belongs to the site. Other sites may be beside its base path. */
export const isOfSite = (pathname: string, basePath = BASE_PATH): boolean =>
  isAtOrBelow(pathname, basePath);

/** An address for the router, which adds the base path itself: `/docs/a?b` → `/a?b`. */
export function routerHref(href: string, basePath = BASE_PATH): string {
  const rest = href.slice(basePath.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The inverse: the address that the router makes of its argument. */
export const publicHref = (href: string, basePath = BASE_PATH): string =>
  href.startsWith('/') ? basePath + href : href;
