import { describe, expect, test } from 'vitest';
import { pageScorer } from '@/lib/search/page-score.ts';
import { parseQuery, titleWords } from '@/lib/search/query.ts';

/** The final score of a page with the score 10, if it has these words of the query. */
function finalScore(query: string, mask: number, title = 'Other', weights?: number[]): number {
  const parsed = parseQuery(query);
  const page = {
    id: 0,
    url: '/',
    title,
    breadcrumb: [],
    text: '',
    group: '',
    words: titleWords(title),
  };
  return pageScorer(parsed, weights ?? parsed.slots.map(() => 0.9))(mask, 10, page);
}

describe('B86: pages that lack words', () => {
  test.each([
    ['one of two', 'gateway network ', 0b01, false],
    ['one of three', 'gateway network setup ', 0b101, true],
    ['two of three', 'gateway network setup ', 0b001, false],
    ['two of six', 'one two three four five six ', 0b001111, true],
    ['three of six', 'one two three four five six ', 0b000111, false],
    ['a stop word', 'the gateway ', 0b10, true],
    ['half of four pairs', '裝置管理員 ', 0b0011, true],
    ['half of six pairs', '裝置管理員權限 ', 0b000111, true],
    ['a third of six pairs', '裝置管理員權限 ', 0b000011, false],
    ['one of four pairs', '裝置管理員 ', 0b0001, false],
  ])('%s', (_, query, mask, isFound) => {
    expect(finalScore(query, mask) > 0).toBe(isFound);
  });

  test('lose the square of the weight that is missing', () => {
    // Each word weighs 0.9 and 0.1 more, so that even a word on every page counts.
    expect(finalScore('gateway network setup ', 0b111)).toBe(10);
    expect(finalScore('gateway network setup ', 0b011)).toBeCloseTo(10 * (2 / 3) ** 2, 9);
    expect(finalScore('gateway network setup ', 0b011, 'Other', [0, 0, 0.2])).toBeCloseTo(
      10 * (0.2 / 0.5) ** 2,
      9,
    );
  });

  test('a stop word does not count', () => {
    expect(finalScore('the gateway ', 0b10, 'Other', [5, 0.9])).toBe(10);
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

  test('words in another order do not count', () => {
    expect(finalScore('setup gateway ', 0b11, 'The gateway setup')).toBe(10);
  });
});
