import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { reportError } from './report.ts';

const THEME_IMPORT = /^import\s+[\s\S]*?\s+from\s+['"]@theme\/[^'"]+['"];?$/;

/** Components are always at hand: imports from `@theme/…` are dropped, any other import is an error that says so. */
export function remarkEsm() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxjsEsm', (node: MdxjsEsm, index, parent) => {
      const statements = node.value.split(/\n(?=import\s)/).map((statement) => statement.trim());
      const foreign = statements.find(
        (statement) => statement.startsWith('import') && !THEME_IMPORT.test(statement),
      );
      if (foreign)
        reportError(
          file,
          `Pages cannot import modules (\`${foreign}\`). Tabs, TabItem, DocCardList and Admonition can be used without an import.`,
          node.position,
        );
      if (
        statements.every((statement) => THEME_IMPORT.test(statement)) &&
        parent &&
        index !== undefined
      ) {
        parent.children.splice(index, 1);
        return index;
      }
      return undefined;
    });
  };
}
