import { expect, test } from 'vitest';
import { CharacterTable } from './character-table.ts';
import { lookUp } from './matches.ts';
import { addOtherForms } from './other-forms.ts';
import { parseQuery } from './query.ts';
import { Vocabulary } from './vocabulary.ts';

/** Characters of the texts are 準 and 准, 複 and 復. */
const table = new CharacterTable();
table.read('复複标標 准準複復');

function matchesOf(text: string, ...terms: string[]): string[][] {
  const vocabulary = new Vocabulary();
  vocabulary.add(terms.map((term) => [term, 1] as const));
  const query = parseQuery(table.convert(text));
  lookUp(query, vocabulary);
  addOtherForms(query, vocabulary, table.otherForms);
  return query.slots.map(({ matches }) => matches.map(({ term }) => term));
}

test('B85: a Simplified character that stands for several is looked up as each of them', () => {
  expect(matchesOf('恢复', '恢復')).toEqual([['恢復']]);
  expect(matchesOf('重复', '重複', '重復')).toEqual([['重複']]);
  expect(matchesOf('标准', '標準')).toEqual([['標準']]);
});

test('B85: a pair that pages have is no other one, and what no page has stays unknown', () => {
  expect(matchesOf('批准', '批准', '批準')).toEqual([['批准']]);
  expect(matchesOf('恢复', '恢')).toEqual([[]]);
});
