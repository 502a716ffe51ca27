const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Whether an address of this host belongs to the site: others may lie beside its base path. */
export const isOfSite = (pathname: string, basePath = BASE_PATH): boolean =>
  basePath === '' || pathname === basePath || pathname.startsWith(`${basePath}/`);

/** An address of the site as the router takes it, which adds the base path by itself: `/docs/a?b` → `/a?b`. */
export function routerHref(href: string, basePath = BASE_PATH): string {
  const rest = href.slice(basePath.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The way back: the address that the router makes of what it was given. */
export const publicHref = (href: string, basePath = BASE_PATH): string =>
  href.startsWith('/') ? basePath + href : href;
