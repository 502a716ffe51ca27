import type { Node, Parent } from 'unist';

/**
 * Puts nodes in the place of a child. The type of a child depends on its parent, which TypeScript
 * cannot follow here.
 */
export function replaceNode(parent: Parent, index: number, ...nodes: Node[]): void {
  parent.children.splice(index, 1, ...nodes);
}
