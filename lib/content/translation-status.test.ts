import { expect, test } from 'vitest';
import { parseDocument } from '@/lib/content/parse-document.ts';
import {
  chosenTranslations,
  recordSource,
  translationStatus,
} from '@/lib/content/translation-status.ts';

const config = {
  defaultLocale: 'en',
  locales: [
    { code: 'en', label: 'English', htmlLang: 'en' },
    { code: 'zh-tw', label: '繁體中文', htmlLang: 'zh-Hant-TW' },
  ],
};
const source = (body: string) =>
  parseDocument(`---\ntitle: Alarms\n---\n\n${body}\n`, 'en/Guide/a.md');
const statusOf = (english: string, translation?: string) => {
  const documents = [
    source(english),
    ...(translation === undefined ? [] : [parseDocument(translation, 'zh-tw/Guide/a.md')]),
  ];
  return translationStatus(config, {
    documents,
    categories: [],
    training: [],
    tagFiles: [],
    apis: [],
  });
};

test('a translation is missing, says nothing, is current, or is older than its source', () => {
  const [first] = statusOf('First text.');
  expect(first).toMatchObject({ state: 'missing', source: 'en/Guide/a.md', locale: 'zh-tw' });
  expect(statusOf('First text.', '---\ntitle: 告警\n---\n\n第一版。\n')).toMatchObject([
    { state: 'unrecorded', translation: 'zh-tw/Guide/a.md' },
  ]);
  const recorded = recordSource('---\ntitle: 告警\n---\n\n第一版。\n', first!.hash);
  expect(statusOf('First text.', recorded)).toMatchObject([{ state: 'current' }]);
  expect(statusOf('Second text.', recorded)).toMatchObject([{ state: 'stale' }]);
});

test('a page in the other language alone is no translation of anything', () => {
  const alone = {
    documents: [parseDocument('---\ntitle: 告警\n---\n', 'zh-tw/Guide/b.md')],
    categories: [],
    training: [],
    tagFiles: [],
    apis: [],
  };
  expect(translationStatus(config, alone)).toEqual([]);
});

test('a translation is named as it is listed, or without its folder; a name that nobody has is an error', () => {
  const [entry] = statusOf('Text.', '---\ntitle: 告警\n---\n\n文字。\n');
  for (const name of [
    'zh-tw/Guide/a.md',
    'content/zh-tw/Guide/a.md',
    './content/zh-tw/Guide/a.md',
    'content\\zh-tw\\Guide\\a.md',
    'all',
  ])
    expect(chosenTranslations([entry!], [name])).toEqual([entry]);
  expect(chosenTranslations(statusOf('Text.'), ['all'])).toEqual([]);
  expect(() => chosenTranslations([entry!], ['zh-tw/Guide/b.md'])).toThrow(
    'There is no translation “zh-tw/Guide/b.md”',
  );
});

test.each([
  [
    '---\ntitle: A\n---\n\nsource_hash: old\n',
    "---\ntitle: A\nsource_hash: 'new'\n---\n\nsource_hash: old\n",
  ],
  ["---\nsource_hash: 'old'\ntitle: A\n---\n", "---\nsource_hash: 'new'\ntitle: A\n---\n"],
  ['---\n---\nText\n\n---\n', "---\nsource_hash: 'new'\n---\nText\n\n---\n"],
  [
    '\uFEFF---\r\ntitle: A\r\n---\r\nText',
    "\uFEFF---\r\ntitle: A\r\nsource_hash: 'new'\r\n---\r\nText",
  ],
  ['# A\n\n---\n', "---\nsource_hash: 'new'\n---\n\n# A\n\n---\n"],
])('only the front matter has the record: %j', (text, expected) => {
  expect(recordSource(text, 'new')).toBe(expected);
});
