import { describe, expect, test } from 'vitest';
import { withoutExtension } from '@/lib/content/source-tree.ts';
import { isFolderPage, splitNumberPrefix, tagSlug } from '@/lib/docs/slugs.ts';

test.each([
  ['01-intro', 1, 'intro'],
  ['2. setup', 2, 'setup'],
  ['10_faq', 10, 'faq'],
  ['003 - three', 3, 'three'],
  ['1-常見問題', 1, '常見問題'],
  ['intro', undefined, 'intro'],
  ['2021-11-foo', undefined, '2021-11-foo'],
  ['7.0-foo', undefined, '7.0-foo'],
  ['24.04', undefined, '24.04'],
  ['5G', undefined, '5G'],
  ['01-', undefined, '01-'],
])('B42: "%s" is sorted at %s and named "%s"', (file, position, name) => {
  expect(splitNumberPrefix(file)).toEqual(position === undefined ? { name } : { position, name });
});

test.each([
  ['index', 'guide', true],
  ['README', 'guide', true],
  ['Guide', 'guide', true],
  ['index', undefined, true],
  ['intro', 'guide', false],
  ['guide', undefined, false],
])('B42: "%s" in the folder "%s" is its page: %s', (name, folder, expected) => {
  expect(isFolderPage(name, folder)).toBe(expected);
});

test.each([
  ['guide/01-intro.mdx', 'guide/01-intro'],
  ['a.md', 'a'],
  ['v1.2.md', 'v1.2'],
  ['a.md.txt', 'a.md.txt'],
])('%s without its extension is %s', (file, expected) => {
  expect(withoutExtension(file)).toBe(expected);
});

describe('tagSlug', () => {
  test.each([
    ['MIC-711-OX4A1', 'mic-711-ox-4-a-1'],
    ['EPC-R3720', 'epc-r-3720'],
    ['EPC-R7300', 'epc-r-7300'],
    ['AOM-2721', 'aom-2721'],
    ['NXP i.MX 8M Plus', 'nxp-i-mx-8-m-plus'],
    ['NVIDIA Orin NX', 'nvidia-orin-nx'],
    ['BSP Image', 'bsp-image'],
    ['QNN SDK', 'qnn-sdk'],
    ['camelCaseWords', 'camel-case-words'],
    ['XMLParser', 'xml-parser'],
    ['C', 'c'],
    ['C++', 'c-plus-plus'],
    ['C#', 'c-sharp'],
    ['Gen 3+', 'gen-3-plus'],
    ['#1', '1'],
  ])('B53: a tag slug separates letters, digits and changes of case: %s', (label, slug) => {
    expect(tagSlug(label)).toBe(slug);
  });

  test.each([
    ['常見問題', '常見問題'],
    ['疑難排解 FAQ', '疑難排解-faq'],
    ['ガイド', 'ガイド'],
    ['サーバー', 'サーバー'],
    ['한국어', '한국어'],
  ])('B53: other scripts stay as they are: %s', (label, slug) => {
    expect(tagSlug(label)).toBe(slug);
  });

  test.each([
    ['Crème brûlée', 'creme-brulee'],
    ['Ünal', 'unal'],
  ])('B53: an accent is dropped and does not break the word: %s', (label, slug) => {
    expect(tagSlug(label)).toBe(slug);
  });

  test('B53: a label without letters and digits is its own slug, in one segment', () => {
    expect(tagSlug('♥')).toBe('♥');
    expect(tagSlug('<3')).toBe('3');
    expect(tagSlug('../..')).toBe('-----');
  });
});
