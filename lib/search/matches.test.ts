import { describe, expect, test } from 'vitest';
import { addCorrections } from '@/lib/search/corrections.ts';
import { lookUp } from '@/lib/search/matches.ts';
import { parseQuery, type Query } from '@/lib/search/query.ts';
import { Synonyms } from '@/lib/search/synonyms.ts';
import { Vocabulary } from '@/lib/search/vocabulary.ts';

/** A vocabulary in which each term is on as many pages as it says. */
function vocabularyOf(terms: Record<string, number>): Vocabulary {
  const vocabulary = new Vocabulary();
  vocabulary.add(Object.entries(terms));
  return vocabulary;
}

function lookedUp(text: string, terms: Record<string, number>): Query {
  const query = parseQuery(text);
  lookUp(query, vocabularyOf(terms));
  return query;
}

/** The matches of the first word with their weights. */
const weights = ({ slots }: Query): Record<string, number> =>
  Object.fromEntries(
    (slots[0]?.matches ?? []).map(({ term, weight }) => [term, Number(weight.toFixed(6))]),
  );

function corrected(text: string, terms: string[], which: 'unknown words' | 'all words') {
  const vocabulary = vocabularyOf(Object.fromEntries(terms.map((term) => [term, 1])));
  const query = parseQuery(text);
  lookUp(query, vocabulary);
  return [addCorrections(query, vocabulary, which), weights(query)] as const;
}

describe('B86: what answers a word, and how well', () => {
  test('the word itself, and other forms of it', () => {
    expect(weights(lookedUp('flash ', { flash: 1, flashing: 1, flashlight: 1 }))).toEqual({
      flash: 1,
      flashing: 0.85,
    });
  });

  test('longer words for an unfinished word, better the more of them is typed', () => {
    expect(weights(lookedUp('gate', { gateways: 1, gatekeeper: 1 }))).toEqual({
      gateways: 0.625,
      gatekeeper: 0.58,
    });
  });

  test('longer words for a finished word only if it is on no page', () => {
    expect(weights(lookedUp('gate ', { gate: 1, gateways: 1 }))).toEqual({ gate: 1 });
    expect(weights(lookedUp('gate ', { gateways: 1 }))).toEqual({ gateways: 0.625 });
  });

  test('every pair that a single ideograph begins, as well as the ideograph', () => {
    expect(weights(lookedUp('設 ', { 設: 1, 設備: 1, 設定: 1 }))).toEqual({
      設: 1,
      設備: 0.9,
      設定: 0.9,
    });
    expect(weights(lookedUp('設備', { 設備: 1, 設備管: 1 }))).toEqual({ 設備: 1 });
  });

  test('of many longer words the 40 most frequent ones', () => {
    const many = Object.fromEntries(
      Array.from({ length: 50 }, (_, index) => [
        `gate${String.fromCodePoint(0xe000 + index)}`,
        index + 1,
      ]),
    );
    const found = lookedUp('gate', many).slots[0]?.matches.map(({ term }) => many[term]);
    expect(found?.sort((a = 0, b = 0) => a - b)).toEqual(
      Array.from({ length: 40 }, (_, index) => index + 11),
    );
  });

  test('only the term itself says by its rarity what is meant', () => {
    const loose = lookedUp('flash', { flash: 1, flashing: 1, flashlight: 1 }).slots[0]?.matches;
    expect(loose?.map((match) => [match.term, match.loose])).toEqual([
      ['flash', false],
      ['flashing', false],
      ['flashlight', true],
    ]);
  });

  test('a term of several words only if a page has it', () => {
    const terms = ({ compounds }: Query) => compounds.map(({ term, slots }) => [term, slots]);
    expect(terms(lookedUp('data logger tool', { datalogger: 1 }))).toEqual([['datalogger', 0b011]]);
    expect(terms(lookedUp('a data logger', { datalogger: 1, adata: 1 }))).toEqual([
      ['datalogger', 0b110],
    ]);
    expect(terms(lookedUp('data logger', { data: 1 }))).toEqual([]);
  });
});

describe('B86: typing errors', () => {
  test.each([
    ['one letter of four', 'gatr', 'gate', { gate: 0.95 }],
    ['the first letter', 'xate', 'gate', { gate: 0.665 }],
    ['two letters of eight', 'abcdefgh', 'abcdexyh', { abcdexyh: 0.8 }],
    ['one letter of eight', 'abcdefgh', 'abcdefgx', { abcdefgx: 0.95 }],
    ['no letter of three', 'gat', 'gax', {}],
    ['not two letters of seven', 'abcdefg', 'abcdxyg', {}],
    ['no digit of a number', '4224', '4225', {}],
  ])('%s', (_, typed, term, expected) => {
    expect(corrected(`${typed} `, [term], 'unknown words')).toEqual([
      Object.keys(expected).length > 0,
      expected,
    ]);
  });

  test('at most six corrections, the nearest ones if there are as many', () => {
    const near = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((letter) => `abcdefg${letter}${letter}h`);
    const far = ['abcdefxyh'];
    const [, found] = corrected('abcdefgh ', [...near, ...far], 'unknown words');
    expect(Object.values(found)).toEqual([0.8, 0.8, 0.8, 0.8, 0.8, 0.8]);
    const one = ['p', 'q', 'r', 's', 't', 'u', 'v'].map((letter) => `abcdefg${letter}`);
    expect(Object.values(corrected('abcdefgh ', [...near, ...one], 'unknown words')[1])).toEqual([
      0.95, 0.95, 0.95, 0.95, 0.95, 0.95,
    ]);
  });

  test('words that pages have are corrected only on demand, codes never', () => {
    expect(corrected('gate ', ['gate', 'gata'], 'unknown words')).toEqual([false, { gate: 1 }]);
    expect(corrected('gate ', ['gate', 'gata'], 'all words')).toEqual([
      true,
      { gate: 1, gata: 0.7 },
    ]);
    expect(corrected('r7300 ', ['r7300', 'r7301'], 'all words')[0]).toBe(false);
  });
});

describe('B86: long queries', () => {
  test('have 24 words of the first 400 characters', () => {
    expect(parseQuery('word '.repeat(30)).slots).toHaveLength(24);
    expect(parseQuery(`${'x'.repeat(64)} `.repeat(7)).slots).toHaveLength(7);
    expect(parseQuery(`${' '.repeat(396)}gateway`).words).toEqual(['gate']);
  });
});

describe('B86: words that answer together', () => {
  const expansions = (text: string, terms: Record<string, number>, lines = '') => {
    const synonyms = new Synonyms();
    synonyms.add(lines);
    const query = parseQuery(text, synonyms);
    lookUp(query, vocabularyOf(terms));
    return query.expansions.map(({ slots, terms: forms, weight }) => [slots, forms, weight]);
  };

  test('a word that no page has may be two, the most frequent ones', () => {
    expect(
      expansions('box simplemqtt', { simple: 3, mqtt: 2, simpl: 9, emqtt: 1, box: 1 }),
    ).toEqual([[0b10, [['simple'], ['mqtt']], 0.8]]);
    expect(expansions('abcdef', { abc: 1, def: 1 })).toEqual([[1, [['abc'], ['def']], 0.8]]);
    expect(expansions('abcde', { ab: 1, cde: 1, abc: 1, de: 1 })).toEqual([]);
    expect(expansions('abcdef', { abc: 1, def: 1, abcdef: 1 })).toEqual([]);
    expect(expansions('abcdef', { abc: 1 })).toEqual([]);
    // One letter makes it another word, unless a title has the two as neighbors.
    expect(expansions('abcdef', { abc: 1, def: 1, abcdex: 1 })).toEqual([]);
    expect(expansions('abcdef', { abc: 1, def: 1, abcdex: 1, '+abcdef': 1 })).toHaveLength(1);
  });

  test('other words need a form of each of their terms', () => {
    const line = 'access point\thotspot';
    expect(expansions('hotspot', { hotspot: 1, access: 1, points: 1 }, line)).toEqual([
      [1, [['access'], ['points']], 0.7],
    ]);
    expect(expansions('hotspot', { hotspot: 1, access: 1, point: 1, points: 1 }, line)).toEqual([
      [1, [['access'], ['point', 'points']], 0.7],
    ]);
    expect(expansions('hotspot', { hotspot: 1, access: 1 }, line)).toEqual([]);
  });

  test('names written as one only if a page has them', () => {
    const compounds = (terms: Record<string, number>) =>
      lookedUp('data logger', terms).compounds.map(({ term }) => term);
    expect(compounds({ data: 1, logger: 1 })).toEqual([]);
    expect(compounds({ data: 1, logger: 1, datalogger: 1 })).toEqual(['datalogger']);
  });

  test('only the last word may be unfinished', () => {
    const { slots } = lookedUp('gate box', { gate: 1, gateway: 1, box: 1, boxes2: 1 });
    expect(slots.map(({ matches }) => matches.map(({ term }) => term))).toEqual([
      ['gate'],
      ['box', 'boxes2'],
    ]);
  });
});
