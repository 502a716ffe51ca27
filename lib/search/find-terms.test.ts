import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findTerms } from '@/lib/search/find-terms.ts';

const found = (text: string, ...terms: string[]): string[] =>
  findTerms(text, terms).map(([start, end]) => text.slice(start, end));

describe('B95: places of terms', () => {
  test.each([
    ['MQTT and mqtt', ['mqtt'], ['MQTT', 'mqtt']],
    ['連線到 MQTT 並連線', ['連線', 'mqtt'], ['連線', 'MQTT', '連線']],
    ['Café', ['cafe'], ['Café']],
    ['Cafe\u0301s', ['café'], ['Cafe\u0301']],
    ['ＡＢＣ', ['abc'], ['ＡＢＣ']],
    ['an open plan', ['an'], ['an']],
    ['a1 b1', ['1'], []],
    ['QoS 1', ['1'], ['1']],
    ['<img onerror=x>', ['<img'], ['<img']],
    ['text', ['', ' '], []],
    ['裝置的管理', ['裝置管理'], ['裝置', '管理']],
    ['裝置管理', ['裝置管理'], ['裝置管理']],
    ['gateway', ['gate', 'way'], ['gateway']],
    ['an ox', ['anox'], []],
    ['裝置', ['理'], []],
    ['裝置', ['裝理'], []],
    ['管理的裝置', ['裝置管'], ['裝置']],
    ['QoS 1', [' qos '], ['QoS']],
    ['an ox', [' ', 'ox'], ['ox']],
  ])('%s', (text, terms, expected) => expect(found(text, ...terms)).toEqual(expected));
});

test('B95: whatever text and terms, the ranges are in order, apart and inside the text', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('a', 'A', 'é', '\u0301', 'ﬁ', '設', '備', ' ', 'İ') }),
  );
  fc.assert(
    fc.property(text, fc.array(text), (haystack, terms) => {
      let before = -1;
      for (const [start, end] of findTerms(haystack, terms)) {
        expect(start).toBeGreaterThan(before);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(haystack.length);
        before = end;
      }
    }),
  );
});

test('B95: a word that stands in a text is found there', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme' }),
      (before, after) => {
        expect(findTerms(`${before} gateway ${after}`, ['GATEWAY']).length).toBeGreaterThan(0);
      },
    ),
  );
});
