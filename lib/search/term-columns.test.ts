import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TermEntry } from '@/lib/search/flex-index.ts';
import { SLOTS } from '@/lib/search/impact.ts';
import { fromColumns, toColumns, toText } from '@/lib/search/term-columns.ts';

/** Slots without pages may be left out or null: FlexSearch's export has both. */
const plain = (entries: readonly TermEntry[]) =>
  entries.map(([term, slots]) => [
    term,
    Array.from({ length: SLOTS }, (_, slot) => slots[slot] ?? []),
  ]);

const term = fc.string({
  unit: fc.constantFrom('a', 'b', '備', '管', '1', '.', '"', '\\'),
  minLength: 1,
  maxLength: 90,
});
const slotsOfPages = fc.uniqueArray(fc.record({ page: fc.nat(99), slot: fc.nat(SLOTS - 1) }), {
  selector: ({ page }) => page,
  minLength: 1,
  maxLength: 30,
});
const entries = fc
  .uniqueArray(fc.tuple(term, slotsOfPages), { selector: ([name]) => name, maxLength: 20 })
  .map((all) =>
    all.map(([name, list]): TermEntry => [
      name,
      Array.from({ length: SLOTS }, (_, slot) =>
        list.flatMap((one) => (one.slot === slot ? [one.page] : [])).sort((a, b) => a - b),
      ),
    ]),
  );

test('B83: what FlexSearch exported comes back from its columns, in the order of the terms', () => {
  fc.assert(
    fc.property(entries, (given) => {
      const columns = JSON.parse(JSON.stringify(toColumns(given, 100))) as ReturnType<
        typeof toColumns
      >;
      expect(plain(fromColumns(columns, 100))).toEqual(
        plain([...given].sort(([a], [b]) => (a < b ? -1 : 1))),
      );
    }),
  );
});

test('B83: terms share their beginnings, pages are steps, and slots are those of the page unless they differ', () => {
  const columns = toColumns(
    [
      ['route', [undefined, undefined, [0, 1]]],
      ['gateway', [[2], undefined, [0, 1]]],
      ['gate', [undefined, undefined, [2]]],
      ['flash', [undefined, undefined, [2]]],
    ],
    3,
  );
  // One character for each number.
  const numbers = (text: string) => Array.from(text, (_, at) => text.charCodeAt(at) - 0x23);
  expect(columns.terms.split('\n').map((line) => [numbers(line)[0], line.slice(1)])).toEqual([
    [0, 'flash'],
    [0, 'gate'],
    [4, 'way'],
    [0, 'route'],
  ]);
  expect(numbers(columns.counts)).toEqual([1, 1, 3, 2]);
  // The lists in the order of their lengths: flash, gate, route, gateway.
  expect(numbers(columns.steps)).toEqual([2, 2, 0, 0, 0, 0, 0]);
  expect(numbers(columns.usual)).toEqual([2, 2, 2]);
  expect(numbers(columns.slots).map((slot) => slot - SLOTS)).toEqual([0, 0, 0, 0, 0, 0, -2]);
});

describe('B100: columns of unknown origin', () => {
  const sound = toColumns(
    [
      ['a', [[0, 1]]],
      ['b', [null, [1]]],
    ],
    2,
  );

  test.each([
    ['a count too few', { ...sound, counts: sound.counts.slice(1) }, 'too long or too short'],
    ['a term too many', { ...sound, terms: `${sound.terms}\n#c` }, 'too long or too short'],
    ['a step too few', { ...sound, steps: sound.steps.slice(1) }, 'too long or too short'],
    ['a slot too many', { ...sound, slots: `${sound.slots}#` }, 'too long or too short'],
    [
      'a count that is only said',
      { ...sound, counts: toText([55_000, 1]) },
      'too long or too short',
    ],
    [
      'a page that is not there',
      { ...sound, steps: toText([0, 0, 7]) },
      'names a page or a slot that it does not have',
    ],
    [
      'a slot that is not there',
      { ...sound, slots: toText([16, 16, 99]) },
      'names a page or a slot that it does not have',
    ],
  ])('with %s are refused', (_, columns, message) =>
    expect(() => fromColumns(columns, 2)).toThrow(message),
  );

  test('a part with more pages than a character can count is not written', () => {
    expect(() => toText([60_000])).toThrow('does not fit into a column of the search index');
  });
});
