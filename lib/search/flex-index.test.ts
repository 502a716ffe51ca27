import { Index } from 'flexsearch';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SearchEngine } from '@/lib/search/engine.ts';
import { countFields } from '@/lib/search/fields.ts';
import { exportTerms } from '@/lib/search/export-terms.ts';
import { FlexIndex, type TermEntry } from '@/lib/search/flex-index.ts';
import { IMPACT, SLOTS } from '@/lib/search/impact.ts';
import { decodeShard } from '@/lib/search/index-part.ts';
import { encodeShard } from '@/lib/search/shard.ts';

afterEach(() => vi.restoreAllMocks());

/** The impact of a slot. */
const at = (slot: number): number => IMPACT[slot] ?? 0;
const pages = [
  new Map([
    ['flash', at(2)],
    ['board', at(15)],
  ]),
  new Map([['flash', at(0)]]),
];

describe('B83: the index is FlexSearch’s', () => {
  test('a term leads to the pages that were indexed, in every part, with the impact of their slots', () => {
    const index = new FlexIndex();
    index.add(exportTerms(pages), 2);
    index.add(exportTerms([new Map([['board', at(1)]])]), 1);
    expect(index.find('flash')).toEqual({ pages: [1, 0], impacts: [at(0), at(2)] });
    expect(index.find('board')).toEqual({ pages: [0, 2], impacts: [at(15), at(1)] });
    expect(index.find('nothing')).toEqual({ pages: [], impacts: [] });
  });

  test('a term is whatever the tokenizer says: several words, signs, names of JavaScript', () => {
    const terms = ['two words', 'c++', '設備', 'constructor', '__proto__', 'x'.repeat(64)];
    const index = new FlexIndex();
    index.add(exportTerms([new Map(terms.map((term) => [term, at(3)]))]), 1);
    for (const term of terms) expect([term, index.find(term).pages]).toEqual([term, [0]]);
    expect(index.find('two').pages).toEqual([]);
  });

  test('more pages than FlexSearch gives unless told, and a list of terms as long as one of its chunks', () => {
    const index = new FlexIndex();
    index.add(
      exportTerms(
        Array.from(
          { length: 300 },
          (_, page) =>
            new Map([
              ['all', at(page % SLOTS)],
              ...Array.from({ length: 40 }, (__, term): [string, number] => [
                `t${page}-${term}`,
                at(5),
              ]),
            ]),
        ),
      ),
      300,
    );
    expect(index.find('all').pages).toHaveLength(300);
    expect(index.find('t299-39').pages).toEqual([299]);
  });

  test('what is parsed is imported as its text is', () => {
    const entries = exportTerms(pages);
    const asText = new Index({ encode: (term: string) => [term], resolution: SLOTS });
    asText.import('1.map', JSON.stringify(entries));
    const index = new FlexIndex();
    index.add(entries, 2);
    expect(asText.search('flash')).toEqual(index.find('flash').pages);
  });

  test('an export that lacks terms stops the build', () => {
    vi.spyOn(Index.prototype, 'export').mockResolvedValue(undefined);
    expect(() => exportTerms(pages)).toThrow('FlexSearch has exported 0 of 2 terms');
  });

  test.each([
    ['no list', { flash: [[0]] }],
    ['terms without pages', [['flash'], ['board']]],
    ['terms that are none', [[1, [[0]]]]],
    ['pages that are none', [['flash', [['x']]]]],
    ['slots that are no lists', [['flash', [0]]]],
    ['entries that are no lists', [{ 0: 'flash', 1: [[0]] }]],
  ])('an export in another form stops the build: %s', (_, exported) => {
    vi.spyOn(Index.prototype, 'export').mockImplementation((use) => {
      void use('1.map', JSON.stringify(exported));
      return Promise.resolve();
    });
    expect(() => exportTerms(pages)).toThrow('FlexSearch has exported "1.map" in another form');
  });
});

describe('B83: without FlexSearch nothing is found', () => {
  const record = {
    url: '/a',
    title: 'Watchdog',
    keywords: [],
    breadcrumb: [],
    sections: [{ id: '', heading: '', text: 'resets the device' }],
  };
  const queries = ['watchdog', 'watch', 'wachdog', 'resetting', 'device'];
  const found = () => {
    const engine = new SearchEngine();
    engine.add(
      decodeShard(
        JSON.parse(
          JSON.stringify(encodeShard([{ page: record, fields: countFields(record), text: '' }])),
        ),
      ),
      'g',
    );
    return queries.filter((query) => engine.search(query).total > 0);
  };

  test('with it every query is answered', () => expect(found()).toEqual(queries));

  test('what it has not imported is not there', () => {
    vi.spyOn(Index.prototype, 'import').mockImplementation(() => undefined);
    expect(found()).toEqual([]);
  });

  test('what it does not find is not found', () => {
    const search = vi
      .spyOn(Index.prototype, 'search')
      .mockReturnValue({ result: [] as TermEntry[1] } as never);
    expect(found()).toEqual([]);
    expect(search).toHaveBeenCalled();
  });
});
