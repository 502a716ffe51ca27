import { describe, expect, test } from 'vitest';
import { openGraphLocales, searchTags } from '@/lib/render-data/metadata.ts';

const locales = [
  { code: 'en', htmlLang: 'en' },
  { code: 'zh-tw', htmlLang: 'zh-Hant-TW' },
  { code: 'de', htmlLang: 'de-DE' },
];

test.each([
  ['en', ['en', 'zh_Hant_TW', 'de_DE']],
  ['zh-tw', ['zh_Hant_TW', 'en', 'de_DE']],
])('B55: Open Graph has the locale %s first', (own, expected) => {
  expect(openGraphLocales(locales, own)).toEqual(expected);
});

describe('searchTags', () => {
  test('B55: a page of a section names its version and its set of documents', () => {
    expect(
      searchTags('zh-tw', {
        section: 'weda/docs',
        version: { name: '1.0', label: 'V1', isLast: true },
      }),
    ).toEqual({
      docusaurus_locale: 'zh-tw',
      'docsearch:language': 'zh-tw',
      docusaurus_version: '1.0',
      'docsearch:version': '1.0',
      docusaurus_tag: 'docs-weda-docs-1.0',
      'docsearch:docusaurus_tag': 'docs-weda-docs-1.0',
    });
  });

  test('B55: a page outside the sections belongs to the default set', () => {
    expect(searchTags('en')).toEqual({
      docusaurus_locale: 'en',
      'docsearch:language': 'en',
      docusaurus_tag: 'default',
      'docsearch:docusaurus_tag': 'default',
    });
  });
});
