/** What the navbar tells of sections with several versions, by the section's id: each version is name, base path, label. */
export type VersionTable = Record<string, { latest: number; versions: [name: string, base: string, label: string][] }>;

/** Key under which the reader's version of a section is kept. */
export const PREFERENCE = 'docs-preferred-version-';

/**
 * Marks in the navbar and the mobile menu what belongs to the page at hand, and points links to the version of a section
 * that the reader is in, else prefers, else should use. Runs inside the HTML before the first paint, too, so it uses
 * nothing from outside its own body.
 * @param read gives what the browser has kept under a key
 */
export function markNavbar(document: Document, read: (key: string) => string | null): void {
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

  const table = JSON.parse(header.dataset.versions ?? '{}') as VersionTable;
  const shown = new Map<string, { active: number; order: number[] }>();
  for (const [id, { latest, versions }] of Object.entries(table)) {
    const bases = versions.map(([, base]) => normal(base));
    // The latest version's path begins those of the others: the longest that fits is the reader's.
    const active = bases.reduce((best, base, index) => (below(base) && base.length > (bases[best]?.length ?? -1) ? index : best), -1);
    const kept = header.dataset.keepsVersions === undefined ? null : read(`docs-preferred-version-${id}`);
    shown.set(id, { active, order: [active, versions.findIndex(([name]) => name === kept), latest].filter((index) => index >= 0) });
  }
  for (const link of all<HTMLAnchorElement>('a[data-docs]')) {
    const id = link.dataset.docs ?? '';
    const hrefs = JSON.parse(link.dataset.hrefs ?? '[]') as (string | null)[];
    const index = shown.get(id)?.order.find((candidate) => hrefs[candidate]);
    if (index === undefined) continue;
    link.setAttribute('href', hrefs[index]!);
    if (link.dataset.named !== undefined) link.textContent = table[id]!.versions[index]![2];
  }
  for (const link of all<HTMLAnchorElement>('a[data-version]')) {
    const id = link.dataset.versionOf ?? '';
    const active = table[id]?.versions[shown.get(id)?.active ?? -1]?.[0];
    if (link.dataset.version === active) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  for (const label of all('[data-version-label]')) {
    const id = label.dataset.versionLabel ?? '';
    const [name, , text] = table[id]?.versions[shown.get(id)?.order[0] ?? -1] ?? [];
    if (name === undefined) continue;
    const own = [...(label.closest('[data-menu]')?.querySelectorAll<HTMLElement>('a[data-version]') ?? [])].find((link) => link.dataset.version === name);
    label.textContent = own?.textContent ?? text ?? '';
  }

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
