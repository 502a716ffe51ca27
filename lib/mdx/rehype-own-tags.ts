import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { attributeOf } from './tags.ts';

/** The attribute with the address, by element. */
const ADDRESSES: Readonly<Record<string, string>> = { a: 'href', img: 'src' };

/**
 * MDX does not replace HTML tags of a text with components. Links and images must become the
 * components that Markdown links and images become, or the address of `<img src="./a.png" />` would
 * not be resolved.
 */
export function rehypeOwnTags() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const address = ADDRESSES[node.name ?? ''];
      if (address === undefined || !attributeOf(node, address)) return;
      // The mark of a tag that was written in the text.
      if (node.data) Reflect.deleteProperty(node.data, '_mdxExplicitJsx');
    });
  };
}
