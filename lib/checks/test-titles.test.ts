import { expect, test } from 'vitest';
import { behaviorsOf, testTitles } from './test-titles.ts';

test('titles of every way to write a test', () => {
  const source =
    "test('B1: a', () => {}); it.only(`B2: ${x} b`, f); test.each([['B9: no']])('B3, B4: %s', f); test.describe('B5: d', () => { test.skip('no number', f) }); other('B7: no');";
  expect(testTitles(source)).toEqual(['B1: a', 'B2: ', 'B3, B4: %s', 'B5: d', 'no number']);
});

test('numbers stand at the beginning of a title', () => {
  expect(behaviorsOf('B46, B47: text')).toEqual(['B46', 'B47']);
  expect(behaviorsOf('text B46: more')).toEqual([]);
  expect(behaviorsOf('B46 text')).toEqual([]);
});
