import { createProcessor } from '@mdx-js/mdx';
import GithubSlugger from 'github-slugger';
import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { readDrawing } from '@/lib/drawings/draw.ts';
import { isDrawingKind, type DrawingKind } from '@/lib/drawings/drawing-kinds.ts';
import { markdownDialect } from '@/lib/mdx/markdown-dialect.ts';
import { prepareText } from '@/lib/mdx/prepare-text.ts';

/**
 * The parts of a page that the editorial checks read. Lines are those of the body, counted from 1.
 */
export interface PageText {
  headings: { id: string; depth: number; text: string; line: number }[];
  codes: { lang: string; value: string; line: number }[];
  tables: number;
  /** The cells of each row of a table, with code. */
  rows: string[][];
  /** Paragraphs, headings, table cells and labels of drawings, without code. */
  prose: { text: string; line: number }[];
  /** The components that it uses, one name for each use. */
  components: string[];
  /** Lines of links, buttons, and lists of cards. */
  links: number[];
  /** Lines with `**A** > **B**` instead of `<ControlPath>`. */
  typedPaths: number[];
  /** It has a list of cards, like the first page of a category. */
  isList: boolean;
}

const processor = createProcessor({
  remarkPlugins: [...markdownDialect, remarkDirective],
});
const ID = /\s*\\?\{#([^}\s]+)\}\s*$/;
const PROSE = new Set(['paragraph', 'heading', 'tableCell']);

/**
 * Reads a Markdown body without rendering it. @throws VFileMessage when the text is not valid MDX
 */
export function pageText(body: string): PageText {
  const tree = processor.parse(prepareText(body));
  const slugger = new GithubSlugger();
  const page: PageText = {
    headings: [],
    codes: [],
    tables: 0,
    rows: [],
    prose: [],
    components: [],
    links: [],
    typedPaths: [],
    isList: isList(tree),
  };
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'code') page.codes.push({ lang: node.lang ?? '', value: node.value, line });
    if (node.type === 'code' && isDrawingKind(node.lang))
      page.prose.push(...drawingWords(node.lang, node.value).map((text) => ({ text, line })));
    if (node.type === 'mdxJsxFlowElement' && /^[A-Z]/.test(node.name ?? ''))
      page.components.push(node.name ?? '');
    if (leadsOn(node)) page.links.push(line);
    if (PROSE.has(node.type) && isTypedPath(node)) page.typedPaths.push(line);
    if (node.type === 'table') page.tables++;
    if (node.type === 'tableRow') page.rows.push(node.children.map((cell) => toString(cell)));
    if (node.type === 'heading') {
      const written = toString(node);
      const own = ID.exec(written)?.[1];
      const text = written.replace(ID, '');
      page.headings.push({ id: own ?? slugger.slug(text), depth: node.depth, text, line });
    }
    if (PROSE.has(node.type)) page.prose.push({ text: proseOf(node).replace(ID, '').trim(), line });
  });
  return page;
}

const leadsOn = (node: Nodes): boolean =>
  node.type === 'link' ||
  node.type === 'linkReference' ||
  isCards(node) ||
  (node.type === 'mdxJsxTextElement' && node.name === 'a');

/** Two controls in bold with a sign between them. */
const isTypedPath = (node: Nodes): boolean =>
  'children' in node &&
  node.children.some(
    (sign, index, { [index - 1]: before, [index + 1]: after }) =>
      sign.type === 'text' &&
      /^\s*[>→›]\s*$/.test(sign.value) &&
      before?.type === 'strong' &&
      after?.type === 'strong',
  );

/** The words in a drawing; none if it cannot be read, which is reported elsewhere (drawings.ts). */
function drawingWords(kind: DrawingKind, source: string): string[] {
  try {
    return readDrawing(kind, source).words.filter((text) => text !== '');
  } catch {
    return [];
  }
}

const plain = unified().use(remarkParse).use(markdownDialect);

/**
 * The prose of plain Markdown, such as descriptions in an API. Lines are those of the text, counted
 * from 1.
 */
export function markdownProse(text: string): PageText['prose'] {
  const prose: PageText['prose'] = [];
  visit(plain.parse(text), (node) => {
    if (PROSE.has(node.type))
      prose.push({ text: proseOf(node), line: node.position?.start.line ?? 1 });
  });
  return prose;
}

/** The words of a node. Code is replaced by a gap, because it is not checked for spelling. */
function proseOf(node: Nodes): string {
  if (node.type === 'inlineCode') return ' … ';
  if ('children' in node) return node.children.map(proseOf).join('');
  return node.type === 'text' ? node.value : '';
}

function isList(tree: Root): boolean {
  return tree.children.some(isCards);
}

const isCards = (node: Nodes): boolean =>
  node.type === 'mdxJsxFlowElement' && node.name === 'DocCardList';

const HAN = /\p{Script=Han}/gu;

/** Words of Latin text; a Chinese character counts as one word, as word processors do. */
export function countWords(page: PageText): number {
  return page.prose.reduce(
    (sum, { text }) =>
      sum +
      (text.match(HAN)?.length ?? 0) +
      text
        .replace(HAN, ' ')
        .split(/\s+/)
        .filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    0,
  );
}

/** Sentences long enough to be compared: from 40 Latin letters or 18 Chinese characters on. */
export function sentences(page: PageText): string[] {
  return page.prose
    .flatMap(({ text }) => text.split(/(?<=[.!?])\s+|(?<=[。！？])/u))
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence.length >= (/\p{Script=Han}/u.test(sentence) ? 18 : 40));
}
