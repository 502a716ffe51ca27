import { describe, expect, test } from 'vitest';
import { Synonyms } from './synonyms.ts';

const table = (...lines: string[]): Synonyms => {
  const synonyms = new Synonyms();
  synonyms.add(lines.map((line) => line.replaceAll(' | ', '\t')).join('\n'));
  return synonyms;
};
const found = (synonyms: Synonyms, words: string, from = 0) => {
  const match = synonyms.longest(words.split(' '), from);
  return match && [match.to, ...match.alternatives.map(({ text }) => text)];
};

describe('B86: what readers type', () => {
  const synonyms = table('sign in | log on | log', 'record | log', 'two-factor code | 2fa');

  test.each([
    ['the longest phrase counts', 'log on now', 0, [2, 'sign in']],
    ['a word has all its words of the manuals', 'log it', 0, [1, 'sign in', 'record']],
    ['the phrase begins at the place asked for', 'please log on', 1, [3, 'sign in']],
    ['nothing before it counts', 'log on', 1, undefined],
    ['nor what is not known', 'please log on', 0, undefined],
    ['nor a place after the end', 'log', 1, undefined],
  ])('%s', (_name, words, from, match) => {
    expect(found(synonyms, words, from)).toEqual(match);
  });

  test('words with the same stem are typed alike, short ones and codes are not', () => {
    const stems = table('password | secret words', 'bus | abs', 'code | 1doors');
    expect(found(stems, 'secrets word')).toEqual([2, 'password']);
    expect(found(stems, 'abs')).toEqual([1, 'bus']);
    expect(found(stems, 'ab')).toBeUndefined();
    expect(found(stems, '1door')).toBeUndefined();
  });

  test('the same line twice is one alternative; an empty one is none', () => {
    expect(found(table('sign in | log on', 'sign in | log on'), 'log on')).toEqual([2, 'sign in']);
    expect(found(table(' | log on', '- | log on', 'sign in | '), 'log on')).toBeUndefined();
    expect(table('', 'sign in').longest(['sign', 'in'], 0)).toBeUndefined();
  });
});

describe('B86: the terms that a page must have', () => {
  test.each([
    ['sign in', ['sign', 'in']],
    ['sign sign', ['sign']],
    ['Wi-Fi', ['wifi']],
    ['the Wi-Fi key', ['the', 'wifi', 'key']],
    ['key for Wi-Fi', ['key', 'for', 'wifi']],
    ['R7300', ['r7300']],
    ['感測器', ['感測', '測器']],
  ])('%s', (text, terms) => {
    expect(table(`${text} | x`).longest(['x'], 0)?.alternatives).toEqual([{ text, terms }]);
  });
});
