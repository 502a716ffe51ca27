import { parseFragment, type DefaultTreeAdapterMap } from 'parse5';
import type { SectionRecord } from '@/lib/search/records.ts';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** Not text of the page: controls, pictures, what is for screen readers only, lists of the page's own headings. */
const SKIPPED_TAGS = new Set([
  'button',
  'nav',
  'svg',
  'script',
  'style',
  'template',
  'noscript',
  'select',
  'textarea',
  'dialog',
]);
const SKIPPED_CLASSES = new Set(['anchor', 'sr-only']);
const SKIPPED_ATTRIBUTES = new Set(['data-no-search', 'data-mobile-toc', 'data-feedback']);
/** What does not part words; everything else begins a new one. */
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'cite',
  'code',
  'del',
  'em',
  'i',
  'ins',
  'kbd',
  'mark',
  'q',
  's',
  'samp',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'var',
  'wbr',
]);
const HEADING = /^h[1-3]$/;

/** What a reader sees of a page: its first heading and its text, heading by heading. */
export interface ReadPage {
  /** Text of the first `h1`; undefined without one. */
  title?: string;
  sections: SectionRecord[];
}

/**
 * Reads the article of an exported page. Hidden panels, closed boxes and code count as text: a reader can open them.
 * @returns undefined when the page has no article
 */
export function readHtml(html: string): ReadPage | undefined {
  const start = html.indexOf('<article');
  const end = html.lastIndexOf('</article>');
  if (start < 0 || end < start) return undefined;
  const page = new Reader();
  page.read(parseFragment(html.slice(start, end)));
  return {
    title: page.title,
    sections: page.sections.map(tidy).filter(({ heading, text }) => heading !== '' || text !== ''),
  };
}

const tidy = ({ id, heading, text }: SectionRecord): SectionRecord => ({
  id,
  heading: squeeze(heading),
  text: squeeze(text),
});
const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();

class Reader {
  title?: string;
  readonly sections: SectionRecord[] = [{ id: '', heading: '', text: '' }];

  read(node: Node): void {
    if (node.nodeName === '#text')
      this.#section().text += (node as DefaultTreeAdapterMap['textNode']).value;
    else if ('tagName' in node) this.#element(node);
    else if ('childNodes' in node) for (const child of node.childNodes) this.read(child);
  }

  #element(element: Element): void {
    const { tagName } = element;
    if (isSkipped(element)) return;
    if (HEADING.test(tagName)) return this.#heading(element);
    const apart = INLINE.has(tagName) ? '' : ' ';
    this.#section().text += apart;
    for (const child of element.childNodes) this.read(child);
    this.#section().text += apart;
  }

  #heading(element: Element): void {
    const heading = squeeze(textOf(element));
    // The title is the page: it has no hash of its own.
    if (element.tagName === 'h1' && this.title === undefined) this.title = heading;
    else this.sections.push({ id: attribute(element, 'id') ?? '', heading, text: '' });
  }

  #section(): SectionRecord {
    return this.sections.at(-1)!;
  }
}

function textOf(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterMap['textNode']).value;
  if ('tagName' in node && isSkipped(node)) return '';
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

function isSkipped(element: Element): boolean {
  if (SKIPPED_TAGS.has(element.tagName)) return true;
  return element.attrs.some(
    ({ name, value }) =>
      SKIPPED_ATTRIBUTES.has(name) ||
      (name === 'class' && value.split(' ').some((part) => SKIPPED_CLASSES.has(part))),
  );
}

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((candidate) => candidate.name === name)?.value;
