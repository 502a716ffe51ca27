import type { Root } from 'mdast';
import type { MdxFlowExpression } from 'mdast-util-mdx-expression';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { Node } from 'unist';
import type { VFile } from 'vfile';

/** An expression of a page with its place. */
export interface TracedExpression {
  place: Node['position'];
  source: string;
  /**
   * Use of its value: in the text, as one or all attributes of an HTML element, or in a component
   * (`opaque`).
   */
  role: 'text' | 'attribute' | 'attributes' | 'opaque';
  /** Name of the attribute. */
  name?: string;
}

declare module 'vfile' {
  interface DataMap {
    traced: TracedExpression[];
    /** Positions of the `export` blocks, in order. */
    modules: Node['position'][];
    /** `line:column` of the tags in the text, which remark-components.ts has checked. */
    tags: string[];
  }
}

type Program = NonNullable<NonNullable<MdxFlowExpression['data']>['estree']>;
type Statement = Program['body'][number];
type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression'];

/**
 * Wraps every expression of a page in `__trace(number, () => expression)`, and puts
 * `__module(number)` in front of each `export` block, so that the trial run (trial-run.ts) knows
 * each value and its place.
 */
export function remarkTrace() {
  return (tree: Root, file: VFile): void => {
    const traced: TracedExpression[] = (file.data.traced = []);
    const modules: Node['position'][] = (file.data.modules = []);
    const tags: string[] = (file.data.tags = []);
    const wrap = (expression: Expression, about: TracedExpression): Expression => {
      // `await` does not work inside the added function.
      if (/\bawait\b/.test(about.source)) return expression;
      return call('__trace', traced.push(about) - 1, expression);
    };
    visit(tree, (node, _, parent) => {
      // Without a position it is not of the page (imports/remark-imports.ts).
      if (node.type === 'mdxjsEsm' && node.position)
        node.data?.estree?.body.unshift({
          type: 'ExpressionStatement',
          expression: call('__module', modules.push(node.position) - 1),
        });
      if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
        const role =
          parent && 'name' in parent && /^[A-Z]|\./.test(String(parent.name)) ? 'opaque' : 'text';
        wrapStatement(node.data?.estree, (expression) =>
          wrap(expression, { place: node.position, source: node.value, role }),
        );
      }
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        tags.push(`${node.position?.start.line}:${node.position?.start.column}`);
        traceAttributes(node, wrap);
      }
    });
  };
}

function traceAttributes(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  wrap: (expression: Expression, about: TracedExpression) => Expression,
): void {
  const isHtml = /^[a-z][^.]*$/.test(node.name ?? '');
  for (const attribute of node.attributes) {
    const place = attribute.position ?? node.position;
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      wrapStatement(attribute.data?.estree, (expression) => {
        if (expression.type !== 'ObjectExpression') return expression;
        for (const property of expression.properties)
          if (property.type === 'SpreadElement')
            property.argument = wrap(property.argument, {
              place,
              source: attribute.value,
              role: isHtml ? 'attributes' : 'opaque',
            });
        return expression;
      });
    } else if (typeof attribute.value === 'object' && attribute.value !== null) {
      const { value, data } = attribute.value;
      wrapStatement(data?.estree, (expression) =>
        wrap(expression, {
          place,
          source: value,
          role: isHtml ? 'attribute' : 'opaque',
          name: attribute.name,
        }),
      );
    }
  }
}

function wrapStatement(
  program: Program | null | undefined,
  wrap: (expression: Expression) => Expression,
): void {
  const statement = program?.body[0];
  if (statement?.type === 'ExpressionStatement') statement.expression = wrap(statement.expression);
}

/** `name(number)`, `name(number, () => body)`. */
function call(name: string, number: number, body?: Expression): Expression {
  const late = body && {
    type: 'ArrowFunctionExpression',
    params: [],
    body,
    expression: true,
    async: false,
    generator: false,
  };
  return {
    type: 'CallExpression',
    callee: { type: 'Identifier', name },
    arguments: [{ type: 'Literal', value: number, raw: String(number) }, ...(late ? [late] : [])],
    optional: false,
  } as Expression;
}
