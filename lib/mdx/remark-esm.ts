import type { Root } from 'mdast';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx-expression';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

const THEME_IMPORT = /^import\s+[\s\S]*?\s+from\s+['"]@theme\/[^'"]+['"];?$/;

/** Components are always at hand: imports from `@theme/…` are dropped, any other import is an error that says so. */
export function remarkEsm() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxjsEsm', (node: MdxjsEsm, index, parent) => {
      const statements = node.value.split(/\n(?=import\s)/).map((statement) => statement.trim());
      const foreign = statements.find((statement) => statement.startsWith('import') && !THEME_IMPORT.test(statement));
      if (foreign) file.fail(`Pages cannot import modules (\`${foreign}\`). Tabs, TabItem, DocCardList and Admonition can be used without an import.`, { place: node.position });
      if (statements.every((statement) => THEME_IMPORT.test(statement)) && parent && index !== undefined) {
        parent.children.splice(index, 1);
        return index;
      }
      return undefined;
    });
  };
}

const EXPORTED = /^export\s+(?:const|let|var|function|class)\s+([\w$]+)/gm;
const WORDS_ONLY = /^(?!\s*\/\/)[\p{L}\p{N}_$\s.,|/-]+$|^\s*\{/u;
const NAME = /(?<![\p{L}\p{N}_$.])[\p{L}_$][\p{L}\p{N}_$]*(\.?)/gu;

/**
 * `/devices/{id}` is valid code to MDX and fails only while the page is rendered, without a place. Braces around names
 * that the page does not define are therefore an error here.
 */
export function remarkBraces() {
  return (tree: Root, file: VFile): void => {
    const defined = new Set(['props']);
    visit(tree, 'mdxjsEsm', ({ value }: MdxjsEsm) => {
      for (const [, name] of value.matchAll(EXPORTED)) defined.add(name!);
    });
    visit(tree, ['mdxTextExpression', 'mdxFlowExpression'], (node) => {
      const { value, position } = node as MdxTextExpression | MdxFlowExpression;
      if (!WORDS_ONLY.test(value)) return;
      const known = (name: string, dot: string) => defined.has(name) || (dot === '.' && name in globalThis);
      const unknown = [...value.matchAll(NAME)].some(([name, dot]) => !known(name.replace(/\.$/, ''), dot!));
      if (unknown) file.fail(`A bare \`{\` starts an expression here, and \`{${value}}\` has no value. Write \\{ for a brace, or put the text in backticks.`, { place: position });
    });
  };
}
