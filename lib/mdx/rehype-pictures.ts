import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { replaceNode } from './replace-node.ts';

/**
 * Takes a picture that is alone in its paragraph out of it: it becomes a figure, which no paragraph
 * may hold.
 */
export function rehypePictures() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      const [image, ...others] = node.children;
      if (
        node.tagName !== 'p' ||
        others.length > 0 ||
        image?.type !== 'element' ||
        image.tagName !== 'img' ||
        !parent ||
        index === undefined
      )
        return;
      image.properties.dataAlone = '';
      replaceNode(parent, index, image);
    });
  };
}
