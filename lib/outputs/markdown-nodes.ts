import type { BlockContent, Heading, List, Nodes, Paragraph, PhrasingContent, Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mathToMarkdown } from 'mdast-util-math';
import { defaultHandlers, toMarkdown, type Handle } from 'mdast-util-to-markdown';
import { cjkFriendlyToMarkdown } from 'mdast-util-to-markdown-cjk-friendly';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** An entry of a list of links; `href` is absolute. */
export interface CopyLink {
  title: string;
  href: string;
  description?: string;
}

const PHRASING = new Set([
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'break',
  'link',
  'image',
  'html',
  'footnoteReference',
  'inlineMath',
]);

/** Nodes as blocks: inline nodes become paragraphs. */
export function asFlow(nodes: readonly Nodes[]): BlockContent[] {
  const blocks: BlockContent[] = [];
  let words: PhrasingContent[] = [];
  const close = () => {
    if (
      words.some((node) => node.type !== 'break' && !(node.type === 'text' && !node.value.trim()))
    )
      blocks.push({ type: 'paragraph', children: words });
    words = [];
  };
  for (const node of nodes) {
    if (PHRASING.has(node.type)) words.push(node as PhrasingContent);
    else {
      close();
      blocks.push(node as BlockContent);
    }
  }
  close();
  return blocks;
}

/**
 * Nodes as inline content: paragraphs and headings are unwrapped, other blocks are reduced to their
 * text.
 */
export function asPhrasing(nodes: readonly Nodes[]): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    if (PHRASING.has(node.type)) return [node as PhrasingContent];
    if (node.type === 'paragraph' || node.type === 'heading') return node.children;
    const value = toString(node).trim();
    return value === '' ? [] : [{ type: 'text', value }];
  });
}

/** A heading; below the sixth level, which Markdown does not have, a line in bold. */
export function heading(level: number, children: PhrasingContent[]): Heading | Paragraph {
  return level > 6
    ? strongLine(children)
    : { type: 'heading', depth: level as Heading['depth'], children };
}

export const text = (value: string): PhrasingContent => ({ type: 'text', value });

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});

export const strongLine = (children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'strong', children }],
});

/** A text whose web addresses are links: in a plain text, Markdown escapes their colons. */
export const linkedText = (value: string): PhrasingContent[] =>
  value
    .split(/(https?:\/\/[^\s,()]+)/)
    .map((part) =>
      /^https?:/.test(part) ? { type: 'link', url: part, children: [text(part)] } : text(part),
    );

/** A list of `- [Title](address): description`; nothing without links. */
export function linkList(links: readonly CopyLink[]): List[] {
  if (links.length === 0) return [];
  const children = links.map(({ title, href, description }) => ({
    type: 'listItem' as const,
    spread: false,
    children: [
      paragraph(
        { type: 'link', url: href, children: [text(title)] },
        ...(description ? [text(`: ${description}`)] : []),
      ),
    ],
  }));
  return [{ type: 'list', ordered: false, spread: false, children }];
}

const EXTENSIONS = [
  // Without it `**完成。**接著` is written as `**完成。**&#x63A5;著`. It has handlers of its own for all
  // containers, so it comes first: those of GFM know task lists.
  cjkFriendlyToMarkdown(),
  gfmToMarkdown({ tablePipeAlign: false }),
  mathToMarkdown(),
];

const KNOWN = new Set([
  ...Object.keys(defaultHandlers),
  ...['delete', 'footnoteDefinition', 'footnoteReference', 'inlineMath', 'math'],
  ...['table', 'tableCell', 'tableRow'],
]);

/** A node that a plugin of the site has made is written as what is inside it. */
const inside: Handle = (node, _, state, info) => {
  const { children = [] } = Object(node) as { children?: Nodes[] };
  const [first] = children;
  return first && PHRASING.has(first.type)
    ? state.containerPhrasing({ type: 'paragraph', children: asPhrasing(children) }, info)
    : state.containerFlow({ type: 'root', children: asFlow(children) }, info);
};

function handlersFor(tree: Root): Record<string, Handle> {
  const handlers: Record<string, Handle> = {};
  visit(tree, ({ type }) => {
    if (!KNOWN.has(type)) handlers[type] = inside;
  });
  return handlers;
}

/**
 * Writes a tree as text. Tables are not padded: Chinese text would not line up, and language models
 * pay for each space.
 */
export const markdownText = (tree: Root): string =>
  toMarkdown(tree, {
    extensions: EXTENSIONS,
    handlers: handlersFor(tree),
    bullet: '-',
    rule: '-',
    fences: true,
    listItemIndent: 'one',
  });

/** A link around nodes; without an address, only the nodes. */
export function linkNodes(
  url: string | undefined,
  children: readonly Nodes[],
  title?: string | null,
): Nodes[] {
  return url === undefined
    ? [...children]
    : [{ type: 'link', url, title, children: asPhrasing(children) }];
}
