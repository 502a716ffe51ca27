import postcss, { type ChildNode } from 'postcss';

/**
 * A part of a parsed style sheet. Only rules and groups are split, because only rules are removed.
 */
export type CssPart = string | CssRule | CssGroup;

export interface CssRule {
  selectors: string[];
  declarations: string[];
}

/** `@layer x { … }`, `@media … { … }`, and similar. */
interface CssGroup {
  head: string;
  parts: CssPart[];
}

const GROUPS = new Set(['layer', 'media', 'supports', 'container']);

/** Styles for print, and for colors that the browser forces: both have no place in the first paint. */
const LATER = /^(?:print|\(forced-colors:\s*active\))$/;

/**
 * Parses a style sheet, without parts that no first paint shows. Other statements (`@layer a,b;`,
 * `@keyframes`) stay unchanged.
 */
export const parseCss = (css: string): CssPart[] => partsOf(postcss.parse(css).nodes);

const partsOf = (nodes: readonly ChildNode[]): CssPart[] =>
  nodes.flatMap((node): CssPart[] => {
    if (node.type === 'comment') return [];
    if (node.type === 'rule')
      return [{ selectors: node.selectors, declarations: node.nodes.map(String) }];
    if (node.type === 'decl') return [String(node)];
    // The whole sheets, a moment later, are soon enough for these.
    if (node.name === 'starting-style' || (node.name === 'media' && LATER.test(node.params)))
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

/**
 * Prints style sheet parts. Adjacent groups with the same head are merged; empty groups are
 * dropped.
 */
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
