import { describe, expect, test } from 'vitest';
import { addCorrections } from '@/lib/search/corrections.ts';
import { lookUp } from '@/lib/search/matches.ts';
import { pageScorer, sameWords } from '@/lib/search/page-score.ts';
import { parseQuery } from '@/lib/search/query.ts';
import { Synonyms } from '@/lib/search/synonyms.ts';
import { wordsOf } from '@/lib/search/tokenize.ts';
import { Vocabulary } from '@/lib/search/vocabulary.ts';

/** The final score of a page with the score 10, if it has these words of the query. */
function finalScore(
  query: string,
  mask: number,
  title = 'Other',
  weights?: number[],
  synonyms?: Synonyms,
  vocabulary?: Vocabulary,
): number {
  const parsed = parseQuery(query, synonyms);
  if (vocabulary) {
    lookUp(parsed, vocabulary);
    addCorrections(parsed, vocabulary, 'unknown words');
  }
  const needed = parsed.slots.reduce(
    (bits, slot, at) => (slot.optional ? bits : bits | (1 << at)),
    0,
  );
  const page = {
    id: 0,
    url: '/',
    title,
    breadcrumb: [],
    text: '',
    group: '',
    words: wordsOf(title),
  };
  return pageScorer(parsed, weights ?? parsed.slots.map(() => 0.4), needed)(mask, 10, page);
}

describe('B86: pages that lack words', () => {
  test('are found if they have one that means something', () => {
    expect(finalScore('gateway network ', 0b01)).toBeGreaterThan(0);
    expect(finalScore('裝置管理員 ', 0b0001)).toBeGreaterThan(0);
    expect(finalScore('the gateway ', 0b01)).toBe(0);
  });

  test('lose the weight that is missing', () => {
    // Each word weighs 0.4 and 0.6 more, so that even a word on every page counts.
    expect(finalScore('gateway network setup ', 0b111)).toBe(10);
    expect(finalScore('gateway network setup ', 0b011)).toBeCloseTo(10 * (2 / 3), 9);
    expect(finalScore('gateway network setup ', 0b011, 'Other', [0, 0, 1.2])).toBeCloseTo(4, 9);
  });

  test('a stop word does not count', () => {
    expect(finalScore('the gateway ', 0b10, 'Other', [5, 0.4])).toBe(10);
  });
});

describe('B87: titles', () => {
  test('that are the query come before all others', () => {
    expect(finalScore('gateway setup', 0b11, 'Gateway Setup')).toBe(1010);
    expect(finalScore('gateway set', 0b11, 'Gateway Setup')).toBeLessThan(1000);
  });

  test('that contain the query count more, the shorter they are', () => {
    // 1.5 · the weight of both words · 2 of 3 or of 4 words.
    expect(finalScore('gateway setup ', 0b11, 'The gateway setup')).toBeCloseTo(10 + 2, 9);
    expect(finalScore('gateway setup ', 0b11, 'One gateway setup more')).toBeCloseTo(10 + 1.5, 9);
  });

  test('the last word may be unfinished, and no other', () => {
    expect(finalScore('gateway set', 0b11, 'The gateway setup')).toBeCloseTo(10 + 2, 9);
    expect(finalScore('gateway set ', 0b11, 'The gateway setup')).toBe(10);
    expect(finalScore('gate setup', 0b11, 'The gateway setup')).toBe(10);
  });

  test('in the words of the manuals count half, and as they were typed wholly', () => {
    const synonyms = new Synonyms();
    synonyms.add('thing\tgadget\nbox\tgadget');
    const score = (title: string) => finalScore('gadget', 1, title, undefined, synonyms);
    expect([score('Gadget'), score('Thing'), score('Box'), score('Other')]).toEqual([
      1010, 511.5, 511.5, 10,
    ]);
    expect(score('Other thing')).toBeCloseTo(10 + (0.5 * 1.5) / 2, 9);
    expect(score('Other gadget')).toBeCloseTo(10 + 1.5 / 2, 9);
  });

  test('words in another order do not count', () => {
    expect(finalScore('setup gateway ', 0b11, 'The gateway setup')).toBe(10);
  });

  test('whose words the query all has count for each of them, in any form and order', () => {
    const vocabulary = new Vocabulary();
    vocabulary.add(['media', 'review', 'reviews', 'rejected'].map((term) => [term, 1]));
    const score = (text: string, title: string) =>
      finalScore(text, 0b111, title, undefined, undefined, vocabulary);
    expect(score('media review rejected ', 'Review of the media')).toBeCloseTo(10 + 3, 9);
    expect(score('rejected media reveiw ', 'Media Review')).toBeCloseTo(10 + 3, 9);
    expect(score('media reviews rejected ', 'Review')).toBeCloseTo(10 + 1.5, 9);
    expect(score('media review rejected ', 'Media Introduction')).toBe(10);
    // Beginnings of words name no title.
    expect(score('media rejected rev', 'Review')).toBe(10);
  });
});

test('B87: two texts are the same words', () => {
  expect(sameWords(['a', 'b'], ['a', 'b'])).toBe(true);
  expect(sameWords(['a'], ['a', 'b'])).toBe(false);
  expect(sameWords(['a', 'b'], ['a', 'c'])).toBe(false);
  expect(sameWords(['b', 'a'], ['c', 'a'])).toBe(false);
  expect(sameWords([], [])).toBe(true);
});
