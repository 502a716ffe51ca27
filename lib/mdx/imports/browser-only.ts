import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { visit } from 'unist-util-visit';
import { isTag } from '../tags.ts';
import type { Wrapper } from './given-functions.ts';
import { statementsOf } from './import-statements.ts';
import { walkCode, type CodeNode } from './walk-code.ts';

const GLOBALS = new Set(['window', 'document', 'localStorage', 'sessionStorage', 'navigator']);

/** Whether code asks something of the browser (`window.location`). */
export function asksBrowser(code: unknown): boolean {
  return hasNode(code, ({ type, object }) => {
    const { type: kind, name } = Object(object) as { type?: unknown; name?: unknown };
    return type === 'MemberExpression' && kind === 'Identifier' && GLOBALS.has(String(name));
  });
}

/** Whether code has a `require()`, which inside of `<BrowserOnly>` may need the browser. */
const requires = (code: unknown): boolean =>
  hasNode(
    code,
    ({ type, callee }) =>
      type === 'CallExpression' && (Object(callee) as { name?: unknown }).name === 'require',
  );

/** Whether a script has such a node. */
export function hasNode(code: unknown, isWanted: (node: CodeNode) => boolean): boolean {
  let found = false;
  walkCode(code, (node) => {
    found ||= isWanted(node);
    return undefined;
  });
  return found;
}

/**
 * Takes what needs a browser out of the tags `<BrowserOnly>{() => window.innerWidth}</BrowserOnly>`.
 * Each such tag becomes one of a component of the page, which the browser runs.
 */
export function takeBrowserOnly(tree: Root): Wrapper[] {
  const tags = new Set<string>();
  visit(tree, 'mdxjsEsm', (node: MdxjsEsm) => {
    for (const { names, specifier } of statementsOf(node))
      if (specifier === '@docusaurus/BrowserOnly') for (const { local } of names) tags.add(local);
  });
  const made: Wrapper[] = [];
  if (tags.size === 0) return made;
  visit(tree, (node) => {
    if (!isTag(node) || !tags.has(node.name ?? '')) return;
    const tag = node.name ?? '';
    for (const child of node.children) {
      if (child.type !== 'mdxFlowExpression' && child.type !== 'mdxTextExpression') continue;
      const code = child.data?.estree;
      // The properties of the page do not exist outside of it.
      if (!(asksBrowser(code) || requires(code)) || /\bprops\b/.test(child.value)) continue;
      const name = `${tag}_${made.length + 1}`;
      const source = `export const ${name} = (given) => <${tag} {...given}>{${child.value}}</${tag}>;`;
      made.push({ name, source });
      node.name = name;
      node.children = [];
      return;
    }
  });
  return made;
}
