import type { Heading, Nodes, Root } from 'mdast';
import type {} from 'mdast-util-directive';
import GithubSlugger from 'github-slugger';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

const EXPLICIT_ID = /\s*\{#([^}\s]+)\}\s*$/;

/** What Docusaurus takes for a directive in a line: `:field`, but not `:30`. */
const DIRECTIVE = /^[a-z](?:[\w-]*[a-z\d])?$/i;
/** `:smile:` */
const EMOJI = /:[\w+-]+:/;

/** Whether a part of a heading is another text when the page is made. */
function isChanging(node: Nodes): boolean {
  if (node.type === 'mdxTextExpression') return true;
  if (node.type === 'textDirective') return DIRECTIVE.test(node.name);
  if (node.type === 'text') return EMOJI.test(node.value);
  return 'children' in node && node.children.some(isChanging);
}

/** The text of which the id of a heading is made: directives are not part of it. */
function textOf(node: Nodes): string {
  if (!('children' in node)) return toString(node);
  const inside = node.children.map(textOf).join('');
  return node.type === 'textDirective' && !DIRECTIVE.test(node.name)
    ? `:${node.name}${inside}`
    : inside;
}

/**
 * Makes `{#id}` at the end of a heading its id. If a heading has a computed part, an emoji, or a word
 * after a colon (`ui:field`, which is read as a directive before it is text again), the ids of the
 * page are made of what is written, as in Docusaurus. Otherwise they come from rehype-slug. An id
 * that a heading has already stays.
 */
export function remarkHeadingIds() {
  return (tree: Root): void => {
    const headings: Heading[] = [];
    visit(tree, 'heading', (heading) => {
      headings.push(heading);
    });
    const isSpecial = headings.some(isChanging);
    const slugger = new GithubSlugger();
    for (const heading of headings) {
      const last = heading.children.at(-1);
      const match = last?.type === 'text' ? EXPLICIT_ID.exec(last.value) : null;
      if (match && last?.type === 'text') last.value = last.value.slice(0, match.index);
      const id =
        match?.[1] ??
        heading.data?.hProperties?.id ??
        (isSpecial ? slugger.slug(textOf(heading)) : undefined);
      if (id === undefined) continue;
      heading.data = {
        ...heading.data,
        hProperties: { ...heading.data?.hProperties, id },
      };
    }
  };
}
