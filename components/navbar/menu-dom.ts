/** An entry of a menu as it stands in the HTML: a link with its attributes, or, without them, HTML that is no link. */
export interface MenuEntry {
  attributes?: Record<string, string>;
  className: string;
  html: string;
}

/** Reads the entries of the plain menu that stands beside a label. What is hidden there is left out. */
export function menuEntries(menu: Element | null): MenuEntry[] {
  const items = [...(menu?.querySelectorAll<HTMLElement>('[data-menu-list] > li:not([data-own])') ?? [])];
  return items.flatMap((item): MenuEntry[] => {
    const copy = item.cloneNode(true) as HTMLElement;
    const link = copy.querySelector('a');
    if (!link) return [{ className: item.className, html: item.innerHTML }];
    if (link.hidden) return [];
    // A link amid other HTML: all of it becomes the link, since a menu has no entries inside entries.
    const alone = copy.childNodes.length === 1 && copy.firstChild === link;
    if (!alone) link.replaceWith(...link.childNodes);
    const attributes = [...link.attributes].filter(({ name }) => name !== 'class' && name !== 'style').map(({ name, value }) => [REACT_NAMES[name] ?? name, value]);
    return [{ attributes: Object.fromEntries(attributes) as Record<string, string>, className: `${alone ? '' : item.className} ${link.className}`.trim(), html: alone ? link.innerHTML : copy.innerHTML }];
  });
}

/** Says at the label of a menu that it is open, and whose label it is. The returned function takes it back. */
export function markOpen(label: HTMLElement, id: string | undefined, controls: string | undefined): () => void {
  if (id !== undefined) label.id = id;
  if (controls !== undefined) label.setAttribute('aria-controls', controls);
  label.setAttribute('aria-expanded', 'true');
  return () => {
    label.removeAttribute('id');
    label.removeAttribute('aria-controls');
    label.setAttribute('aria-expanded', 'false');
  };
}

const REACT_NAMES: Record<string, string> = { hreflang: 'hrefLang', tabindex: 'tabIndex' };
