import {
  attribute,
  elementsIn,
  first,
  hasClass,
  oneLine,
  outermost,
  readHtml,
  shownText,
  type Element,
} from '@/bench/docusaurus/html-tree.ts';

/** What two generators can have in common of one page. */
export interface PageFacts {
  /** The visible first heading. */
  title: string;
  /** The `title` element. */
  windowTitle: string;
  headings: Heading[];
  /** The words of the text, without headings, code, and what belongs to the frame. */
  words: string[];
  /** Each block of code, without blanks at the ends of its lines. */
  code: string[];
  /**
   * From the outermost list of the sidebar to the one with this page; empty for a page of no
   * sidebar.
   */
  sidebar: SidebarLevel[];
}

interface Heading {
  level: number;
  id: string;
  text: string;
}

/** One list of the sidebar on the way to the page. */
export interface SidebarLevel {
  labels: string[];
  /** The entry that is the page or leads to it. */
  at: number;
}

/** What each generator calls the same thing. */
export interface Dialect {
  /** The text of the page, without what stands around it. */
  isText: (element: Element) => boolean;
  isSidebar: (element: Element) => boolean;
  /** An element that is no part of the text although it stands in it. */
  isFrame: (element: Element) => boolean;
}

const HEADING = /^h([2-6])$/;
/** What no reader takes for text in either; an `annotation` is the source of a formula. */
const SILENT = new Set([
  ...['script', 'style', 'svg', 'template', 'noscript', 'button', 'annotation'],
]);

const isSilent = (element: Element): boolean =>
  (SILENT.has(element.tagName) && attribute(element, 'role') !== 'tab') ||
  attribute(element, 'aria-hidden') === 'true' ||
  hasClass(element, 'sr-only');

export const DOCUSAURUS: Dialect = {
  isText: (element) =>
    hasClass(element, 'theme-doc-markdown') || ownClass(element, 'generatedIndexPage'),
  isSidebar: (element) => hasClass(element, 'theme-doc-sidebar-menu'),
  isFrame: (element) =>
    isSilent(element) ||
    element.tagName === 'h1' ||
    isHead(element) ||
    hasClass(element, 'hash-link') ||
    hasClass(element, 'theme-doc-breadcrumbs') ||
    hasClass(element, 'theme-doc-version-badge') ||
    hasClass(element, 'theme-doc-version-banner') ||
    hasClass(element, 'theme-doc-card-icon') ||
    // A sign in place of the icon, which the portal hides from screen readers.
    ownClass(element, 'admonitionIcon') ||
    hasClass(element, 'pagination-nav'),
};

export const PORTAL: Dialect = {
  isText: (element) => element.tagName === 'article',
  isSidebar: (element) => attribute(element, 'data-level') === '1',
  isFrame: (element) =>
    isSilent(element) ||
    // With the description, which Docusaurus shows only for a category.
    element.tagName === 'h1' ||
    isHead(element) ||
    attribute(element, 'data-no-search') !== undefined ||
    attribute(element, 'data-mobile-toc') !== undefined ||
    attribute(element, 'data-feedback') !== undefined ||
    hasClass(element, 'anchor') ||
    // The title of a picture, which is an attribute in Docusaurus.
    ownClass(element, 'caption') ||
    // The name of a tab above its panel is for print.
    (element.tagName === 'p' && ownClass(element, 'label')),
};

/** The facts of a page of HTML, or undefined when it has no text of a document. */
export function pageFacts(html: string, dialect: Dialect): PageFacts | undefined {
  const root = readHtml(html);
  const text = first(root, dialect.isText);
  if (!text) return undefined;
  const sidebar = first(root, dialect.isSidebar);
  const isHeading = (element: Element) => HEADING.test(element.tagName);
  const leftOut = (element: Element) => dialect.isFrame(element);
  const titled = first(root, (element) => element.tagName === 'h1');
  return {
    title: titled
      ? oneLine(shownText(titled, (part) => part.tagName !== 'h1' && leftOut(part)))
      : '',
    windowTitle: oneLine(shownText(first(root, (e) => e.tagName === 'title') ?? text)),
    headings: outermost(text, (element) => isHeading(element) || leftOut(element))
      .filter((element) => isHeading(element) && !leftOut(element))
      .map((element) => ({
        level: Number(element.tagName.slice(1)),
        id: attribute(element, 'id') ?? '',
        text: oneLine(shownText(element, leftOut)),
      })),
    words: oneLine(shownText(text, (e) => leftOut(e) || isHeading(e) || e.tagName === 'pre'))
      .toLowerCase()
      .split(' ')
      .filter((word) => word !== ''),
    code: outermost(text, (element) => element.tagName === 'pre').map(codeText),
    sidebar: sidebar ? (wayTo(sidebar) ?? []) : [],
  };
}

/** CSS modules add something to a name: before it here, behind it there. */
function ownClass(element: Element, name: string): boolean {
  const classes = (attribute(element, 'class') ?? '').split(/\s+/);
  return classes.some((own) => own.startsWith(`${name}_`) || own.endsWith(`_${name}`));
}

const isHead = (element: Element): boolean =>
  element.tagName === 'header' && first(element, ({ tagName }) => tagName === 'h1') !== undefined;

const codeText = (element: Element): string =>
  codeLines(element)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();

const codeLines = (element: Element): string =>
  element.childNodes
    .map((node) => {
      if (!('tagName' in node)) return 'value' in node ? node.value : '';
      return node.tagName === 'br' ? '\n' : codeLines(node);
    })
    .join('');

/** The lists from this one to the current page, or undefined when it is in none. */
function wayTo(list: Element): SidebarLevel[] | undefined {
  const entries = elementsIn(list).filter(({ tagName }) => tagName === 'li');
  const labels = entries.map(labelOf);
  for (const [at, entry] of entries.entries()) {
    const below = first(entry, ({ tagName }) => tagName === 'ul');
    const deeper = below ? wayTo(below) : undefined;
    if (deeper) return [{ labels, at }, ...deeper];
    const isOwn = (e: Element) => e === below || attribute(e, 'aria-current') === 'page';
    if (outermost(entry, isOwn).some((e) => e !== below)) return [{ labels, at }];
  }
  return undefined;
}

/**
 * An icon or a note for screen readers is no part of a label; the text of a category's button is.
 */
const labelOf = (entry: Element): string =>
  oneLine(
    shownText(entry, (e) => e.tagName === 'ul' || e.tagName === 'svg' || hasClass(e, 'sr-only')),
  );
