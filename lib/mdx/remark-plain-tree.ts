import type { Nodes, Root } from 'mdast';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx-expression';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

declare module 'vfile' {
  interface DataMap {
    tree: Root;
  }
}

type Evaluate = (expression: string) => unknown;

/**
 * Leaves the text as a tree of plain data in `file.data.tree`, for what is made of it besides the page: expressions have
 * become their values, places in the file are left out. An expression without a value that is text (JSX in braces) is reported.
 */
export function remarkPlainTree() {
  return (tree: Root, file: VFile): void => {
    const evaluate = evaluator(tree);
    file.data.tree = plain(tree) as Root;

    function plain(node: Nodes): Nodes {
      // In one walk: a clone of everything, with two walks to take things out again, was a tenth of compiling a text.
      const copy: Partial<Nodes> & { children?: Nodes[] } = { ...node };
      delete copy.position;
      delete copy.data;
      if ('children' in node) copy.children = node.children.flatMap(plainNodes);
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
        Object.assign(copy, {
          attributes: node.attributes.flatMap((attribute) => plainAttribute(attribute, evaluate)),
        });
      return copy as Nodes;
    }

    function plainNodes(node: Nodes): Nodes[] {
      if (node.type === 'mdxjsEsm') return [];
      return node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression'
        ? valueNodes(node, evaluate, file)
        : [plain(node)];
    }
  };
}

/** Computes an expression with what the page exports. The code comes from the repository's own pages, not from a reader. */
function evaluator(tree: Root): Evaluate {
  const exported: string[] = [];
  visit(
    tree,
    'mdxjsEsm',
    ({ value }) => void exported.push(value.replace(/^export\s+(default\s+)?/gm, '')),
  );
  return (expression) =>
    new Function('props', `${exported.join('\n')}\nreturn (${expression}\n);`)({}) as unknown;
}

function valueNodes(
  node: MdxTextExpression | MdxFlowExpression,
  evaluate: Evaluate,
  file: VFile,
): Nodes[] {
  // A comment: an expression without anything in it.
  if (node.data?.estree?.body.length === 0) return [];
  const text = textOf(attempt(evaluate, node.value));
  if (text === undefined) {
    file.message(
      `The page's Markdown copy leaves out \`{${node.value}}\`: its value is not a text. Write it as Markdown, if it matters there.`,
      { place: node.position },
    );
    return [];
  }
  if (text === '') return [];
  return node.type === 'mdxTextExpression'
    ? [{ type: 'text', value: text }]
    : [{ type: 'paragraph', children: [{ type: 'text', value: text }] }];
}

function attempt(evaluate: Evaluate, expression: string): unknown {
  try {
    return evaluate(expression);
  } catch {
    return Symbol.for('unknown');
  }
}

/** What React would show of a value; undefined for what is not text. */
function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null || typeof value === 'boolean') return '';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (!Array.isArray(value)) return undefined;
  const parts = value.map(textOf);
  return parts.includes(undefined) ? undefined : parts.join('');
}

/** `title={'a' + 'b'}` is a text like `title="ab"`; what is no text (a style, a handler) says nothing in Markdown. */
function plainAttribute(
  attribute: MdxJsxAttribute | MdxJsxExpressionAttribute,
  evaluate: Evaluate,
): MdxJsxAttribute[] {
  if (attribute.type === 'mdxJsxExpressionAttribute') return [];
  if (typeof attribute.value !== 'object' || attribute.value === null) return [attribute];
  const value = attempt(evaluate, attribute.value.value);
  return typeof value === 'string' || typeof value === 'number'
    ? [{ ...attribute, value: String(value) }]
    : [];
}
