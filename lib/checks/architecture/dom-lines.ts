import ts from 'typescript';

/** Members of the DOM that read or change a page without React. */
const BY_HAND =
  /^(querySelector(All)?|addEventListener|createElement|innerHTML|insertAdjacent\w+|replaceChildren|setAttribute|classList|dataset)$/;

/** The lines (from 1) of a TypeScript source that use the DOM without React. */
export function domLines(source: string, name = 'source.tsx'): number[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, false);
  const lines = new Set<number>();
  const visit = (node: ts.Node): void => {
    if (
      (ts.isPropertyAccessExpression(node) || ts.isBindingElement(node)) &&
      BY_HAND.test(memberName(node))
    )
      lines.add(lineOf(node));
    ts.forEachChild(node, visit);
  };
  /** In a chain of calls over several lines, the line with the member's name. */
  const lineOf = (node: ts.PropertyAccessExpression | ts.BindingElement): number =>
    file.getLineAndCharacterOfPosition(node.name.getStart(file)).line + 1;
  visit(file);
  return [...lines].sort((a, b) => a - b);
}

function memberName(node: ts.PropertyAccessExpression | ts.BindingElement): string {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  const name = node.propertyName ?? node.name;
  return ts.isIdentifier(name) ? name.text : '';
}
