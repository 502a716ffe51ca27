import { toString } from 'hast-util-to-string';
import type { Definition, Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { asPhrasing, heading } from '@/lib/outputs/markdown-nodes.ts';
import { markdownDialect } from '@/lib/mdx/markdown-dialect.ts';
import { markdownTree } from '../html/markdown.ts';

const parser = unified().use(remarkParse).use(markdownDialect);

/**
 * A description as nodes of a Markdown copy. Only the text of HTML is kept; links stay as written.
 * @param top level of the highest heading
 */
export function descriptionNodes(text: string, top: number): RootContent[] {
  const tree: Root = parser.parse(text);
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => void definitions.set(node.identifier, node));
  const levels: number[] = [];
  visit(tree, 'heading', (node) => void levels.push(node.depth));
  const highest = Math.min(...levels);
  visit(tree, (node, index, parent) => {
    const plain = plainNode(node, definitions, top - highest);
    if (plain === undefined || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1, ...(plain as never[]));
    return [SKIP, index + plain.length];
  });
  return tree.children;
}

/** Many operations share schemas, and so descriptions. The nodes are never changed. */
const known = new Map<string, readonly PhrasingContent[]>();

/** A description as phrasing content, for one line. */
export function descriptionWords(text: string | undefined): readonly PhrasingContent[] {
  if (text === undefined) return [];
  const before = known.get(text);
  if (before) return before;
  const words = descriptionNodes(text, 6).flatMap((node, index) => [
    ...(index > 0 ? [{ type: 'text' as const, value: ' ' }] : []),
    ...asPhrasing([node]),
  ]);
  known.set(text, words);
  return words;
}

/** The replacement for a node that a copy cannot have; undefined if it can. */
function plainNode(
  node: Nodes,
  definitions: ReadonlyMap<string, Definition>,
  shift: number,
): Nodes[] | undefined {
  switch (node.type) {
    case 'definition':
      return [];
    case 'linkReference': {
      const { url = '', title } = definitions.get(node.identifier) ?? {};
      return [{ type: 'link', url, title, children: node.children }];
    }
    case 'imageReference': {
      const { url = '', title } = definitions.get(node.identifier) ?? {};
      return [{ type: 'image', url, title, alt: node.alt }];
    }
    case 'html': {
      if (/^<br\b/i.test(node.value)) return [{ type: 'break' }];
      // An inline tag is a node without text; a block of HTML has its content.
      const value = toString(markdownTree(node.value)).replace(/\s+/g, ' ').trim();
      return value === '' ? [] : [{ type: 'paragraph', children: [{ type: 'text', value }] }];
    }
    case 'heading':
      return [heading(Math.max(1, node.depth + shift), node.children)];
    default:
      return undefined;
  }
}
