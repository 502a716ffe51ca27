import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { visit } from 'unist-util-visit';

type Program = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>;
type Declaration = Extract<
  Program['body'][number],
  { type: 'VariableDeclaration' | 'FunctionDeclaration' | 'ClassDeclaration' }
>;
type Pattern = Extract<Declaration, { type: 'VariableDeclaration' }>['declarations'][number]['id'];

export type Statement = Program['body'][number];

/**
 * The names that a page declares or imports at its top: `export const a`, `export function B`,
 * `export const { c, d: [e] } = …`.
 */
export function declaredNames(tree: Root): Set<string> {
  const names = new Set<string>();
  visit(tree, 'mdxjsEsm', ({ data }: MdxjsEsm) => {
    for (const statement of data?.estree?.body ?? [])
      for (const name of namesOf(statement)) names.add(name);
  });
  return names;
}

/** The names that one statement declares or imports. */
export function namesOf(statement: Statement): string[] {
  const names = new Set<string>();
  if (statement.type === 'ImportDeclaration')
    for (const { local } of statement.specifiers) names.add(local.name);
  const declaration =
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type === 'VariableDeclaration')
    for (const { id } of declaration.declarations) addNames(id, names);
  else if (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration')
    names.add(declaration.id.name);
  return [...names];
}

function addNames(pattern: Pattern, names: Set<string>): void {
  switch (pattern.type) {
    case 'Identifier':
      names.add(pattern.name);
      break;
    case 'ObjectPattern':
      for (const property of pattern.properties)
        addNames(property.type === 'RestElement' ? property.argument : property.value, names);
      break;
    case 'ArrayPattern':
      for (const element of pattern.elements) if (element) addNames(element, names);
      break;
    case 'AssignmentPattern':
      addNames(pattern.left, names);
      break;
    case 'RestElement':
      addNames(pattern.argument, names);
      break;
    case 'MemberExpression':
      break;
  }
}
