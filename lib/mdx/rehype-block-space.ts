import type { Element, Nodes, Root, Text } from 'hast';
import { visit } from 'unist-util-visit';

/** Elements beside which a browser shows no white space, when they stand in one of `CONTAINERS`. */
const BLOCKS: ReadonlySet<string> = new Set(
  'blockquote details div dl dt dd h1 h2 h3 h4 h5 h6 hr li ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

const CONTAINERS: ReadonlySet<string> = new Set(
  'blockquote dl details div li ol section table tbody td tfoot th thead tr ul'.split(' '),
);

/**
 * Drops the line breaks between blocks. Readers do not see them, but each is a node for React and
 * stands in the HTML and twice in the data of the page: some 900 bytes a page.
 *
 * White space beside a tag of a component stays: it may be shown in a line. That is why
 * `hast-util-minify-whitespace` does not do: it takes such tags for nothing.
 */
export function rehypeBlockSpace() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (!isContainer(node)) return;
      node.children = node.children.filter(
        (child, index, all) =>
          !isSpace(child) || !(isBlock(all[index - 1]) || isBlock(all[index + 1])),
      );
    });
  };
}

const isContainer = (node: Nodes): node is Root | Element =>
  node.type === 'root' || (node.type === 'element' && CONTAINERS.has(node.tagName));

const isSpace = (node: Nodes): node is Text =>
  node.type === 'text' && /^[ \t\n\f\r]*$/.test(node.value);

const isBlock = (node: Nodes | undefined): boolean =>
  node?.type === 'element' && BLOCKS.has(node.tagName);
