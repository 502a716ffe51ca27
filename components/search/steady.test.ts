import { describe, expect, test } from 'vitest';
import { enterOpens, holdBack, PATIENCE, steadyRows } from './steady.ts';

const partial = { loading: true, final: true };
const untold = { loading: false, final: false };
const whole = { loading: false, final: true };
const rows = (text: string) => text.split(' ');
const page = (row: string) => row[0]!;

describe('B89, B96: what stands in the list', () => {
  test.each([
    [
      'an answer of some parts adds rows below those that stand there',
      partial,
      { isSame: true, isHeld: false },
      'a b',
      'c b a d',
      'a b c d',
    ],
    [
      'so does one whose texts are still to come',
      untold,
      { isSame: true, isHeld: false },
      'a b',
      'c b a',
      'a b c',
    ],
    [
      'the whole answer has its own order',
      whole,
      { isSame: true, isHeld: false },
      'a b',
      'c b a',
      'c b a',
    ],
    [
      'unless the reader is about to press a row',
      whole,
      { isSame: true, isHeld: true },
      'a b',
      'c b a',
      'a b c',
    ],
    [
      'a row that the newer answer no longer has stays under the reader',
      whole,
      { isSame: true, isHeld: true },
      'a b',
      'c a',
      'a b c',
    ],
    [
      'sections of a page that stands there are not torn from it',
      partial,
      { isSame: true, isHeld: false },
      'a1 a2 b1',
      'b1 b2 c1 c2',
      'a1 a2 b1 c1 c2',
    ],
    [
      'another question has its own rows, wherever the pointer lies',
      partial,
      { isSame: false, isHeld: true },
      'a b',
      'c b',
      'c b',
    ],
  ])('%s', (_, answer, state, shown, next, expected) => {
    expect(steadyRows({ rows: rows(shown), ...state }, answer, rows(next), page)).toEqual(
      rows(expected),
    );
  });

  test('an answer that a better one will follow is held back at first, any other is not', () => {
    expect([
      holdBack(false, 0),
      holdBack(false, PATIENCE - 1),
      holdBack(false, PATIENCE + 1),
      holdBack(true, 0),
    ]).toEqual([PATIENCE, 1, 0, 0]);
  });
});

describe('B91: Enter', () => {
  test.each([
    ['', whole, false, 'nothing'],
    ['', undefined, true, 'chosen'],
    ['  ', undefined, false, 'nothing'],
    ['mqtt', undefined, false, 'waits'],
    ['mqtt', undefined, true, 'waits'],
    ['mqtt', partial, false, 'waits'],
    ['mqtt', untold, false, 'waits'],
    ['mqtt', partial, true, 'chosen'],
    ['mqtt', whole, true, 'chosen'],
    ['mqtt', whole, false, 'first'],
  ] as const)(
    'with "%s", the answer %o, a row chosen: %s: %s',
    (text, answer, isChosen, expected) => {
      expect(enterOpens(text, answer, isChosen)).toBe(expected);
    },
  );
});
