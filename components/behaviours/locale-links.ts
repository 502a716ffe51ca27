/**
 * Points the links of the language menu to the page at hand, with its query and hash. `localePaths` are the home paths
 * as they stand in the links: `/`, `/zh-tw/`.
 */
export function updateLocaleLinks(document: Document, at: Pick<Location, 'pathname' | 'search' | 'hash'>): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-locale-link]')];
  const homes = new Map(links.map((link) => [link, (link.dataset.home ??= link.getAttribute('href') ?? '/')]));
  const current = links.find((link) => link.getAttribute('aria-current') === 'true');
  const here = current ? homes.get(current)! : '/';
  for (const [link, home] of homes) link.setAttribute('href', switchLocale(at.pathname, here, home) + joinQueries(at.search, link.dataset.query) + at.hash);
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
