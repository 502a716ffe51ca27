/** A style sheet taken apart as far as needed to leave rules out. */
type Part = string | Rule | Group;

interface Rule {
  text: string;
  /** For each selector of the rule: the classes that an element or its surroundings must have. */
  classes: string[][];
}

/** `@layer x { … }`, `@media … { … }` and the like. */
interface Group {
  head: string;
  parts: Part[];
}

const GROUPS = /^@(layer|media|supports|container|starting-style)\b/;

/**
 * Prepares a style sheet for many pages.
 * @returns a function that gives the sheet without the rules that need a class which a page has nowhere, and those for print
 */
export function styleSheet(css: string): (classes: ReadonlySet<string>) => string {
  const parts = parse(css);
  return (classes) => print(parts, classes);
}

/** Every class that stands in the HTML. */
export const classesOf = (html: string): Set<string> => new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap((match) => match[1]!.split(/\s+/)));

function parse(css: string): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < css.length; ) {
    const end = endOf(css, at);
    const open = css.indexOf('{', at);
    const head = open >= 0 && open < end ? css.slice(at, open).trim() : '';
    if (head === '') parts.push(css.slice(at, end));
    else if (/^@media\s+print$/.test(head)) at = end;
    else if (GROUPS.test(head)) parts.push({ head, parts: parse(css.slice(open + 1, end - 1)) });
    else if (head.startsWith('@')) parts.push(css.slice(at, end));
    else parts.push({ text: css.slice(at, end).trim(), classes: selectors(head).map(needed) });
    at = end;
  }
  return parts;
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

/** The selectors of a list: commas inside parentheses, brackets and strings part nothing. */
function selectors(list: string): string[] {
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
    if (character === ',' && depth === 0) found.push('');
    else found[found.length - 1] += character;
  }
  return found;
}

/** What stands in parentheses may be an alternative or a negation: only what is outside is needed for certain. */
function needed(selector: string): string[] {
  let plain = selector.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '');
  for (let before = ''; before !== plain; ) [before, plain] = [plain, plain.replace(/\([^()]*\)/g, '')];
  return [...plain.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map((match) => match[1]!);
}

function print(parts: readonly Part[], classes: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('text' in part) return part.classes.some((list) => list.every((name) => classes.has(name))) ? part.text : '';
      const inside = print(part.parts, classes);
      return inside === '' ? '' : `${part.head}{${inside}}`;
    })
    .join('');
}
