import type { Root, RootContent } from 'mdast';
import type {} from 'mdast-util-mdx';
import type { VFile } from 'vfile';

declare module 'vfile' {
  interface DataMap {
    /** A heading of level 1 opens the text. */
    hasTitle: boolean;
  }
}

const COMMENT = /^\s*(<!--[\s\S]*-->|\/\*[\s\S]*\*\/)\s*$/;

/** Imports and comments are not shown. */
const isHidden = (node: RootContent): boolean =>
  node.type === 'mdxjsEsm' ||
  ((node.type === 'html' || node.type === 'mdxFlowExpression') && COMMENT.test(node.value));

/**
 * Notes in `file.data.hasTitle` whether a heading of level 1 opens the text. As in Docusaurus, it is
 * the title of the page only there, and only in Markdown: an HTML `<h1>` may be a banner.
 */
export function remarkTitle() {
  return ({ children }: Root, file: VFile): void => {
    const first = children.find((node) => !isHidden(node));
    file.data.hasTitle = first?.type === 'heading' && first.depth === 1;
  };
}
