import { expect, test } from 'vitest';
import { compilePage } from './compile.ts';

const ids = async (text: string) =>
  (await compilePage(text, 'content/en/S/a.md')).facts.headings.map(({ id }) => id);

test.each([
  ['## Plain words', 'plain-words'],
  ['## Words {#own}', 'own'],
  ['## Version {1 + 1} of it', 'version-1--1-of-it'],
  ['## Version {1 + 1} {#own}', 'own'],
])('B51: the id of %j is %j', async (text, id) => {
  expect(await ids(`${text}\n`)).toEqual([id]);
});
