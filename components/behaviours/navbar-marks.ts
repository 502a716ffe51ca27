/**
 * Marks in the navbar and the mobile menu what belongs to the page at hand. Runs inside the HTML before the first paint,
 * too, so it uses nothing from outside its own body.
 */
export function markNavbar(document: Document): void {
  const header = document.querySelector<HTMLElement>('[data-navbar]');
  if (!header) return;
  const frames = [header, document.getElementById('main-menu')].filter((frame): frame is HTMLElement => frame !== null);
  const all = <E extends HTMLElement>(selector: string): E[] => frames.flatMap((frame) => [...frame.querySelectorAll<E>(selector)]);
  const normal = (path: string) => {
    let decoded = path;
    try {
      decoded = decodeURIComponent(path);
    } catch {
      // A malformed escape is compared as it stands.
    }
    return decoded.replace(/(\/index)?\.html$|\/+$/, '').toLowerCase();
  };
  const here = normal(location.pathname);
  const home = normal(header.dataset.home ?? '');
  const below = (base: string) => here === base || here.startsWith(`${base}/`);

  for (const link of all<HTMLAnchorElement>('a[data-nav]')) {
    const path = normal(link.pathname);
    const { activePath, activeRegex, activeSection, activeExcept, unlisted } = link.dataset;
    const except = JSON.parse(activeExcept ?? '[]') as string[];
    const exact = path === here;
    const active =
      activeRegex !== undefined
        ? new RegExp(activeRegex, 'i').test(here.slice(home.length) || '/')
        : activePath !== undefined
          ? here.startsWith(normal(activePath))
          : activeSection !== undefined
            ? exact || (below(normal(activeSection)) && !except.some((other) => below(normal(other))))
            : // Every page lies below the home page: a link to it is active there only.
              exact || (path !== home && below(path));
    link.toggleAttribute('data-active', active);
    if (exact) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
    if (unlisted !== undefined) link.hidden = !exact;
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
