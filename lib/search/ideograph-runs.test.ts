import { describe, expect, test } from 'vitest';
import { sharesOf, withLoneIdeographs } from './ideograph-runs.ts';
import { tokenize } from './tokenize.ts';

const wordsOf = (text: string) =>
  withLoneIdeographs(tokenize(text).filter(({ kind }) => kind === 'word'));

describe('B86: ideographs beside particles', () => {
  test.each([
    ['的燈', '的燈 +燈'],
    ['燈的', '燈的 +燈'],
    ['門的鎖', '門的 +門 的鎖 +鎖'],
    ['開門的鎖頭', '開門 門的 的鎖 鎖頭'],
    ['的了', '的了'],
    ['門鎖', '門鎖'],
    ['燈', '燈'],
    ['the 的 wifi', 'the 的 wifi'],
  ])('%s', (text, words) => {
    expect(
      wordsOf(text)
        .map(({ term, lone }) => (lone ? `+${term}` : term))
        .join(' '),
    ).toBe(words);
  });

  test('stand where they were typed', () => {
    expect(wordsOf('x 門的鎖').map(({ start, end }) => [start, end])).toEqual([
      [0, 1],
      [2, 4],
      [2, 3],
      [3, 5],
      [4, 5],
    ]);
  });
});

test('B86: pairs of ideographs count together as much text as they are', () => {
  const shares = (text: string) => sharesOf(tokenize(text).filter(({ kind }) => kind === 'word'));
  expect(shares('門鎖')).toEqual([1]);
  expect(shares('網路門鎖')).toEqual([4 / 6, 4 / 6, 4 / 6]);
  expect(shares('門 wifi hotspot 網路門')).toEqual([1, 1, 1, 3 / 4, 3 / 4]);
  expect(shares('')).toEqual([]);
});
