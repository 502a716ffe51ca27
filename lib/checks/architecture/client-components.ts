import ts from 'typescript';

/** A module that begins with `'use client'`: it and its imports are sent to the browser. */
export interface ClientComponent {
  file: string;
  /** Modules that it imports by value, static and dynamic, but not types. */
  imports: string[];
}

/** The client component in a source text; undefined for other modules. */
export function clientComponent(source: string, file: string): ClientComponent | undefined {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false);
  const [first] = tree.statements;
  if (
    !first ||
    !ts.isExpressionStatement(first) ||
    !ts.isStringLiteral(first.expression) ||
    first.expression.text !== 'use client'
  )
    return undefined;
  const imports = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (
      ts.isImportDeclaration(node) &&
      ts.isStringLiteral(node.moduleSpecifier) &&
      !isTypeOnly(node)
    )
      imports.add(node.moduleSpecifier.text);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [module] = node.arguments;
      if (module && ts.isStringLiteral(module)) imports.add(module.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { file, imports: [...imports] };
}

function isTypeOnly({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause) return false;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { name, namedBindings } = importClause;
  return (
    !name &&
    namedBindings !== undefined &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.length > 0 &&
    namedBindings.elements.every((element) => element.isTypeOnly)
  );
}
