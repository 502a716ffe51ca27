import { parse, type DefaultTreeAdapterTypes } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;
type Test = (element: Element) => boolean;

/** Elements that break a line: the words before and after them are two words. */
const BLOCKS = new Set(
  'address article aside blockquote br dd details div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr img input li main nav ol option p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

/** The root element of a page. @throws Error for a text without one, which parse5 never gives */
export function readHtml(html: string): Element {
  const root = parse(html).childNodes.find(isElement);
  if (!root) throw new Error('The page has no root element.');
  return root;
}

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

export const hasClass = (element: Element, name: string): boolean =>
  (attribute(element, 'class') ?? '').split(/\s+/).includes(name);

export const elementsIn = (parent: Element): Element[] => parent.childNodes.filter(isElement);

/** Every element below that fits, in order. Nothing is looked for within one that fits. */
export function outermost(parent: Element, fits: Test): Element[] {
  return elementsIn(parent).flatMap((child) => (fits(child) ? [child] : outermost(child, fits)));
}

/** The first element below that fits, in the order of the text. */
export function first(parent: Element, fits: Test): Element | undefined {
  for (const child of elementsIn(parent)) {
    const found = fits(child) ? child : first(child, fits);
    if (found) return found;
  }
  return undefined;
}

/** A tab is a button in one and an entry of a list in the other. */
const isBlock = (element: Element): boolean =>
  BLOCKS.has(element.tagName) || attribute(element, 'role') === 'tab';

/**
 * The text of an element as a reader sees it: a line break at each block, nothing of what is left
 * out.
 */
export function shownText(element: Element, leftOut: Test = () => false): string {
  return element.childNodes
    .map((node) => {
      if (!isElement(node)) return 'value' in node ? node.value : '';
      if (leftOut(node)) return isBlock(node) ? '\n' : '';
      const text = shownText(node, leftOut);
      return isBlock(node) ? `\n${text}\n` : text;
    })
    .join('');
}

/** A copy with one blank between words. Characters of no width are no part of a word. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
