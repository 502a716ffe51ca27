import { describe, expect, test } from 'vitest';
import { lookUp } from '@/lib/search/matches.ts';
import { answersOf, longestRun, occurrencesIn, weightOf } from '@/lib/search/occurrences.ts';
import { parseQuery } from '@/lib/search/query.ts';
import { Synonyms } from '@/lib/search/synonyms.ts';
import { tokenize } from '@/lib/search/tokenize.ts';
import { Vocabulary } from '@/lib/search/vocabulary.ts';

const SYNONYMS = [
  'access point\thotspot',
  'access token\tpasskey',
  'alert\talarm',
  'r7300 board\tbigbox',
].join('\n');

/** What answers a query in a text that is a page of its own. */
function occurrences(typed: string, text: string) {
  const synonyms = new Synonyms();
  synonyms.add(SYNONYMS);
  const vocabulary = new Vocabulary();
  vocabulary.add([...new Set(tokenize(text).map(({ term }) => term))].map((term) => [term, 1]));
  const query = parseQuery(typed, synonyms);
  lookUp(query, vocabulary);
  return occurrencesIn(text, answersOf(query));
}
const found = (typed: string, text: string): string[] =>
  occurrences(typed, text).map(({ start, end }) => text.slice(start, end));

describe('B90: other words for what was typed are marked', () => {
  test.each([
    ['a word for a word', 'alarm', 'the alert', ['alert']],
    ['words that stand together', 'hotspot', 'the access point', ['access point']],
    ['no word of them alone', 'hotspot', 'access to the point, a point', []],
    ['not at the end of a text that breaks off', 'hotspot', 'point of access', []],
    ['with punctuation between them', 'hotspot', 'the access-point', ['access-point']],
    ['after a product code, which is several terms', 'bigbox', 'R7300 board', ['R7300 board']],
    [
      'two that begin with the same word',
      'hotspot passkey',
      'an access point, an access token',
      ['access point', 'access token'],
    ],
    ['besides the word itself', 'alarm', 'alarm or alert', ['alarm', 'alert']],
  ])('%s', (_, typed, text, expected) => expect(found(typed, text)).toEqual(expected));

  test('and count less than the word itself', () => {
    expect(weightOf(occurrences('alarm ', 'alert'))).toBeCloseTo(0.7, 9);
    expect(weightOf(occurrences('hotspot ', 'access point'))).toBeCloseTo(0.7, 9);
    expect(weightOf(occurrences('alarm ', 'alert alarm alert'))).toBe(1);
  });
});

describe('B90: a word of the query that is also a form of another one', () => {
  test('counts as it is typed best, for both', () => {
    const [only] = occurrences('flashing flash ', 'flash');
    expect([only?.slots, only?.weight]).toEqual([0b11, 1]);
    const [other] = occurrences('flash flashing ', 'flash');
    expect([other?.slots, other?.weight]).toEqual([0b11, 1]);
  });
});

describe('B87: how many words follow each other as they were typed', () => {
  test.each([
    ['reset device log ', 'reset device log', 3],
    ['reset device log ', 'reset, device; log', 3],
    ['reset device log ', 'log device reset', 1],
    ['reset device log ', 'reset device of the user and its log', 2],
    ['reset device log ', 'log of the reset device', 2],
    ['reset device log ', 'reset of a whole device log', 2],
    ['reset device log ', 'reset device and then reset device log', 3],
    ['reset device log ', 'reset device log and then reset device', 3],
    ['reset the device ', 'reset device', 2],
    ['reset the device ', 'reset the device', 2],
    ['reset device log ', 'reset log', 2],
    ['one two three four ', 'one four', 1],
    ['裝置管理員 ', '裝置管理員', 4],
    ['nothing ', 'reset', 0],
  ])('"%s" in "%s": %i', (typed, text, run) =>
    expect(longestRun(occurrences(typed, text))).toBe(run),
  );
});
