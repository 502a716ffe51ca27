import type { Nodes, Root } from 'mdast';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx-expression';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { pageFunction } from './page-code.ts';

declare module 'vfile' {
  interface DataMap {
    tree: Root;
  }
}

type Evaluate = (expression: string) => unknown;

/**
 * Sets `file.data.tree` to the text as plain data, for its Markdown copy: expressions are replaced by their values, and
 * positions are left out. An expression whose value is not text (JSX in braces) is reported.
 */
export function remarkPlainTree() {
  return (tree: Root, file: VFile): void => {
    const evaluate = evaluator(tree);
    file.data.tree = plain(tree) as Root;

    function plain(node: Nodes): Nodes {
      // One walk: cloning the tree and removing things in two more walks took a tenth of the time to compile a text.
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

/** Evaluates expressions together with the exports of the page. */
function evaluator(tree: Root): Evaluate {
  const exported: string[] = [];
  visit(
    tree,
    'mdxjsEsm',
    ({ value }) => void exported.push(value.replace(/^export\s+(default\s+)?/gm, '')),
  );
  return (expression) =>
    pageFunction(`${exported.join('\n')}\nreturn (${expression}\n);`, ['props'])({});
}

function valueNodes(
  node: MdxTextExpression | MdxFlowExpression,
  evaluate: Evaluate,
  file: VFile,
): Nodes[] {
  // An empty expression is a comment.
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

/** The text that React would show for a value; undefined if it is not text. */
function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null || typeof value === 'boolean') return '';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (!Array.isArray(value)) return undefined;
  const parts = value.map(textOf);
  return parts.includes(undefined) ? undefined : parts.join('');
}

/** `title={'a' + 'b'}` becomes `title="ab"`. Values that are not text (styles, handlers) have no meaning in Markdown. */
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
