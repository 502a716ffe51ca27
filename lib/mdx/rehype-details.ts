import type { Nodes, Root } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

/** Puts what follows the summary of a `<details>` into one box: something whose height can change bit by bit. */
export function rehypeDetails() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (nameOf(node) !== 'details' || !('children' in node)) return;
      const children = node.children as Nodes[];
      const summary = children.find((child) => nameOf(child) === 'summary');
      if (!summary) return;
      const box = {
        type: 'mdxJsxFlowElement',
        name: 'div',
        attributes: [{ type: 'mdxJsxAttribute', name: 'data-collapse', value: '' }],
        children: children.filter((child) => child !== summary),
      };
      node.children = [summary, box as MdxJsxFlowElementHast] as never;
    });
  };
}

function nameOf(node: Nodes): string | null | undefined {
  if (node.type === 'element') return node.tagName;
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
    ? node.name
    : undefined;
}
