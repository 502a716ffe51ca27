import type { Nodes, Root } from 'mdast';
import type { LinkAttributes } from '../html/markdown.ts';

/**
 * A copy whose links lead where those of its page do: an anchor of another renderer to the page
 * here, an address relative to the vendor's site there. One that leads nowhere is text. Others stay
 * as written. Nodes are shared by many copies, so none is changed.
 */
export const withPageLinks = (copy: Root, link: LinkAttributes): Root => ({
  ...copy,
  children: copy.children.flatMap((node) => linked(node, link)) as Root['children'],
});

function linked(node: Nodes, link: LinkAttributes): Nodes[] {
  if (!('children' in node)) return [node];
  const children = node.children.flatMap((child) => linked(child, link));
  if (node.type !== 'link') return [{ ...node, children } as Nodes];
  const target = link(node.url);
  if (target === undefined) return children;
  const isElsewhere = target.external === true || node.url.startsWith('#');
  return [{ ...node, url: isElsewhere ? target.href : node.url, children } as Nodes];
}
