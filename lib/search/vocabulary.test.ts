import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance } from '@/lib/text/edit-distance.ts';
import { Vocabulary } from '@/lib/search/vocabulary.ts';

const vocabulary = new Vocabulary();
vocabulary.add([
  ['device', 1],
  ['devices', 1],
  ['flash', 2],
  ['gateway', 1],
  ['設備', 1],
]);
vocabulary.add([
  ['flash', 3],
  ['flashed', 1],
  ['flashing', 1],
  ['gatekeeper', 1],
  ['registration', 1],
  ['設定', 1],
]);

describe('Vocabulary', () => {
  test('parts that come one after the other make one list without repetitions', () =>
    expect(vocabulary.size).toBe(10));

  test('says on how many pages a term stands, in all parts together', () =>
    expect(['flash', 'device', 'nowhere'].map((term) => vocabulary.pagesWith(term))).toEqual([
      5, 1, 0,
    ]));

  test.each([
    ['gate', ['gatekeeper', 'gateway']],
    ['device', ['devices']],
    ['設', ['設備', '設定'].sort()],
    ['zzz', []],
  ])('beginnings: %s', (prefix, expected) =>
    expect(vocabulary.startingWith(prefix)).toEqual(expected),
  );

  test('B85: other forms of a word, never the word itself', () => {
    expect(vocabulary.sameStem('flashes').sort()).toEqual(['flash', 'flashed', 'flashing']);
    expect(vocabulary.sameStem('flash').sort()).toEqual(['flashed', 'flashing']);
  });

  test('B85: a word of three letters, and a word much longer than another, have no other forms', () => {
    const forms = new Vocabulary();
    forms.add([
      ['run', 1],
      ['runs', 1],
      ['hope', 1],
      ['hopefulness', 1],
      ['hopefulnesses', 1],
    ]);
    expect(forms.sameStem('run')).toEqual([]);
    expect(forms.sameStem('hope')).toEqual(['hopefulness']);
  });

  test('B86: terms with a typing error, nearest first', () => {
    expect(vocabulary.similar('gatway', 1)).toEqual([{ term: 'gateway', distance: 1 }]);
    expect(vocabulary.similar('regitsration', 2)).toEqual([{ term: 'registration', distance: 1 }]);
    expect(vocabulary.similar('gateway', 2)).toEqual([]);
  });
});

describe('Vocabulary of one list', () => {
  const list = new Vocabulary();
  list.add([
    ['ab', 1],
    ['b', 1],
    ['1doors', 1],
    ['設備', 1],
    ['備', 1],
    ['設備x', 1],
    ['registry', 1],
    ['registries', 1],
  ]);

  test('counts a term once, however often it comes', () => {
    expect(list.size).toBe(8);
    list.add([['ab', 2]]);
    expect([list.size, list.pagesWith('ab')]).toEqual([8, 3]);
  });

  test.each([
    ['a', true],
    ['ab', true],
    ['abc', false],
    ['reg', true],
    ['zz', false],
    ['備', true],
  ])('has a term that begins with %s: %s', (prefix, expected) => {
    expect(list.hasPrefix(prefix)).toBe(expected);
    expect(new Vocabulary().hasPrefix(prefix)).toBe(false);
  });

  test('pairs that end with an ideograph: not itself, nor what has a letter', () => {
    expect(list.endingWith('備')).toEqual(['設備']);
    expect(list.endingWith('b')).toEqual([]);
  });

  test('a stem may differ in its last letter; codes have no other forms', () => {
    expect(list.sameStem('registry')).toEqual(['registries']);
    expect(list.sameStem('1door')).toEqual([]);
    expect(list.sameStem('door1')).toEqual([]);
  });

  test('a term that comes later is found with its typing errors', () => {
    const grown = new Vocabulary();
    grown.add([['modbus', 1]]);
    expect(grown.similar('modbsu', 1)).toEqual([{ term: 'modbus', distance: 1 }]);
    grown.add([
      ['modbas', 1],
      ['aaa', 1],
    ]);
    expect(grown.similar('modbus', 1)).toEqual([{ term: 'modbas', distance: 1 }]);
    expect(grown.similar('modbxs', 2).map(({ term }) => term)).toEqual(['modbas', 'modbus']);
  });

  test('digits and signs have typing errors, too', () => {
    const codes = new Vocabulary();
    codes.add([
      ['rs485', 1],
      ['rs422', 1],
      ['rs232', 1],
    ]);
    expect(codes.similar('rs458', 1)).toEqual([{ term: 'rs485', distance: 1 }]);
    expect(codes.similar('rs4222', 1)).toEqual([{ term: 'rs422', distance: 1 }]);
  });
});

/** The textbook definition, slow and plain. */
function slow(a: string, b: string): number {
  const cost = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const options = [
      cost(i - 1, j) + 1,
      cost(i, j - 1) + 1,
      cost(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
    ];
    if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
      options.push(cost(i - 2, j - 2) + 1);
    return Math.min(...options);
  };
  return cost(a.length, b.length);
}

test('B86: the distance is that of its definition, up to the limit', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, most) => {
      expect(editDistance(a, b, most)).toBe(Math.min(slow(a, b), most + 1));
    }),
  );
});
