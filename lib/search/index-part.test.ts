import { describe, expect, test } from 'vitest';
import { decodeShard } from '@/lib/search/index-part.ts';
import { toColumns } from '@/lib/search/term-columns.ts';
import { INDEX_VERSION } from '@/lib/search/index-version.ts';

const sound = {
  v: INDEX_VERSION,
  u: ['/a', '/b', '/c'],
  t: ['A', 'B', 'C'],
  b: [1, 0, 0],
  x: ['ta', 'tb', 'tc'],
  crumbs: [['Guide'], ['Guide', 'More']],
  ...toColumns([['word', [[0], [2]]]], 3),
};

test('B83: a part of the index has for each page its address, title, breadcrumb and text', () => {
  expect(decodeShard({ ...sound, manuals: [[1, ['Guide']]] })).toEqual({
    pages: [
      { url: '/a', title: 'A', breadcrumb: ['Guide', 'More'], text: 'ta', manualNames: [] },
      { url: '/b', title: 'B', breadcrumb: ['Guide'], text: 'tb', manualNames: ['Guide'] },
      { url: '/c', title: 'C', breadcrumb: ['Guide'], text: 'tc', manualNames: [] },
    ],
    entries: [['word', [[0], [2]]]],
  });
});

describe('B100: a part of the index is refused', () => {
  test.each(Object.keys(sound))('without "%s"', (key) => {
    expect(() => decodeShard({ ...sound, [key]: undefined })).toThrow(
      'The search index cannot be read: it is damaged or of another version.',
    );
  });

  test.each([
    ['addresses', { u: [1, 2, 3] }],
    ['titles', { t: ['A', 'B', null] }],
    ['breadcrumbs', { b: ['0', '1', '0'] }],
    ['names of texts', { x: [1, 2, 3] }],
    ['crumbs', { crumbs: [['Guide'], [1]] }],
    ['crumbs that are no lists', { crumbs: ['Guide', 'More'] }],
    ['names of manuals', { manuals: [['1', ['Guide']]] }],
  ])('with wrong %s', (_, change) => {
    expect(() => decodeShard({ ...sound, ...change })).toThrow('The search index cannot be read');
  });

  test.each([
    ['a title', { t: ['A', 'B'] }],
    ['a text', { x: ['ta', 'tb'] }],
    ['the place of a breadcrumb', { b: [1, 0] }],
    ['a breadcrumb', { b: [1, 0, 2] }],
  ])('with a page that lacks %s', (_, change) => {
    expect(() => decodeShard({ ...sound, ...change })).toThrow(
      'The search index has no title, text or breadcrumb for its page "/c".',
    );
  });

  test.each([[['list']], ['text'], [7], [undefined]])('when it is no object: %j', (file) => {
    expect(() => decodeShard(file)).toThrow('The search index cannot be read');
  });
});
