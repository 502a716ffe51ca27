import {
  defaultTreeAdapter as tree,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes,
} from 'parse5';
import type { HtmlItem } from './navbar-items-data.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Configured HTML as a menu entry, with the data of its first link, if any. */
export function menuHtml(html: string): HtmlItem {
  const fragment = parseFragment(html);
  const link = firstLink(fragment);
  if (!link?.parentNode) return { type: 'html', html };
  const attribute = (name: string) =>
    link.attrs.find((candidate) => candidate.name === name)?.value;
  for (const child of [...link.childNodes]) {
    tree.detachNode(child);
    tree.insertBefore(link.parentNode, child, link);
  }
  tree.detachNode(link);
  return {
    type: 'html',
    html,
    link: {
      href: attribute('href') ?? '',
      target: attribute('target'),
      rel: attribute('rel'),
      html: serialize(fragment),
    },
  };
}

function firstLink(parent: Parent): Element | undefined {
  for (const child of parent.childNodes) {
    if (!('tagName' in child)) continue;
    if (child.tagName === 'a') return child;
    const inside = firstLink(child);
    if (inside) return inside;
  }
  return undefined;
}
