/**
 * The current page in another locale, with its query and hash.
 * @param from home path of the page's locale, `/` or `/zh-tw/`
 * @param to home path or absolute URL of the other locale
 * @param query configured query, appended to the page's own
 */
export function localeHref(
  at: Pick<Location, 'pathname' | 'search' | 'hash'>,
  from: string,
  to: string,
  query?: string,
): string {
  return switchLocale(at.pathname, from, to) + joinQueries(at.search, query) + at.hash;
}

/** Joins two queries, each of which may be missing or begin with `?`. */
export function joinQueries(search: string, extra = ''): string {
  const parts = [search, extra].map((part) => part.replace(/^\?/, '')).filter(Boolean);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** The same page below another home path. Two leading slashes would name another host. */
export function switchLocale(path: string, from: string, to: string): string {
  const base = from.replace(/\/$/, '');
  const rest = path === base ? '/' : path.startsWith(`${base}/`) ? path.slice(base.length) : '/';
  return to.replace(/\/$/, '') + rest.replace(/^\/{2,}/, '/');
}
