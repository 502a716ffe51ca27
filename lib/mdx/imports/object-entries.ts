import type ts from 'typescript';

/** An entry of an object that a module exports. */
export interface ObjectEntry {
  /** Absent for a spread (`...other`). */
  name?: string;
  /** The entry as written. */
  source: string;
  line: number;
  /** The import that is its value, if it is one. */
  from?: { name: string; specifier: string };
}

type Imports = Map<string, { name: string; specifier: string }>;

/**
 * The entries of the object that is the default export of a module, read from its syntax. Constants
 * of the module that hold the object, or a part of it, are followed.
 * @returns undefined if the default export is not an object
 */
export function objectEntries(api: typeof ts, source: ts.SourceFile): ObjectEntry[] | undefined {
  const imports: Imports = new Map();
  const constants = new Map<string, ts.Expression>();
  let exported: ts.Expression | undefined;
  for (const statement of source.statements) {
    if (api.isImportDeclaration(statement)) addImports(api, statement, imports);
    else if (api.isExportAssignment(statement)) exported = statement.expression;
    else if (api.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (api.isIdentifier(name) && initializer) constants.set(name.text, initializer);
  }

  /** Without types and parentheses, and with the value of a constant. */
  const plain = (given: ts.Expression): ts.Expression => {
    let value = given;
    while (
      api.isParenthesizedExpression(value) ||
      api.isAsExpression(value) ||
      api.isSatisfiesExpression(value)
    )
      value = value.expression;
    const constant = api.isIdentifier(value) ? constants.get(value.text) : undefined;
    return constant ? plain(constant) : value;
  };

  const entriesOf = (object: ts.ObjectLiteralExpression): ObjectEntry[] =>
    object.properties.flatMap((property): ObjectEntry[] => {
      const value = valueOf(api, property);
      const expression = value && plain(value);
      if (
        api.isSpreadAssignment(property) &&
        expression &&
        api.isObjectLiteralExpression(expression)
      )
        return entriesOf(expression);
      const { line } = source.getLineAndCharacterOfPosition(property.getStart(source));
      return [
        {
          name: nameOf(api, property),
          source: property.getText(source),
          line: line + 1,
          from:
            expression && api.isIdentifier(expression) ? imports.get(expression.text) : undefined,
        },
      ];
    });

  const object = exported && plain(exported);
  return object && api.isObjectLiteralExpression(object) ? entriesOf(object) : undefined;
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

function valueOf(api: typeof ts, property: ts.ObjectLiteralElementLike): ts.Expression | undefined {
  if (api.isShorthandPropertyAssignment(property)) return property.name;
  if (api.isPropertyAssignment(property)) return property.initializer;
  return api.isSpreadAssignment(property) ? property.expression : undefined;
}

function nameOf(api: typeof ts, { name }: ts.ObjectLiteralElementLike): string | undefined {
  return name && (api.isIdentifier(name) || api.isStringLiteral(name)) ? name.text : undefined;
}
