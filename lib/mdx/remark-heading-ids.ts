import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';

const EXPLICIT_ID = /\s*\{#([^}\s]+)\}\s*$/;

/** Makes `{#id}` at the end of a heading its id. Other headings get their ids from rehype-slug. */
export function remarkHeadingIds() {
  return (tree: Root): void => {
    visit(tree, 'heading', (heading: Heading) => {
      const last = heading.children.at(-1);
      if (last?.type !== 'text') return;
      const match = EXPLICIT_ID.exec(last.value);
      if (!match) return;
      last.value = last.value.slice(0, match.index);
      heading.data = {
        ...heading.data,
        hProperties: { ...heading.data?.hProperties, id: match[1] },
      };
    });
  };
}
