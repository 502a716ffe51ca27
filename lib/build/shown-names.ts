import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

/** Data for hydration: half of the HTML, but never visible. */
const SCRIPT_TEXTS = /(<script\b[^>]*>)[\s\S]*?(?=<\/script>)/g;

/**
 * The names that selectors can match on a page: classes (`.a`), elements (`p`), ids (`#main`),
 * attributes (`[open]`, `[data-kind=note]`), languages (`:lang(zh)`), and custom properties in its
 * own styles (`--tone`). Excludes hidden content and closed dialogs, menus, and `<details>`.
 * @param themes the page's possible color modes
 */
export function shownNames(
  html: string,
  themes: readonly string[] = ['light', 'dark'],
): Set<string> {
  const names = new Set(themes.map((name) => `[data-theme=${name}]`));
  const document = parse(html.replace(SCRIPT_TEXTS, '$1'));
  for (const child of elementsIn(document)) collect(child, names);
  return names;
}

const UNSEEN = new Set(['script', 'style', 'template', 'noscript']);

function collect(element: Element, names: Set<string>): void {
  if (UNSEEN.has(element.tagName)) return;
  const attributes = new Map(element.attrs.map(({ name, value }) => [name.toLowerCase(), value]));
  names.add(element.tagName.toLowerCase());
  if (isHidden(element.tagName, attributes)) return;
  for (const [name, value] of attributes) addAttribute(name, value, names);
  const closed = element.tagName === 'details' && !attributes.has('open');
  for (const child of elementsIn(element))
    if (!closed || child.tagName === 'summary') collect(child, names);
}

function addAttribute(name: string, value: string, names: Set<string>): void {
  if (name === 'class') for (const part of value.split(/\s+/)) names.add(`.${part}`);
  else if (name === 'style') for (const match of value.matchAll(/--[\w-]+/g)) names.add(match[0]);
  else if (name === 'id') names.add(`#${value}`);
  else if (name === 'lang') names.add(`:lang(${value.split('-')[0]})`);
  else {
    names.add(`[${name}]`).add(`[${name}=${value}]`);
    // Drawings refer to colors in attributes: `fill="var(--tone)"`.
    for (const [, property = ''] of value.matchAll(/var\((--[\w-]+)/g)) names.add(property);
  }
}

const elementsIn = (node: DefaultTreeAdapterTypes.ParentNode): Element[] =>
  node.childNodes.filter((child): child is Element => 'tagName' in child);

/**
 * Whether a popover is hidden at first. The docs sidebar is a popover only on a narrow screen; a
 * popover with the role `dialog` always is one.
 */
function isHidden(element: string, attributes: ReadonlyMap<string, string>): boolean {
  if (attributes.has('hidden')) return true;
  return (
    (element === 'dialog' && !attributes.has('open')) ||
    (attributes.has('popover') && attributes.get('role') === 'dialog')
  );
}
