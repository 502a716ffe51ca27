import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';

type Program = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>;
type Statement = Program['body'][number];
export type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression'];

/** The name under which the code of a page finds what run.ts gives it. */
const PAGE = '__page';

const identifier = (name: string): Expression => ({ type: 'Identifier', name });

/** A text as a value. */
export const textValue = (text: string | undefined): Expression =>
  text === undefined
    ? identifier('undefined')
    : { type: 'Literal', value: text, raw: JSON.stringify(text) };

/** `of.name` for names, `of['any text']` for others. */
export function member(of: Expression, name: string): Expression {
  const isName = /^[A-Za-z_$][\w$]*$/.test(name);
  return {
    type: 'MemberExpression',
    object: of,
    property: isName
      ? { type: 'Identifier', name }
      : { type: 'Literal', value: name, raw: JSON.stringify(name) },
    computed: !isName,
    optional: false,
  };
}

/** What a page is given under a name: `__page.frontMatter`. */
export const given = (name: string): Expression => member(identifier(PAGE), name);

/** What a page imports: `__page.imports['./a.json']`. */
export const imported = (key: string): Expression => member(given('imports'), key);

const constant = (name: string, init: Expression): Statement => ({
  type: 'VariableDeclaration',
  kind: 'const',
  declarations: [{ type: 'VariableDeclarator', id: { type: 'Identifier', name }, init }],
});

/** Declares constants at the top of a page. */
export function addConstants(tree: Root, values: ReadonlyMap<string, Expression>): void {
  const [first] = tree.children;
  const known = first?.type === 'mdxjsEsm' && !first.position ? first.data?.estree : undefined;
  const added = [...values].map(([name, init]) => constant(name, init));
  if (known) known.body.push(...added);
  else {
    const body = [constant(PAGE, member(identifier('arguments'), '0')), ...added];
    tree.children.unshift({
      type: 'mdxjsEsm',
      value: '',
      data: { estree: { type: 'Program', sourceType: 'module', body, comments: [] } },
    });
  }
}
