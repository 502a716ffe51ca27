import type { Nodes, Root } from 'mdast';
import { expect, test } from 'vitest';
import { markdownText, paragraph, text } from './markdown-nodes.ts';

test('moved in: a node that a plugin has made is written as what is inside it', () => {
  const own = (type: string, children: Nodes[]) => ({ type, children }) as unknown as Nodes;
  const list = own('descriptionlist', [
    own('descriptionterm', [text('Apple')]),
    own('descriptiondetails', [paragraph(text('A fruit.'))]),
  ]);
  const tree = { type: 'root', children: [list, paragraph(text('End.'))] } as Root;
  expect(markdownText(tree)).toBe('Apple\n\nA fruit.\n\nEnd.\n');
});
