import ts from 'typescript';

export interface HardCodedText {
  /** 1-based. */
  line: number;
  text: string;
}

/** Attributes with text for readers. */
const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'label',
]);
/** Properties of DOM elements with text for readers. */
const SPOKEN_PROPERTIES = new Set([
  'textContent',
  'innerText',
  'title',
  'placeholder',
  'alt',
  'ariaLabel',
]);

/** Whether a text has a word: two letters in a row, not only signs, arrows and single letters. */
const isText = (text: string): boolean => /\p{L}{2}/u.test(text);

/**
 * Finds interface texts that are in the code instead of in `messages/`: text between tags,
 * attributes with text, and text that scripts write into elements.
 */
export function hardCodedTexts(source: string, name: string): HardCodedText[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const found: HardCodedText[] = [];
  const check = (node: ts.Node, text: string | undefined) => {
    if (text !== undefined && isText(text))
      found.push({
        line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1,
        text: text.trim(),
      });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) check(node, node.text);
    else if (
      ts.isJsxExpression(node) &&
      (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent))
    )
      for (const text of literals(node.expression)) check(node, text);
    else if (ts.isJsxAttribute(node) && SPOKEN.has(node.name.getText(file)))
      for (const text of literals(node.initializer)) check(node, text);
    else if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'setAttribute'
    ) {
      const [attribute, value] = node.arguments;
      if (attribute && ts.isStringLiteralLike(attribute) && SPOKEN.has(attribute.text))
        for (const text of literals(value)) check(node, text);
    } else if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      ts.isPropertyAccessExpression(node.left) &&
      SPOKEN_PROPERTIES.has(node.left.name.text)
    ) {
      for (const text of literals(node.right)) check(node, text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/**
 * The texts that can be the value of an expression: literals, parts of templates, both branches of
 * a condition.
 */
function literals(node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node))
    return literals(node.expression);
  if (ts.isConditionalExpression(node))
    return [...literals(node.whenTrue), ...literals(node.whenFalse)];
  if (ts.isBinaryExpression(node))
    return [...literals(node.left), ...literals(node.right)].filter(
      () => !isComparison(node.operatorToken.kind),
    );
  return [];
}

const isComparison = (kind: ts.SyntaxKind): boolean =>
  [
    ts.SyntaxKind.EqualsEqualsEqualsToken,
    ts.SyntaxKind.ExclamationEqualsEqualsToken,
    ts.SyntaxKind.LessThanToken,
    ts.SyntaxKind.GreaterThanToken,
  ].includes(kind);
