import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { attribute, escapeHtml } from '@/lib/text/escape-html.ts';
import { markdownDialect } from '@/lib/mdx/markdown-dialect.ts';
import { colorCode } from './color-code.ts';
import { headingIds, type MarkdownHeading } from './heading-ids.ts';

/** The attributes of a link in a description; undefined if it must not be a link. */
export type LinkAttributes = (
  href: string,
) => { href: string; external?: boolean; fullLoad?: boolean } | undefined;

export interface MarkdownResult {
  html: string;
  /** The beginning of `html`, up to the first heading. */
  intro: string;
  headings: MarkdownHeading[];
}

export interface MarkdownOptions {
  link: LinkAttributes;
  /** The address of an operation or group by its name. Such a name in bold becomes a link. */
  named?: (name: string) => string | undefined;
  /** For screen readers, after a link that opens a new tab. */
  newTab: string;
  /** Ids that the page itself uses. Headings get ids only if this is set. */
  reserved?: readonly string[];
  /** The text before its translation, after whose headings those of the translation are named. */
  original?: string;
  /** Level of the highest heading. */
  top?: number;
}

/**
 * HTML in the text is sanitized by the rules of GitHub, which remove whatever could run, load, or
 * imitate the page.
 */
const processor = unified()
  .use(remarkParse)
  .use(markdownDialect)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(rehypeSanitize, { ...defaultSchema, strip: ['script', 'style'] });

/** The sanitized tree of a Markdown text. */
export const markdownTree = (text: string): Root => processor.runSync(processor.parse(text));

/** Markdown of a description as HTML that is safe to put on a page. */
export function markdownHtml(text: string, options: MarkdownOptions): MarkdownResult {
  const tree = markdownTree(text);
  const original = options.original === undefined ? undefined : markdownTree(options.original);
  const headings = headingIds(tree, options, original);
  if (options.named) linkNames(tree, options.named);
  visit(tree, 'element', (node) => {
    if (node.tagName === 'a') changeLink(node, options);
    // An image beside the document is not published, so its address would lead nowhere.
    if (node.tagName === 'img' && !/^(https?:\/)?\//i.test(String(node.properties.src)))
      node.tagName = 'span';
  });
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (node.tagName === 'table')
      parent.children[index] = element('div', { className: ['scroll'], tabIndex: 0 }, [node]);
    else if (node.tagName === 'pre')
      parent.children[index] = { type: 'raw', value: codeHtml(node) } as never;
    else return undefined;
    return SKIP;
  });
  const first = tree.children.findIndex(
    (node) => node.type === 'element' && /^h[1-6]$/.test(node.tagName),
  );
  const end = first < 0 ? tree.children.length : first;
  const written = (children: Root['children']) =>
    toHtml({ type: 'root', children }, { allowDangerousHtml: true });
  const intro = written(tree.children.slice(0, end));
  return { html: intro + written(tree.children.slice(end)), intro, headings };
}

/** Every link of a text, as written. */
export function markdownLinks(text: string): string[] {
  const found: string[] = [];
  visit(markdownTree(text), 'element', (node) => {
    if (node.tagName === 'a' && typeof node.properties.href === 'string')
      found.push(node.properties.href);
  });
  return found;
}

/** The first paragraph without markup, for cards and the head of a page. */
export function plainSummary(text: string, limit = 200): string {
  let first = '';
  visit(markdownTree(text), 'element', (node) => {
    if (first !== '' || node.tagName !== 'p') return undefined;
    first = toString(node).replace(/\s+/g, ' ').trim();
    return SKIP;
  });
  const characters = Array.from(first);
  if (characters.length <= limit) return first;
  const cut = characters.slice(0, limit).join('');
  const sentence = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('。'));
  return sentence > limit / 3
    ? cut.slice(0, sentence + 1)
    : `${characters.slice(0, Math.max(characters.lastIndexOf(' ', limit), limit - 20)).join('')}…`;
}

/** Makes a known name in bold a link, except in links and headings. */
function linkNames(tree: Root, named: NonNullable<MarkdownOptions['named']>): void {
  visit(tree, 'element', (node) => {
    if (node.tagName === 'a' || /^h[1-6]$/.test(node.tagName)) return SKIP;
    if (node.tagName !== 'strong') return undefined;
    const href = named(toString(node).replace(/\s+/g, ' ').trim());
    if (href !== undefined) node.children = [element('a', { href }, node.children)];
    return SKIP;
  });
}

function changeLink(node: Element, { link, newTab }: MarkdownOptions): void {
  const { href } = node.properties;
  const target = typeof href === 'string' ? link(href) : undefined;
  if (!target) {
    node.tagName = 'span';
    node.properties = {};
    return;
  }
  node.properties = {
    href: target.href,
    ...(target.external ? { target: '_blank', rel: ['noopener', 'noreferrer'] } : {}),
    ...(target.fullLoad ? { 'data-full-load': '' } : {}),
  };
  if (target.external)
    node.children.push(
      element('span', { className: ['sr-only'] }, [{ type: 'text', value: ` ${newTab}` }]),
    );
}

function codeHtml(pre: Element): string {
  const code = pre.children.find((child) => child.type === 'element');
  const classes = code?.properties.className;
  const language =
    (Array.isArray(classes) ? classes.map(String) : [])
      .find((name) => name.startsWith('language-'))
      ?.slice('language-'.length) ?? '';
  return `<pre tabindex="0"${attribute('data-language', language || undefined)}><code>${language === '' ? escapeHtml(toString(pre)) : colorCode(toString(pre), language)}</code></pre>`;
}

const element = (
  tagName: string,
  properties: Element['properties'],
  children: Element['children'],
): Element => ({ type: 'element', tagName, properties, children });
