import postcss, { type ChildNode } from 'postcss';

/** A style sheet taken apart as far as needed to leave rules out. */
export type CssPart = string | CssRule | CssGroup;

export interface CssRule {
  selectors: string[];
  declarations: string[];
}

/** `@layer x { … }`, `@media … { … }` and the like. */
interface CssGroup {
  head: string;
  parts: CssPart[];
}

const GROUPS = new Set(['layer', 'media', 'supports', 'container']);

/** Takes a style sheet apart, without what a first paint never shows. Other statements (`@layer a,b;`, `@keyframes`) are kept as they stand. */
export const parseCss = (css: string): CssPart[] => partsOf(postcss.parse(css).nodes);

const partsOf = (nodes: readonly ChildNode[]): CssPart[] =>
  nodes.flatMap((node): CssPart[] => {
    if (node.type === 'comment') return [];
    if (node.type === 'rule')
      return [{ selectors: node.selectors, declarations: node.nodes.map(String) }];
    if (node.type === 'decl') return [String(node)];
    // What never belongs to a first paint: paper, and where a movement begins.
    if (node.name === 'starting-style' || (node.name === 'media' && node.params === 'print'))
      return [];
    if (node.nodes && GROUPS.has(node.name))
      return [
        {
          head: `@${node.name}${node.raws.afterName ?? ' '}${node.params}`.trim(),
          parts: partsOf(node.nodes),
        },
      ];
    return [node.nodes ? String(node) : `${String(node)};`];
  });

/** Groups that follow each other under one head become one; groups without rules are left out. */
export function printCss(parts: readonly CssPart[]): string {
  const printed: { head: string; text: string }[] = [];
  for (const part of parts) {
    const head = typeof part === 'object' && 'head' in part ? part.head : '';
    const text =
      typeof part === 'string'
        ? part
        : 'head' in part
          ? printCss(part.parts)
          : `${part.selectors.join(',')}{${part.declarations.join(';')}}`;
    const last = printed.at(-1);
    if (text === '') continue;
    if (last && last.head === head) last.text += text;
    else printed.push({ head, text });
  }
  return printed.map(({ head, text }) => (head === '' ? text : `${head}{${text}}`)).join('');
}
