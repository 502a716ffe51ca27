import type { Root } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

declare module 'vfile' {
  interface DataMap {
    /** The first heading has level 1. */
    hasTitle: boolean;
  }
}

/**
 * Notes in `file.data.hasTitle` whether the text has the title of the page. As in Docusaurus, that is
 * its first heading if that has level 1 and no line (`---`) is above it, and only in Markdown: an
 * HTML `<h1>` may be a banner.
 */
export function remarkTitle() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node) => {
      if (node.type !== 'heading' && node.type !== 'thematicBreak') return undefined;
      file.data.hasTitle = node.type === 'heading' && node.depth === 1;
      return EXIT;
    });
  };
}
