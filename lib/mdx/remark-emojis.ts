import { slug } from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkEmoji from 'remark-emoji';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

const SHORTCODE = /:[\w+-]+:/;
const emojis = unified().use(remarkEmoji).freeze();

/**
 * Makes `:smile:` an emoji where the setting `emoji` says so. The id of a heading is made from what
 * is written, as in Docusaurus.
 */
export function remarkEmojis() {
  return (tree: Root, file: VFile): void => {
    if (file.data.about?.emoji !== true) return;
    visit(tree, 'heading', (heading: Heading) => {
      const written = toString(heading);
      if (heading.data?.hProperties?.id !== undefined || !SHORTCODE.test(written)) return;
      const hProperties = { ...heading.data?.hProperties, id: slug(written) };
      heading.data = { ...heading.data, hProperties };
    });
    emojis.runSync(tree);
  };
}
