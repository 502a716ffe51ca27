import ts from 'typescript';

/** Titles of the tests in a source file. Of a template, the text before the first value. */
export function testTitles(source: string, name = 'source.tsx'): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(test|it|describe)$/.test(rootName(node.expression))) {
      const title = node.arguments[0];
      if (title && ts.isStringLiteralLike(title)) titles.push(title.text);
      else if (title && ts.isTemplateExpression(title)) titles.push(title.head.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, source, ts.ScriptTarget.Latest, false));
  return titles;
}

/** `test` of `test.each(…)(…)`. */
function rootName(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ||
    ts.isCallExpression(expression) ||
    ts.isTaggedTemplateExpression(expression)
    ? rootName(ts.isTaggedTemplateExpression(expression) ? expression.tag : expression.expression)
    : '';
}

/** The behavior ids at the start of a title: `B46, B47: …`. */
export const behaviorsOf = (title: string): string[] =>
  /^B\d+(, B\d+)*(?=:)/.exec(title)?.[0].split(', ') ?? [];
