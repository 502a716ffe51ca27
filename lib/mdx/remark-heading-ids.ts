import type { Heading, Root } from 'mdast';
import { slug } from 'github-slugger';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

const EXPLICIT_ID = /\s*\{#([^}\s]+)\}\s*$/;

/**
 * Makes `{#id}` at the end of a heading its id. A heading with a computed part gets it from what is
 * written, as in Docusaurus. Other headings get their ids from rehype-slug.
 */
export function remarkHeadingIds() {
  return (tree: Root): void => {
    visit(tree, 'heading', (heading: Heading) => {
      const last = heading.children.at(-1);
      const match = last?.type === 'text' ? EXPLICIT_ID.exec(last.value) : null;
      if (match && last?.type === 'text') last.value = last.value.slice(0, match.index);
      const isComputed = heading.children.some(({ type }) => type === 'mdxTextExpression');
      const id = match?.[1] ?? (isComputed ? slug(toString(heading)) : undefined);
      if (id === undefined) return;
      heading.data = {
        ...heading.data,
        hProperties: { ...heading.data?.hProperties, id },
      };
    });
  };
}
