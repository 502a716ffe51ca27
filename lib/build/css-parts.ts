/** A style sheet taken apart as far as needed to leave rules out. */
export type CssPart = string | CssRule | CssGroup;

export interface CssRule {
  selectors: string[];
  declarations: string[];
}

/** `@layer x { … }`, `@media … { … }` and the like. */
export interface CssGroup {
  head: string;
  parts: CssPart[];
}

const GROUPS = /^@(layer|media|supports|container)\b/;

/** What never belongs to a first paint: paper, and where a movement begins. */
const LATER = /^@media\s+print$|^@starting-style$/;

/** Takes a style sheet apart, without what a first paint never shows. Other statements (`@layer a,b;`, `@keyframes`) are kept as they stand. */
export function parseCss(css: string): CssPart[] {
  const parts: CssPart[] = [];
  for (let at = 0; at < css.length; ) {
    const end = endOf(css, at);
    const open = css.indexOf('{', at);
    const head = open >= 0 && open < end ? css.slice(at, open).trim() : '';
    if (head === '') parts.push(css.slice(at, end).trim());
    else if (GROUPS.test(head) && !LATER.test(head)) parts.push({ head, parts: parseCss(css.slice(open + 1, end - 1)) });
    else if (!head.startsWith('@')) parts.push({ selectors: listOf(head, ','), declarations: listOf(css.slice(open + 1, end - 1), ';').filter(Boolean) });
    else if (!LATER.test(head)) parts.push(css.slice(at, end).trim());
    at = end;
  }
  return parts;
}

/** Groups that follow each other under one head become one; groups without rules are left out. */
export function printCss(parts: readonly CssPart[]): string {
  const printed: { head: string; text: string }[] = [];
  for (const part of parts) {
    const head = typeof part === 'object' && 'head' in part ? part.head : '';
    const text = typeof part === 'string' ? part : 'head' in part ? printCss(part.parts) : `${part.selectors.join(',')}{${part.declarations.join(';')}}`;
    const last = printed.at(-1);
    if (text === '') continue;
    if (last && last.head === head) last.text += text;
    else printed.push({ head, text });
  }
  return printed.map(({ head, text }) => (head === '' ? text : `${head}{${text}}`)).join('');
}

/** Index behind the statement or block that begins at `from`. */
function endOf(css: string, from: number): number {
  let depth = 0;
  for (let at = from; at < css.length; at++) {
    const character = css[at]!;
    if (character === '"' || character === "'") at = endOfString(css, at);
    else if (character === '\\') at++;
    else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return at + 1;
    else if (character === ';' && depth === 0) return at + 1;
  }
  return css.length;
}

function endOfString(css: string, from: number): number {
  for (let at = from + 1; at < css.length; at++) {
    if (css[at] === '\\') at++;
    else if (css[at] === css[from]) return at;
  }
  return css.length;
}

/** The entries of a list: what separates them parts nothing inside parentheses, brackets and strings. */
export function listOf(list: string, separator: ',' | ';'): string[] {
  const found = [''];
  let depth = 0;
  for (let at = 0; at < list.length; at++) {
    const character = list[at]!;
    if (character === '"' || character === "'") {
      const end = endOfString(list, at);
      found[found.length - 1] += list.slice(at, end + 1);
      at = end;
      continue;
    }
    if ('(['.includes(character)) depth++;
    if (')]'.includes(character)) depth--;
    if (character === separator && depth === 0) found.push('');
    else found[found.length - 1] += character;
  }
  return found.map((entry) => entry.trim());
}
