/**
 * What selectors can ask of a page, as names: classes (`.a`), elements (`p`), ids (`#main`), attributes (`[open]`,
 * `[data-kind=note]`), languages (`:lang(zh)`), and custom properties that its own styles use (`--tone`). Only of what the page shows before anybody opens
 * something: what is hidden, a closed dialog, menu or `<details>` is left out.
 * @param themes colour modes that the page can have; a site without a choice of colours has one
 */
export function shownNames(html: string, themes: readonly string[] = ['light', 'dark']): Set<string> {
  const names = new Set(themes.map((name) => `[data-theme=${name}]`));
  // An element that is left out, and how many of its kind are open inside it.
  let hidden: { element: string; depth: number } | undefined;
  let closedDetails = 0;
  // Tags that say nothing new: a page repeats the same few, above all in code.
  const plain = new Set<string>();
  for (const [whole, close, tag, text] of html.replace(TEXT_ELEMENTS, '').matchAll(TAG)) {
    const element = tag!.toLowerCase();
    if (hidden) {
      if (element === hidden.element) hidden.depth += close ? -1 : 1;
      if (hidden.depth === 0) hidden = undefined;
      continue;
    }
    if (plain.has(whole)) continue;
    if (close) {
      // Of a closed `<details>` the summary is shown.
      if (element === 'summary' && closedDetails > 0) hidden = { element: 'details', depth: 1 };
      if (element === 'summary' && closedDetails > 0) closedDetails--;
      continue;
    }
    const attributes = new Map([...text!.matchAll(ATTRIBUTE)].map((match) => [match[1]!.toLowerCase(), match[2] ?? '']));
    names.add(element);
    if (isHidden(element, attributes)) {
      if (!VOID.has(element)) hidden = { element, depth: 1 };
      continue;
    }
    if (element === 'details' && !attributes.has('open')) closedDetails++;
    else plain.add(whole);
    for (const [name, value] of attributes) {
      if (name === 'class') for (const part of value.split(/\s+/)) names.add(`.${part}`);
      else if (name === 'style') for (const match of value.matchAll(/--[\w-]+/g)) names.add(match[0]);
      else if (name === 'id') names.add(`#${value}`);
      else if (name === 'lang') names.add(`:lang(${value.split('-')[0]})`);
      else names.add(`[${name}]`).add(`[${name}=${value}]`);
    }
  }
  return names;
}

const TEXT_ELEMENTS = /<(script|style|template|noscript)\b[\s\S]*?<\/\1>/g;
const TAG = /<(\/?)([a-z][a-z0-9-]*)((?:[^"'<>]|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /([a-z][\w:-]*)(?:="([^"]*)")?/gi;
const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

/** The docs sidebar is a popover on a narrow screen and a column on a wide one; a popover that is a dialog is never more than that. */
function isHidden(element: string, attributes: ReadonlyMap<string, string>): boolean {
  // A link to an unlisted page is shown there, by a script in the HTML.
  if (attributes.has('hidden') && !attributes.has('data-unlisted')) return true;
  return (element === 'dialog' && !attributes.has('open')) || (attributes.has('popover') && attributes.get('role') === 'dialog');
}
