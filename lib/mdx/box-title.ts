import type { Paragraph } from 'mdast';
import type { MdxTextExpression } from 'mdast-util-mdx-expression';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { textValue, type Expression } from './imports/code-nodes.ts';

type Part = string | { source: string; expression: Expression };

/** The title of a box, as the value of an attribute: `:::note[For {props.name}]` is computed. */
export function boxTitle(label: Paragraph): NonNullable<MdxJsxAttribute['value']> {
  const parts: Part[] = [];
  visit(label, (node) => {
    if (node.type === 'mdxTextExpression') parts.push(...computed(node));
    else if ('value' in node) parts.push(node.value);
  });
  if (parts.every((part) => typeof part === 'string')) return parts.join('');
  // A value that is not there is not shown, as in the text.
  const source = parts.map((part) =>
    typeof part === 'string' ? JSON.stringify(part) : `((${part.source}) ?? '')`,
  );
  const values = parts.map((part): Expression =>
    typeof part === 'string'
      ? textValue(part)
      : {
          type: 'LogicalExpression',
          operator: '??',
          left: part.expression,
          right: textValue(''),
        },
  );
  const expression = values.reduce<Expression>(
    (left, right) => ({ type: 'BinaryExpression', operator: '+', left, right }),
    textValue(''),
  );
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: `'' + ${source.join(' + ')}`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [{ type: 'ExpressionStatement', expression }],
        comments: [],
      },
    },
  };
}

/** Nothing for a comment. */
function computed({ value, data }: MdxTextExpression): Part[] {
  const [statement] = data?.estree?.body ?? [];
  return statement?.type === 'ExpressionStatement'
    ? [{ source: value, expression: statement.expression }]
    : [];
}
