import { expect, test } from 'vitest';
import { compilePage } from './compile.ts';

const ids = async (text: string) =>
  (await compilePage(text, 'content/en/S/a.md')).facts.headings.map(({ id }) => id);

test.each([
  ['## Plain words', 'plain-words'],
  ['## Words {#own}', 'own'],
  ['## Words \\{#own}', 'own'],
  ['## Version {1 + 1} of it', 'version-1--1-of-it'],
  ['## Version {1 + 1} {#own}', 'own'],
])('B51: the id of %j is %j', async (text, id) => {
  expect(await ids(`${text}\n`)).toEqual([id]);
});

test.each([
  ['## a\n\n### ui:field\n\n### **ui:options**\n\n### ui\n', ['a', 'ui', 'ui-1', 'ui-2']],
  ['## a\n\n## ui:field\n\n## a\n\n## b {#ui}\n', ['a', 'ui', 'a-1', 'ui']],
  ['## At 10:30, :wave:\n\n## ui:field\n', ['at-1030-wave', 'ui']],
  ['## At 10:30\n\n## Note:重要\n', ['at-1030', 'note重要']],
])('moved in: ids count as in Docusaurus, without a word after a colon: %j', async (text, all) => {
  expect(await ids(text)).toEqual(all);
});
