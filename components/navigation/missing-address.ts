/**
 * The address that a reader asked for before a host without rules redirected to a 404 page
 * (lib/build/not-found-pages.ts). Undefined where there was no redirect.
 */
export function missingAddress({ search, href, origin }: Location): URL | undefined {
  const missing = new URLSearchParams(search).get('missing');
  const url = missing ? URL.parse(missing, href) : null;
  // Only this site's addresses: two leading slashes would name another host.
  return url?.origin === origin ? url : undefined;
}
