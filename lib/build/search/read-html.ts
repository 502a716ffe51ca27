import { parseFragment, type DefaultTreeAdapterMap } from 'parse5';
import type { SectionRecord } from '@/lib/search/records.ts';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** Not indexed: controls, pictures, texts for screen readers, lists of the page's own headings. */
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
const DIAGRAM = 'data-diagram';
const SKIPPED_CLASSES = new Set(['anchor', 'sr-only']);
const SKIPPED_ATTRIBUTES = new Set(['data-no-search', 'data-mobile-toc', 'data-feedback']);
/** A word may continue across the borders of these elements. */
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
const CELL = new Set(['td', 'th']);
/** Blanks of code, whose lines are kept. */
const BLANKS = /[^\S\n]+/g;

/** What a reader sees of a page: its title and its sections. */
export interface ReadPage {
  /** Text of the first `h1`; undefined without one. */
  title?: string;
  sections: SectionRecord[];
}

/**
 * Reads the article of an exported page. Hidden panels, closed `details` and code are text, since a
 * reader can open them.
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
  text: joinBlocks(text),
});
const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** One line for each block; a dot between the cells of a row. See {@link borderOf}. */
const joinBlocks = (text: string): string =>
  text
    .trim()
    .replace(/\s*\n\s*/g, '\n')
    .replace(/ *\t[ \t]*/g, ' · ')
    .replace(/ +/g, ' ');

class Reader {
  title?: string;
  #section: SectionRecord = { id: '', heading: '', text: '' };
  readonly sections = [this.#section];

  read(node: Node, isCode = false): void {
    if ('value' in node) this.#section.text += node.value.replace(isCode ? BLANKS : /\s+/g, ' ');
    else if ('tagName' in node) this.#element(node, isCode);
    else if ('childNodes' in node) for (const child of node.childNodes) this.read(child, isCode);
  }

  #element(element: Element, isCode: boolean): void {
    const { tagName } = element;
    if (attribute(element, DIAGRAM) !== undefined) return this.#diagram(element);
    if (isSkipped(element)) return;
    if (HEADING.test(tagName)) return this.#heading(element);
    const border = borderOf(element);
    this.#section.text += border;
    for (const child of element.childNodes) this.read(child, isCode || tagName === 'pre');
    this.#section.text += border;
  }

  /**
   * A diagram is drawn, also its labels: its description and its title are all of it that is text.
   */
  #diagram(figure: Element): void {
    for (const child of figure.childNodes)
      if ('tagName' in child && (child.tagName === 'p' || child.tagName === 'figcaption'))
        this.#section.text += `\n${child.childNodes.map(textOf).join('')}\n`;
  }

  #heading(element: Element): void {
    const heading = squeeze(textOf(element));
    // The title leads to the page: it needs no hash.
    if (element.tagName === 'h1' && this.title === undefined) {
      this.title = heading;
      return;
    }
    this.#section = { id: attribute(element, 'id') ?? '', heading, text: '' };
    this.sections.push(this.#section);
  }
}

/** What separates an element from the text around it. */
function borderOf(element: Element): string {
  if (CELL.has(element.tagName)) return '\t';
  if (!INLINE.has(element.tagName)) return '\n';
  // A badge such as `GET` is no part of the address beside it.
  return attribute(element, 'data-method') === undefined ? '' : ' ';
}

function textOf(node: Node): string {
  if ('value' in node) return node.value;
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
