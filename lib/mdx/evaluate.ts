import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { visit } from 'unist-util-visit';
import { walkCode } from './imports/walk-code.ts';
import { pageFunction } from './page-code.ts';

/** Gives the value of an expression; a symbol if it has none. */
export type Evaluate = (expression: string, props?: Readonly<Record<string, unknown>>) => unknown;

/**
 * Evaluates expressions of a page together with its exports. What the page declares with JSX in it
 * (its own components) is left out.
 * @param scope other names of the page, such as imported values
 */
export function evaluator(tree: Root, scope: Readonly<Record<string, unknown>> = {}): Evaluate {
  const declared: string[] = [];
  visit(tree, 'mdxjsEsm', (node: MdxjsEsm) => void declared.push(...plainStatements(node)));
  const code = declared.join('\n');
  const names = Object.keys(scope);
  return (expression, props = {}) => {
    try {
      return pageFunction(`${code}\nreturn (${expression}\n);`, ['props', ...names])(
        props,
        ...names.map((name) => scope[name]),
      );
    } catch {
      return Symbol.for('unknown');
    }
  };
}

/** The statements without JSX, as written but for the `export` in front. */
function plainStatements(node: MdxjsEsm): string[] {
  const offset = node.position?.start.offset ?? 0;
  return (node.data?.estree?.body ?? []).flatMap((statement) => {
    const tags: string[] = [];
    walkCode(statement, ({ type }) => {
      if (type.startsWith('JSX')) tags.push(type);
      return undefined;
    });
    const { start, end } = statement as { start?: number; end?: number };
    if (
      tags.length > 0 ||
      start === undefined ||
      end === undefined ||
      statement.type === 'ImportDeclaration'
    )
      return [];
    return [node.value.slice(start - offset, end - offset).replace(/^export\s+(default\s+)?/, '')];
  });
}
