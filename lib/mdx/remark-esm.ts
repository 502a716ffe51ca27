import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { PAGE_COMPONENTS } from './component-names.ts';
import { replaceNode } from './replace-node.ts';
import { reportError } from './report.ts';

const THEME_IMPORT = /^import\s+[\s\S]*?\s+from\s+['"]@theme\/[^'"]+['"];?$/;

/** Removes imports from `@theme/…`, because pages can use components without them, and reports any other import. */
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
          `Pages cannot import modules (\`${foreign}\`). ${PAGE_COMPONENTS.join(', ')} and the site's own components can be used without an import.`,
          node.position,
        );
      const isTheme = statements.every((statement) => THEME_IMPORT.test(statement));
      if (!isTheme || !parent || index === undefined) return undefined;
      replaceNode(parent, index);
      return index;
    });
  };
}
