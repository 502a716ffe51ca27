import { describe, expect, test } from 'vitest';
import { addCorrections } from '@/lib/search/corrections.ts';
import { lookUp } from '@/lib/search/matches.ts';
import { parseQuery } from '@/lib/search/query.ts';
import { Synonyms } from '@/lib/search/synonyms.ts';
import { Vocabulary } from '@/lib/search/vocabulary.ts';

interface Options {
  which?: 'unknown words' | 'all words';
  /** Synonyms. */
  lines?: string;
}

/**
 * The words of a query after correction: those that were corrected have a mark, and what they match
 * has its weight.
 */
function correct(
  text: string,
  terms: Record<string, number>,
  { which = 'unknown words', lines = '' }: Options = {},
) {
  const vocabulary = new Vocabulary();
  vocabulary.add(Object.entries(terms));
  const synonyms = new Synonyms();
  synonyms.add(lines);
  const query = parseQuery(text, synonyms);
  lookUp(query, vocabulary);
  const isAdded = addCorrections(query, vocabulary, which);
  const words = query.slots.map(({ term, corrected, matches }) => [
    corrected ? `${term}?` : term,
    Object.fromEntries(matches.map((match) => [match.term, Number(match.weight.toFixed(3))])),
  ]);
  return { isAdded, words: Object.fromEntries(words) as Record<string, Record<string, number>> };
}

describe('B86: words with typing errors', () => {
  test('only words that no page has are corrected, and are marked as such', () => {
    expect(correct('gatewax setup ', { gateway: 1, setup: 1, setun: 1 })).toEqual({
      isAdded: true,
      words: { 'gatewax?': { gateway: 0.95 }, setup: { setup: 1 } },
    });
    expect(correct('setup ', { setup: 1, setun: 1 }).isAdded).toBe(false);
    expect(correct('nothing ', { setup: 1 })).toEqual({ isAdded: false, words: { nothing: {} } });
  });

  test('two swapped letters count in words of three letters, and beside longer words', () => {
    expect(correct('tow factor', { two: 1, tower: 1, factor: 1 })).toEqual({
      isAdded: true,
      words: { 'tow?': { tower: 0.67, two: 0.95 }, factor: { factor: 1 } },
    });
    expect(correct('tow factor', { two: 1, tow: 1, factor: 1 }).isAdded).toBe(false);
    // Still being typed, a stop word, too short, and a code.
    expect(correct('tow', { two: 1, tower: 1 }).isAdded).toBe(false);
    expect(correct('fo ofr w20 x', { of: 1, for: 1, '2w0': 1 }).isAdded).toBe(false);
  });

  test('on demand those that pages have count as well, without being marked, but not product codes', () => {
    const which = 'all words';
    expect(correct('setup ', { setup: 1, setun: 1 }, { which })).toEqual({
      isAdded: true,
      words: { setup: { setup: 1, setun: 0.7 } },
    });
    expect(correct('r7300 ', { r7300: 1, r7301: 1 }, { which }).isAdded).toBe(false);
    expect(correct('r7300 ', { r7301: 1 }).words).toEqual({ 'r7300?': { r7301: 0.95 } });
  });

  test('the nearest words stand for a word that no page has; of a known one also those with two errors', () => {
    const terms = { settings: 1, setting5: 1, sett1ng5: 1 };
    expect(correct('settingz ', { settings: 1, sett1ng5: 1 }).words).toEqual({
      'settingz?': { settings: 0.95 },
    });
    expect(correct('settings ', terms, { which: 'all words' }).words).toEqual({
      settings: { settings: 1, setting5: 0.7, sett1ng5: 0.35 },
    });
  });

  test('a word with the stem of others is corrected where another word is nearer', () => {
    expect(correct('usres ', { usr: 1, users: 1 }).words).toEqual({
      'usres?': { usr: 0.85, users: 0.95 },
    });
    // `upload` is a form of it, and as near as any other word.
    expect(correct('uploads ', { upload: 1, uploadz: 1 }).words).toEqual({
      uploads: { upload: 0.85 },
    });
    // Two letters differ, the first letter differs, or it may still become a longer word.
    expect(correct('usres ', { usr: 1, usages: 1 }).words).toEqual({ usres: { usr: 0.85 } });
    expect(correct('bathes ', { bath: 1, lathes: 1 }).isAdded).toBe(false);
    expect(correct('usres', { usr: 1, users: 1, usresx: 1 }).isAdded).toBe(false);
  });

  test('a word that is two by chance is corrected where one letter makes it another word', () => {
    const terms = { pip: 1, line: 1, pipeline: 1 };
    expect(correct('pipline ', terms).words).toEqual({ 'pipline?': { pipeline: 0.95 } });
    expect(correct('pipline ', { pip: 1, line: 1 }).words).toEqual({ pipline: {} });
  });

  test('stop words are not corrected, nor words for which pages have others', () => {
    expect(correct('with gateway ', { gateway: 1, wich: 1 }, { which: 'all words' }).words).toEqual(
      {
        with: {},
        gateway: { gateway: 1 },
      },
    );
    const lines = 'thing\tgadget';
    expect(correct('gadget ', { thing: 1, gadgex: 1 }, { lines })).toEqual({
      isAdded: false,
      words: { gadget: {} },
    });
    expect(correct('gadget ', { gadgex: 1 }, { lines }).isAdded).toBe(true);
  });
});

describe('B86: wrong ideographs', () => {
  test('the one in the middle of three is corrected where both pairs are then known', () => {
    expect(correct('寬線期', { 寬限: 1, 限期: 1, 寬度: 9, 日期: 9 }).words).toEqual({
      '寬線?': { 寬限: 0.9 },
      '線期?': { 限期: 0.9 },
    });
  });

  test('the corrections with the most pages come first: of two pairs, the rarer one counts', () => {
    const terms = { 寬限: 4, 限期: 5, 寬度: 9, 度期: 1, 寬假: 6, 假期: 6 };
    const { words } = correct('寬線期', terms);
    expect(Object.keys(words['寬線?'] ?? {})).toEqual(['寬假', '寬限', '寬度']);
    expect(Object.keys(words['線期?'] ?? {})).toEqual(['假期', '限期', '度期']);
  });

  test('twelve corrections are enough', () => {
    const characters = Array.from('一二三四五六七八九十百千萬億');
    const terms = Object.fromEntries(
      characters.flatMap((one) => [
        [`寬${one}`, 1],
        [`${one}期`, 1],
      ]),
    );
    const { words } = correct('寬線期', terms);
    expect(Object.values(words).map((matches) => Object.keys(matches).length)).toEqual([12, 12]);
    const alone = correct('寬線', terms).words['寬線?'];
    expect([Object.keys(alone ?? {}).length, alone?.寬一]).toEqual([12, 0.45]);
  });

  test('a pair by itself may be wrong in its first or its second one; frequent pairs come first', () => {
    const { words, isAdded } = correct('電遲', { 電池: 2, 電源: 5, 延遲: 3, 遲到: 9, 池塘: 9 });
    expect([isAdded, words]).toEqual([true, { '電遲?': { 電源: 0.45, 延遲: 0.45, 電池: 0.45 } }]);
    expect(Object.keys(words['電遲?'] ?? {})).toEqual(['電源', '延遲', '電池']);
  });

  test('a pair across two known words is no error', () => {
    expect(correct('電池更換', { 電池: 1, 更換: 1, 池塘: 1, 變更: 1 })).toEqual({
      isAdded: false,
      words: { 電池: { 電池: 1 }, 池更: {}, 更換: { 更換: 1 } },
    });
  });

  test('beside a known pair only the other character can be wrong', () => {
    expect(correct('電池壞', { 電池: 1, 池塘: 1, 破壞: 1 }).words).toEqual({
      電池: { 電池: 1 },
      '池壞?': { 池塘: 0.45 },
    });
    expect(correct('壞電池', { 電池: 1, 壞人: 1, 停電: 1 }).words).toEqual({
      '壞電?': { 停電: 0.45 },
      電池: { 電池: 1 },
    });
  });

  test('a known pair that was typed apart says nothing of it', () => {
    expect(correct('電池 壞電', { 電池: 1, 停電: 1, 壞人: 1 }).words).toEqual({
      電池: { 電池: 1 },
      '壞電?': { 停電: 0.45, 壞人: 0.45 },
    });
    expect(correct('壞電 電池', { 電池: 1, 停電: 1, 壞人: 1 }).words).toEqual({
      '壞電?': { 停電: 0.45, 壞人: 0.45 },
      電池: { 電池: 1 },
    });
  });

  test('a single one is not corrected, and pairs only once', () => {
    expect(correct('壞 ', { 電池: 1 })).toEqual({ isAdded: false, words: { 壞: {} } });
    expect(correct('電遲', { 電池: 1 }, { which: 'all words' })).toEqual({
      isAdded: false,
      words: { 電遲: {} },
    });
  });

  test('what no pair of the index begins or ends with stays as it is', () => {
    expect(correct('壞遲', { 電池: 1, 電遲到: 1 })).toEqual({
      isAdded: false,
      words: { 壞遲: {} },
    });
  });
});
