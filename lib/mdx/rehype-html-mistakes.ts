import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/**
 * Takes scripts and event handlers out of the HTML of a text, with a warning: pages hold no
 * scripts.
 */
export function rehypeHtmlMistakes() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'script' && parent && index !== undefined) {
        file.message(
          '<script> is left out: pages hold no scripts. Make it a component in an .mdx file.',
          {
            place: node.position,
          },
        );
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      for (const name of Object.keys(node.properties)) {
        if (!/^on[a-z]/i.test(name)) continue;
        file.message(
          `<${node.tagName}>: \`${name.toLowerCase()}\` is left out: pages hold no scripts.`,
          {
            place: node.position,
          },
        );
        Reflect.deleteProperty(node.properties, name);
      }
      return undefined;
    });
  };
}
