import type { Element, Nodes, Root } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

/**
 * Puts the content of a `<details>` after its summary into one `div`, whose height can be animated.
 * Without a summary, the text is that of Docusaurus: browsers would show one in the language of the
 * browser, which is not part of the page.
 */
export function rehypeDetails() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (!isElement(node) || nameOf(node) !== 'details') return;
      const summary = node.children.find((child) => nameOf(child) === 'summary') ?? {
        type: 'element',
        tagName: 'summary',
        properties: {},
        children: [{ type: 'text', value: 'Details' }],
      };
      const box: MdxJsxFlowElementHast = {
        type: 'mdxJsxFlowElement',
        name: 'div',
        attributes: [{ type: 'mdxJsxAttribute', name: 'data-collapse', value: '' }],
        children: node.children.filter((child) => child !== summary),
      };
      node.children = [summary, box];
    });
  };
}

type AnyElement = Element | MdxJsxFlowElementHast | MdxJsxTextElementHast;

const isElement = (node: Nodes): node is AnyElement =>
  node.type === 'element' || node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

function nameOf(node: Nodes): string | null | undefined {
  if (!isElement(node)) return undefined;
  return node.type === 'element' ? node.tagName : node.name;
}
