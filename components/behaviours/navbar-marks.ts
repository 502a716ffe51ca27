/** What a link of the navbar carries in its attributes: its address, and when it counts as active beyond it. */
export interface NavbarLinkMarks {
  /** Addresses as they stand in the browser: with base path, locale and escapes. */
  path: string;
  activePath?: string;
  activeSection?: string;
  /** Addresses of sections inside that one, as JSON. */
  activeExcept?: string;
  /** Tested against the path without locale. */
  activeRegex?: string;
}

/**
 * Whether a link leads to the page at hand (`exact`) and whether that page belongs to what it stands for (`active`). Its
 * source stands alone: it runs inside the HTML, too.
 * @param pathname of the page at hand
 * @param homePath of the locale's home page
 */
export function linkMarks({ path, activePath, activeSection, activeExcept, activeRegex }: NavbarLinkMarks, pathname: string, homePath: string): { exact: boolean; active: boolean } {
  const normal = (address: string) => {
    let decoded = address;
    try {
      decoded = decodeURIComponent(address);
    } catch {
      // A malformed escape is compared as it stands.
    }
    return decoded.replace(/(\/index)?\.html$|\/+$/, '').toLowerCase();
  };
  const here = normal(pathname);
  const home = normal(homePath);
  const own = normal(path);
  const below = (base: string) => here === base || here.startsWith(`${base}/`);
  const exact = own === here;
  if (activeRegex !== undefined) return { exact, active: new RegExp(activeRegex, 'i').test(here.slice(home.length) || '/') };
  if (activePath !== undefined) return { exact, active: here.startsWith(normal(activePath)) };
  if (activeSection !== undefined) return { exact, active: exact || (below(normal(activeSection)) && !(JSON.parse(activeExcept ?? '[]') as string[]).some((other) => below(normal(other)))) };
  // Every page lies below the home page: a link to it is active there only.
  return { exact, active: exact || (own !== home && below(own)) };
}

/**
 * Marks in the navbar and the mobile menu what belongs to the page at hand. Runs inside the HTML before the first paint,
 * too, so it uses nothing from outside its own body; there the decision is handed in.
 */
export function markNavbar(document: Document, marksOf: typeof linkMarks): void {
  const header = document.querySelector<HTMLElement>('[data-navbar]');
  if (!header) return;
  const frames = [header, document.getElementById('main-menu')].filter((frame): frame is HTMLElement => frame !== null);
  const all = <E extends HTMLElement>(selector: string): E[] => frames.flatMap((frame) => [...frame.querySelectorAll<E>(selector)]);

  for (const link of all<HTMLAnchorElement>('a[data-nav]')) {
    const { exact, active } = marksOf({ ...link.dataset, path: link.pathname }, location.pathname, header.dataset.home ?? '');
    link.toggleAttribute('data-active', active);
    if (exact) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
    if (link.dataset.unlisted !== undefined) link.hidden = !exact;
  }
  for (const group of all('[data-menu], [data-dropdown]')) {
    const active = group.querySelector('a[data-active], a[data-nav][aria-current]') !== null;
    group.toggleAttribute('data-active', active);
    if (group.dataset.dropdown === undefined) continue;
    if (active) group.dataset.open = '';
    const caret = group.querySelector<HTMLElement>('[aria-expanded]');
    const open = group.dataset.open !== undefined;
    caret?.setAttribute('aria-expanded', String(open));
    caret?.setAttribute('aria-label', (open ? caret.dataset.collapse : caret.dataset.expand) ?? '');
  }
}
