/**
 * The page at hand in another locale, with its query and hash.
 * @param from home path of the page's locale, `/` or `/zh-tw/`
 * @param to home path, or whole address, of the other one
 * @param query of the configuration, behind the page's own
 */
export function localeHref(
  at: Pick<Location, 'pathname' | 'search' | 'hash'>,
  from: string,
  to: string,
  query?: string,
): string {
  return switchLocale(at.pathname, from, to) + joinQueries(at.search, query) + at.hash;
}

/** One query of two, either of which may be missing and may begin with `?`. */
export function joinQueries(search: string, extra = ''): string {
  const parts = [search, extra].map((part) => part.replace(/^\?/, '')).filter(Boolean);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** The same page below another home path. A path that begins with two slashes would name another host. */
export function switchLocale(path: string, from: string, to: string): string {
  const base = from.replace(/\/$/, '');
  const rest = path === base ? '/' : path.startsWith(`${base}/`) ? path.slice(base.length) : '/';
  return to.replace(/\/$/, '') + rest.replace(/^\/{2,}/, '/');
}
