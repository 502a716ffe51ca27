import { expect, test } from 'vitest';
import { modelOf } from '@/lib/docs/__fixtures__/tree.ts';
import type { PageRecord } from '@/lib/search/records.ts';
import { alignedWords } from './aligned-words.ts';
import type { FoundPage } from './page-records.ts';

const [page] = modelOf({ 'en/S/a.md': 'A\n' }).en.pages;

const found = (title: string, keywords: string[]): FoundPage[] => {
  const record: PageRecord = { url: '/', title, keywords, breadcrumb: [], sections: [] };
  return [{ page: page!, record }];
};

const pairs = (source: FoundPage[], translated: FoundPage[]) =>
  alignedWords(source, translated).map(({ word, typed }) => [word, ...typed]);

test('title and keywords of a translation are other words for those of its source', () => {
  expect(
    pairs(
      found('Service days', ['balance', 'Wi-Fi', 'MQTT']),
      found('服務天數', ['餘額', '無線網路', 'MQTT']),
    ),
  ).toEqual([
    ['Service days', '服務天數'],
    ['balance', '餘額'],
    ['Wi-Fi', '無線網路'],
  ]);
});

test('a word with several translations has all of them, each once', () => {
  const source = [...found('Tag', []), ...found('Tag', [])];
  expect(pairs(source, [...found('點位', []), ...found('標籤', []), ...found('點位', [])])).toEqual(
    [['Tag', '點位', '標籤']],
  );
});

test.each([
  ['lists of other lengths', found('A', ['one', 'two']), found('A', ['一'])],
  [
    'a title that is a sentence',
    found('A long title', []),
    found('這是一個沒有人會輸入的標題', []),
  ],
  ['words that are not translated', found('MQTT', []), found('MQTT', [])],
  ['a source in another script', found('網關', []), found('閘道器', [])],
  ['a page without a source', [], found('閘道器', [])],
])('%s give no pairs', (_, source, translated) => {
  expect(pairs(source, translated)).toEqual([]);
});
