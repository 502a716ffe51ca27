import { describe, expect, test } from 'vitest';
import { inverseFrequency } from '@/lib/search/bm25.ts';
import { exportTerms } from '@/lib/search/export-terms.ts';
import { FlexIndex } from '@/lib/search/flex-index.ts';
import { IMPACT } from '@/lib/search/impact.ts';
import { lookUp } from '@/lib/search/matches.ts';
import { parseQuery } from '@/lib/search/query.ts';
import { Synonyms } from '@/lib/search/synonyms.ts';
import { TermScores } from '@/lib/search/term-scores.ts';
import { Vocabulary } from '@/lib/search/vocabulary.ts';

/** The terms of a page, each with the slot of its impact. */
type Terms = Record<string, number>;
const at = (slot: number): number => IMPACT[slot] ?? 0;

function scoresOf(pages: readonly Terms[], lines = '') {
  const entries = exportTerms(
    pages.map((terms) => new Map(Object.entries(terms).map(([term, slot]) => [term, at(slot)]))),
  );
  const index = new FlexIndex();
  index.add(entries, pages.length);
  const vocabulary = new Vocabulary();
  vocabulary.add(
    entries.map(([term, slots]) => [term, slots.reduce((sum, ids) => sum + (ids?.length ?? 0), 0)]),
  );
  const synonyms = new Synonyms();
  synonyms.add(lines);
  const scores = new TermScores(index, vocabulary, pages.length);
  return (typed: string, excluded: readonly number[] = []) => {
    const query = parseQuery(typed, synonyms);
    lookUp(query, vocabulary);
    const { weights, take } = scores.of(query, (page) => excluded.includes(page));
    const sums: Record<number, number> = {};
    const bits: Record<number, number> = {};
    take((page, slots, sum) => {
      expect(sums[page], 'each page once').toBeUndefined();
      [sums[page], bits[page]] = [sum, slots];
    });
    return { weights, sums, bits };
  };
}
/** The rarity of a term that this many of the pages have. */
const rarity = (pages: number, pagesWithTerm: number): number =>
  inverseFrequency(pages, pagesWithTerm);
/** What a word counts in a query without ideographs. */
const worth = (pages: number, pagesWithTerm: number): number => rarity(pages, pagesWithTerm) + 1;
const expectSums = (sums: Record<number, number>, expected: Record<number, number>): void => {
  expect(Object.keys(sums)).toEqual(Object.keys(expected));
  for (const [page, sum] of Object.entries(expected))
    expect(sums[Number(page)]).toBeCloseTo(sum, 4);
};

describe('B87: what a word says about a page', () => {
  test('is its rarity and 1 more, times its impact there; several words are added', () => {
    const search = scoresOf([{ reset: 2, device: 0 }, { reset: 5 }, { other: 0 }]);
    const [reset, device] = [worth(3, 2), worth(3, 1)];
    const found = search('reset device ');
    expectSums(found.sums, { 0: reset * at(2) + device * at(0), 1: reset * at(5) });
    expect([found.bits, found.weights]).toEqual([{ 0: 0b11, 1: 0b01 }, [reset, device]]);
  });

  test('is that of its best form there', () => {
    const search = scoresOf([
      { flash: 2, flashing: 9 },
      { flash: 9, flashing: 2 },
    ]);
    const r = worth(2, 2);
    expectSums(search('flash ').sums, { 0: r * at(2), 1: 0.85 * r * at(2) });
  });

  test('is its rarity alone beside ideographs', () => {
    const found = scoresOf([{ gateway: 0, 安裝: 1 }, { gateway: 0 }, {}])('gateway 安裝');
    expect(found.weights).toEqual([rarity(3, 2), rarity(3, 1)]);
  });

  test('of a pair of ideographs never counts as rarer than on a thirtieth of the pages', () => {
    const pages = Array.from({ length: 90 }, (_, page): Terms =>
      page === 0 ? { 裝置: 0 } : { a: 0 },
    );
    const found = scoresOf(pages)('裝置');
    expectSums(found.sums, { 0: rarity(90, 3) * at(0) });
    expect(found.weights).toEqual([rarity(90, 3)]);
  });

  test('of the pairs in a run of ideographs is together as much as the run is long', () => {
    const pages: Terms[] = [{ 網路: 0, 路門: 0, 門鎖: 0 }, { 網路: 3 }, {}];
    const found = scoresOf(pages)('網路門鎖');
    const [network, lock] = [rarity(3, 2), rarity(3, 1)].map((one) => (one * 4) / 6);
    expectSums(found.sums, { 0: (network! + 2 * lock!) * at(0), 1: network! * at(3) });
    expect(found.weights).toEqual([network, lock, lock]);
  });

  test('and nothing of the query before remains', () => {
    const search = scoresOf([{ reset: 2, device: 0, thing: 1 }, { reset: 5 }], 'thing\tgadget');
    const first = search('reset gadget ');
    search('device ');
    expect(search('reset gadget ')).toEqual(first);
    expect(search('nothing ').sums).toEqual({});
  });
});

describe('B87: words that were typed apart', () => {
  const search = scoresOf([{ datalogger: 3 }, { data: 1, logger: 1, datalogger: 0 }, { data: 0 }]);
  const [whole, data, logger] = [rarity(3, 2), worth(3, 2), worth(3, 1)];

  test('count as well where they are one', () => {
    const found = search('data logger ');
    expect(found.bits).toEqual({ 0: 0b11, 1: 0b11, 2: 0b01 });
    expect(found.sums[1]).toBeCloseTo(data * at(1) + logger * at(1) + whole * at(0), 4);
    expect(found.sums[2]).toBeCloseTo(data * at(0), 4);
    expect(found.sums[0]).toBeCloseTo(whole * at(3), 4);
  });

  test('B98: not on pages that are not searched', () => {
    expect(Object.keys(search('data logger ', [0, 1]).sums)).toEqual(['2']);
  });
});

describe('B86: other words for what was typed', () => {
  const lines = 'access point\thotspot\nap\thotspot\nmodem\tblack box';
  const pages: Terms[] = [
    { access: 2, point: 4 },
    { access: 0 },
    { hotspot: 6 },
    { hotspot: 15, access: 0, point: 0 },
    { hotspot: 0, access: 15, point: 15 },
    { ap: 0, access: 15, point: 15 },
    { ap: 15, access: 0, point: 0 },
  ];
  const [access, point, own, ap] = [worth(7, 6), worth(7, 5), worth(7, 3), worth(7, 2)];
  const both = (a: number, p: number): number =>
    (0.7 * (access * at(a) + point * at(p))) / Math.SQRT2;
  const found = () => scoresOf(pages, lines)('hotspot ');

  test('count on pages that have all of them, for the word that they stand for', () => {
    const { bits, sums } = found();
    expect(bits).toEqual({ 0: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1 });
    expect(sums[0]).toBeCloseTo(both(2, 4), 4);
  });

  test('count where they say more than the word itself, and the word itself where it says more', () => {
    const { sums } = found();
    expect(sums[2]).toBeCloseTo(own * at(6), 4);
    expect(sums[3]).toBeCloseTo(both(0, 0), 4);
    expect(sums[4]).toBeCloseTo(own * at(0), 4);
  });

  test('count once, the best of them', () => {
    const { sums } = found();
    expect(sums[5]).toBeCloseTo(0.7 * ap * at(0), 4);
    expect(sums[6]).toBeCloseTo(both(0, 0), 4);
  });

  test('are added to the words beside them', () => {
    const beside = scoresOf(
      [{ ap: 0, reset: 3 }, { ap: 2 }, { reset: 1 }],
      lines,
    )('hotspot reset ');
    const r = worth(3, 2);
    expectSums(beside.sums, { 0: 0.7 * r * at(0) + r * at(3), 1: 0.7 * r * at(2), 2: r * at(1) });
    expect(beside.bits).toEqual({ 0: 0b11, 1: 0b01, 2: 0b10 });
  });

  test('count in the form that a page has', () => {
    const forms = scoresOf(
      [
        { access: 0, point: 0 },
        { access: 0, points: 0 },
      ],
      lines,
    )('hotspot ');
    // As rare as both forms together.
    const sum = (0.7 * (worth(2, 2) + worth(2, 2)) * at(0)) / Math.SQRT2;
    expectSums(forms.sums, { 0: sum, 1: sum });
  });

  test('B98: do not count on pages that are not searched', () => {
    const search = scoresOf(pages, lines);
    expect(Object.keys(search('hotspot ', [0, 2, 4]).sums)).toEqual(['3', '5', '6']);
  });

  test('a word that no page has weighs as much as the word for it', () => {
    const none = scoresOf([{ modem: 0, reset: 0 }, { reset: 0 }], lines);
    expect(none('black box reset ').weights).toEqual([
      worth(2, 1) / 2,
      worth(2, 1) / 2,
      worth(2, 2),
    ]);
  });

  test('a word that pages have keeps its weight if the word for it is rarer', () => {
    const own = scoresOf([{ hotspot: 0, reset: 0 }, { hotspot: 0 }, { ap: 0 }], 'ap\thotspot');
    expect(own('hotspot reset ').weights).toEqual([worth(3, 2), worth(3, 1)]);
  });
});
