import type { Root } from 'mdast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';

/** A node of the syntax tree of a script. Only what is asked for is read. */
export interface CodeNode {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is CodeNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/**
 * Visits every node of a script. What the visitor returns takes the place of the node, and its
 * parts are not visited.
 */
export function walkCode(
  node: unknown,
  visitor: (node: CodeNode) => CodeNode | undefined,
): unknown {
  if (Array.isArray(node)) {
    node.forEach((child, index) => (node[index] = walkCode(child, visitor)));
    return node;
  }
  if (!isNode(node)) return node;
  const other = visitor(node);
  if (other) return other;
  for (const [key, value] of Object.entries(node))
    if (typeof value === 'object' && value !== null && key !== 'loc')
      node[key] = walkCode(value, visitor);
  return node;
}

/** Visits all scripts of a page: exports, expressions, attributes. */
export function walkPageCode(tree: Root, visitor: (node: CodeNode) => CodeNode | undefined): void {
  visit(tree, (node) => {
    if ('data' in node && node.data && 'estree' in node.data) walkCode(node.data.estree, visitor);
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxExpressionAttribute') walkCode(attribute.data?.estree, visitor);
      else if (typeof attribute.value === 'object')
        walkCode(attribute.value?.data?.estree, visitor);
    }
  });
}

/**
 * The names that a page uses, and with which parts: `Card` and `Card.Title` as tags, others in its
 * code.
 */
export interface UsedNames {
  /** By the first name of the tag: the second names; an empty name if there is none. */
  tags: Map<string, Set<string>>;
  /** First names of the tags in code, which MDX takes as written. */
  codeTags: Set<string>;
  identifiers: Set<string>;
}

export function usedNames(tree: Root): UsedNames {
  const used: UsedNames = { tags: new Map(), codeTags: new Set(), identifiers: new Set() };
  const addTag = (first: string, second = ''): void =>
    void used.tags.set(first, (used.tags.get(first) ?? new Set()).add(second));
  visit(tree, (node) => {
    if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name) {
      const [first = '', second] = node.name.split('.');
      addTag(first, second);
    }
  });
  walkPageCode(tree, (node) => {
    if (node.type === 'ImportDeclaration') return node;
    if (node.type === 'Identifier' && typeof node.name === 'string')
      used.identifiers.add(node.name);
    if (node.type === 'JSXOpeningElement') {
      const [first, second] = tagName(node.name);
      if (first === undefined) return undefined;
      addTag(first, second);
      used.codeTags.add(first);
    }
    return undefined;
  });
  return used;
}

/** Where a node of a script begins. */
export function placeOf({ loc }: CodeNode): Node['position'] {
  const { start } = Object(loc) as { start?: { line: number; column: number } };
  if (!start) return undefined;
  const at = { line: start.line, column: start.column + 1 };
  return { start: at, end: at };
}

/** The place of the first tag with each name, also in expressions. */
export function tagPlaces(tree: Root): Map<string, Node['position']> {
  const places = new Map<string, Node['position']>();
  const add = (name: string, place: Node['position']): void => {
    if (!places.has(name)) places.set(name, place);
  };
  visit(tree, (node) => {
    if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name)
      add(node.name.split('.')[0] ?? '', node.position);
  });
  walkPageCode(tree, (node) => {
    const [name] = node.type === 'JSXOpeningElement' ? tagName(node.name) : [];
    const place = placeOf(node);
    if (name !== undefined && place) add(name, place);
    return undefined;
  });
  return places;
}

function tagName(name: unknown): string[] {
  if (!isNode(name)) return [];
  if (name.type === 'JSXMemberExpression')
    return [...tagName(name.object), ...tagName(name.property)];
  return typeof name.name === 'string' ? [name.name] : [];
}
