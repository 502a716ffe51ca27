import type { Root } from 'mdast';
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { pictureTarget } from './import-target.ts';
import './page-about.ts';

/**
 * Pictures and links to files in an imported text count from its own place, not from that of the
 * page which shows it.
 */
export function remarkRebase() {
  return (tree: Root, file: VFile): void => {
    const { about } = file.data;
    if (about?.shownOn === undefined) return;
    const { path, shownOn, site } = about;
    const picture = (target: string): string => {
      const beside = join(dirname(path), decodeURI(target));
      return isRelative(target) && existsSync(beside) ? pictureTarget(beside, { site }) : target;
    };
    const link = (target: string): string =>
      isRelative(target) && /\.mdx?($|[?#])/.test(target)
        ? relativePath(dirname(shownOn), join(dirname(path), target))
        : target;
    visit(tree, (node) => {
      if (node.type === 'image') node.url = picture(node.url);
      if (node.type === 'link') node.url = link(node.url);
      if (node.type === 'definition') node.url = link(picture(node.url));
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
        if (node.name === 'img' && attribute.name === 'src')
          attribute.value = picture(attribute.value);
        if (node.name === 'a' && attribute.name === 'href') attribute.value = link(attribute.value);
      }
    });
  };
}

const isRelative = (target: string): boolean => !/^([a-z][a-z0-9+.-]*:|[/#?@]|$)/i.test(target);

function relativePath(from: string, to: string): string {
  const path = relative(from, to).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}
