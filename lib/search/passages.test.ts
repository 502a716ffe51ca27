import { describe, expect, test } from 'vitest';
import { findPassages, markText } from '@/lib/search/passages.ts';
import { lookUp } from '@/lib/search/matches.ts';
import { parseQuery, type Query } from '@/lib/search/query.ts';
import { tokenize } from '@/lib/search/tokenize.ts';
import { Vocabulary } from '@/lib/search/vocabulary.ts';

/** A query looked up in the words of the texts themselves. */
function query(text: string, ...texts: string[]): Query {
  const terms = new Set(texts.flatMap((one) => tokenize(one).map(({ term }) => term)));
  const vocabulary = new Vocabulary();
  vocabulary.add([...terms].map((term) => [term, 1]));
  const parsed = parseQuery(text);
  lookUp(parsed, vocabulary);
  return parsed;
}
const section = (text: string, heading = '', id = '') => ({ id, heading, text });
const shown = (pieces: readonly string[]): string =>
  pieces.map((piece, index) => (index % 2 === 1 ? `[${piece}]` : piece)).join('');

describe('B90: marks', () => {
  test.each([
    ['gateway', 'The Gateway and gateways', 'The [Gateway] and [gateways]'],
    ['裝置管理', '裝置管理與裝置', '[裝置管理]與[裝置]'],
    ['EPC-R7300', 'the EPC-R7300 board', 'the [EPC-R7300] board'],
    ['how is the gateway', 'how the gateway is', 'how the [gateway] is'],
    ['img', '<img onerror=x>', '<[img] onerror=x>'],
    ['nothing', 'text', 'text'],
  ])('%s in %s', (text, title, expected) =>
    expect(shown(markText(title, query(text, title)))).toBe(expected),
  );
});

describe('B90: passages', () => {
  const long =
    `${'before '.repeat(40)}the watchdog resets the device ${'behind '.repeat(40)}`.trim();

  test('a long text is cut around what was found, in whole words, with … where it is cut', () => {
    const [passage] = findPassages([section(long)], query('watchdog', long), 50);
    const text = passage!.text.join('');
    expect(text).toMatch(/^…(before )*.*watchdog.*…$/);
    expect(text.length).toBeLessThanOrEqual(52);
    expect(
      text
        .slice(1, -1)
        .split(' ')
        .every((word) => long.split(' ').includes(word)),
    ).toBe(true);
    expect(passage!.text[1]).toBe('watchdog');
  });

  test('at the beginning and at the end there is no …', () => {
    const text =
      'watchdog resets the device that hangs and does not answer any more, then ends the hardware';
    expect(findPassages([section(text)], query('watchdog', text), 50)[0]!.text.join('')).toMatch(
      /^watchdog.*…$/,
    );
    expect(findPassages([section(text)], query('hardware', text), 50)[0]!.text.join('')).toMatch(
      /^….*hardware$/,
    );
    expect(
      findPassages([section('a watchdog')], query('watchdog', text), 50)[0]!.text.join(''),
    ).toBe('a watchdog');
  });

  test('no character is cut in two', () => {
    const text = '𠮷'.repeat(60) + '裝置' + '𠮷'.repeat(60);
    for (const length of [49, 50, 51])
      expect(
        findPassages([section(text)], query('裝置', text), length)[0]!.text.join(''),
      ).not.toMatch(/(?<![\ud800-\udbff])[\udc00-\udfff]|[\ud800-\udbff](?![\udc00-\udfff])/);
  });

  test('the section that answers most comes first, one whose heading answers before one whose text does', () => {
    const sections = [
      section('the watchdog', 'One', 'one'),
      section('starts', 'Start the watchdog', 'two'),
      section('start watchdog', 'Three', 'three'),
    ];
    const found = findPassages(
      sections,
      query('start watchdog', ...sections.flatMap(({ heading, text }) => [heading, text])),
      50,
    );
    expect(found.map((passage) => passage.section.id)).toEqual(['two', 'three', 'one']);
  });

  test.each([
    ['a word in the text', 'watchdog ', 'the watchdog', '', 1 + 1],
    ['a word in the heading', 'watchdog ', '', 'Watchdog', 1.6 + 1],
    ['a word in both', 'watchdog ', 'the watchdog', 'Watchdog', 1.6 + 1 + 1],
    ['the same word twice', 'watchdog ', 'watchdog watchdog', '', 1 + 1],
    ['another form', 'flash ', 'flashing', '', 0.85 + 1],
    ['two words apart', 'access token ', 'token with access', '', 2 + 2],
    ['two words as a phrase', 'access token ', 'access token', '', 2 + 2 + 2],
    ['an identifier', 'EPC-R7300 ', 'EPC-R7300', '', 1 + 1 + 1.5 + 2 + 2],
  ])('the score of a section: %s', (_, typed, text, title, expected) => {
    const [passage] = findPassages([section(text, title)], query(typed, text, title), 50);
    expect(passage?.score).toBeCloseTo(expected, 9);
  });

  test.each([
    ['access via token', 2],
    ['access with token', 1],
    ['token access', 1],
  ])('the words of a phrase are at most five characters apart: %s', (text, run) => {
    expect(findPassages([section(text)], query('access token ', text), 50)[0]?.run).toBe(run);
  });

  test('sections without an answer are left out', () => {
    expect(findPassages([section('text')], query('watchdog', 'watchdog'), 50)).toEqual([]);
  });

  test('words that stand together are told from words that do not', () => {
    const texts = ['access token of the user', 'the token gives access'];
    const [together, apart] = findPassages(
      texts.map((text) => section(text)),
      query('access token', ...texts),
      50,
    ).map(({ run }) => run);
    expect([together, apart]).toEqual([2, 1]);
  });
});
