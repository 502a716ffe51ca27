import type { Root } from 'mdast';
import remarkEmoji from 'remark-emoji';
import { unified } from 'unified';
import type { VFile } from 'vfile';

const emojis = unified().use(remarkEmoji).freeze();

/** Makes `:smile:` an emoji where the setting `emoji` says so. */
export function remarkEmojis() {
  return (tree: Root, file: VFile): void => {
    if (file.data.about?.emoji === true) emojis.runSync(tree);
  };
}
