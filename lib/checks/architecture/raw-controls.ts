import ts from 'typescript';

const CONTROLS = new Set(['button', 'input', 'select', 'textarea']);

/** The lines (from 1) of a source with an element of a control, once for each element. */
export function rawControls(source: string, name = 'source.tsx'): number[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, false);
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    if (
      (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
      ts.isIdentifier(node.tagName) &&
      CONTROLS.has(node.tagName.text)
    )
      lines.push(file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return lines;
}
