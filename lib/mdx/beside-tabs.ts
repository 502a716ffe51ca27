import type { Nodes } from 'mdast';
import type { Position } from 'unist';
import type { Tag } from './tags.ts';

export const BESIDE_TABS =
  'There is text beside the TabItems of <Tabs>: put it into one of them, or before the tabs.';

/** The place of the first text beside the `<TabItem>`s of `<Tabs>`, where it would not be shown. */
export function textBesideTabs(tabs: Tag): Position | undefined {
  // Text that follows a TabItem without a blank line is in one paragraph with it.
  const children = tabs.children.flatMap((child): Nodes[] =>
    child.type === 'paragraph' && child.children.some(isItem) ? child.children : [child],
  );
  const text = children.some(isItem) ? children.find(isShown) : undefined;
  if (!text?.position) return undefined;
  const { start, end } = text.position;
  const blank = text.type === 'text' ? (/^\s*/.exec(text.value)?.[0] ?? '') : '';
  const lines = blank.split('\n').length - 1;
  return { start: lines === 0 ? start : { line: start.line + lines, column: 1 }, end };
}

const isItem = (node: Nodes): boolean => 'name' in node && node.name === 'TabItem';

/** Code of MDX and definitions show nothing themselves; components are checked elsewhere. */
const isShown = (node: Nodes): boolean =>
  !node.type.startsWith('mdx') &&
  !/[dD]efinition$/.test(node.type) &&
  !(node.type === 'text' && node.value.trim() === '');
