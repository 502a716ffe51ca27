import type ts from 'typescript';

type Imports = Map<string, { name: string; specifier: string }>;

/** What can be told of a module without running it. */
export interface ModuleSyntax {
  /** The value of `export default`, of `module.exports`, or of a JSON file. */
  exported?: ts.Expression;
  /** What the names of imports stand for. */
  imports: Imports;
  /** An expression without types and parentheses; for a constant of the module, its value. */
  plain: (given: ts.Expression) => ts.Expression;
}

/** Reads what a module exports by default, with its imports and constants. */
export function moduleSyntax(api: typeof ts, source: ts.SourceFile): ModuleSyntax {
  const imports: Imports = new Map();
  const constants = new Map<string, ts.Expression>();
  let exported: ts.Expression | undefined;
  for (const statement of source.statements) {
    if (api.isImportDeclaration(statement)) addImports(api, statement, imports);
    else if (api.isExportAssignment(statement)) exported = statement.expression;
    else if (api.isExpressionStatement(statement))
      exported = commonExport(api, source, statement.expression) ?? exported;
    else if (api.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (api.isIdentifier(name) && initializer) constants.set(name.text, initializer);
  }
  const plain = (given: ts.Expression, followed: readonly string[] = []): ts.Expression => {
    let value = given;
    while (
      api.isParenthesizedExpression(value) ||
      api.isAsExpression(value) ||
      api.isSatisfiesExpression(value)
    )
      value = value.expression;
    if (!api.isIdentifier(value) || followed.includes(value.text)) return value;
    const constant = constants.get(value.text);
    return constant ? plain(constant, [...followed, value.text]) : value;
  };
  return { exported, imports, plain: (given) => plain(given) };
}

/** `module.exports = …`, and the object that a JSON file is. */
function commonExport(
  api: typeof ts,
  source: ts.SourceFile,
  expression: ts.Expression,
): ts.Expression | undefined {
  if (api.isObjectLiteralExpression(expression)) return expression;
  return api.isBinaryExpression(expression) &&
    expression.operatorToken.kind === api.SyntaxKind.EqualsToken &&
    /^(module\.exports|exports\.default)$/.test(expression.left.getText(source))
    ? expression.right
    : undefined;
}

function addImports(api: typeof ts, statement: ts.ImportDeclaration, imports: Imports): void {
  const { importClause: clause, moduleSpecifier } = statement;
  if (!clause || !api.isStringLiteral(moduleSpecifier)) return;
  const specifier = moduleSpecifier.text;
  if (clause.name) imports.set(clause.name.text, { name: 'default', specifier });
  const { namedBindings: named } = clause;
  if (named && api.isNamespaceImport(named)) imports.set(named.name.text, { name: '*', specifier });
  if (named && api.isNamedImports(named))
    for (const { name, propertyName } of named.elements)
      imports.set(name.text, { name: (propertyName ?? name).text, specifier });
}

/** The value of an entry of an object. */
export function entryValue(
  api: typeof ts,
  property: ts.ObjectLiteralElementLike,
): ts.Expression | undefined {
  if (api.isShorthandPropertyAssignment(property)) return property.name;
  if (api.isPropertyAssignment(property)) return property.initializer;
  return api.isSpreadAssignment(property) ? property.expression : undefined;
}

/** The name of an entry of an object, if it is written there. */
export function entryName(
  api: typeof ts,
  { name }: ts.ObjectLiteralElementLike,
): string | undefined {
  return name && (api.isIdentifier(name) || api.isStringLiteralLike(name)) ? name.text : undefined;
}
