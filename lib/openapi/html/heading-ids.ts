import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import GithubSlugger from 'github-slugger';
import { visit } from 'unist-util-visit';

export interface MarkdownHeading {
  id: string;
  text: string;
  level: number;
}

/**
 * Lets the headings of a text begin at the level of its page, and gives them ids.
 * @param reserved ids that the page itself uses. Headings get ids only if this is set.
 * @param top level of the highest heading
 * @param original the text before its translation. If both have the same headings, those of the
 * translation get its ids, so that an address leads to the same place in every language.
 */
export function headingIds(
  tree: Root,
  { reserved, top = 2 }: { reserved?: readonly string[]; top?: number },
  original?: Root,
): MarkdownHeading[] {
  const found = headingsOf(tree);
  const before = original ? headingsOf(original) : [];
  const same =
    before.length === found.length && before.every(({ level }, at) => level === found[at]?.level);
  const slugger = new GithubSlugger();
  for (const id of reserved ?? []) slugger.slug(id);
  const highest = Math.min(...found.map(({ level }) => level));
  const headings: MarkdownHeading[] = [];
  found.forEach(({ node, level: written, text }, at) => {
    const level = Math.min(6, written - highest + top);
    node.tagName = `h${level}`;
    if (!reserved) return;
    const id = slugger.slug((same ? before[at]?.text : undefined) ?? text);
    node.properties.id = id;
    headings.push({ id, text, level });
  });
  return headings;
}

function headingsOf(tree: Root): { node: Element; level: number; text: string }[] {
  const found: { node: Element; level: number; text: string }[] = [];
  visit(tree, 'element', (node) => {
    const level = /^h([1-6])$/.exec(node.tagName)?.[1];
    if (level !== undefined) found.push({ node, level: Number(level), text: toString(node) });
  });
  return found;
}
