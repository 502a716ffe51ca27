import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Attribute that holds the address, by element. */
const ADDRESSES: Readonly<Record<string, string>> = { a: 'href', img: 'src' };

/**
 * MDX leaves HTML tags of a text as they are. Links and images have to become what those of Markdown become, or
 * `<img src="./a.png" />` would be published with an address that is none.
 */
export function rehypeOwnTags() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const address = ADDRESSES[node.name ?? ''];
      if (
        address === undefined ||
        !node.attributes.some(
          (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === address,
        )
      )
        return;
      // What MDX knows a tag of the text by.
      if (node.data) delete (node.data as { _mdxExplicitJsx?: boolean })._mdxExplicitJsx;
    });
  };
}
