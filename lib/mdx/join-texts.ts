import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Makes one text of adjacent ones, which React would keep apart by comments in the HTML. */
export function joinTexts(tree: Root): void {
  visit(tree, 'text', (node, index, parent) => {
    const before = index === undefined ? undefined : parent?.children[index - 1];
    if (!parent || index === undefined || before?.type !== 'text') return undefined;
    before.value += node.value;
    if (before.position && node.position) before.position.end = node.position.end;
    parent.children.splice(index, 1);
    return index;
  });
}
