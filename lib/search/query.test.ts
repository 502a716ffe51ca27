import { describe, expect, test } from 'vitest';
import { parseQuery, toTraditional, type Query } from './query.ts';
import { isSentence } from './sentence.ts';
import { Synonyms } from './synonyms.ts';

const synonyms = new Synonyms();
synonyms.add(
  'sign in\tlog on\nrecord\tlog on\n裝置\t設備\n預設\t默認\nsensor\tdetector\na\tx\nb\tx\nc\tx',
);

/** The slots of a query; those in parentheses are optional. */
const slotsOf = ({ slots }: Query): string[] =>
  slots.map(({ term, optional }) => (optional ? `(${term})` : term));
/** One bit for each slot, the first on the left. */
const bits = (set: number, { slots }: Query): string =>
  slots.map((_slot, index) => ((set >> index) & 1 ? '1' : '0')).join('');

describe('B86: the words of a query', () => {
  test.each([
    ['how do i reset the password', ['reset', '(the)', 'password']],
    ['reset: how is', ['reset']],
    ['Can you tell me about the VPN', ['(the)', 'vpn']],
    ['I need help with VPN not working', ['vpn']],
    ['想問一下憑證是什麼意思', ['憑證']],
    ['what is', ['what', 'is']],
    ['the of', ['the', 'of']],
    ['寬限期有幾天', ['寬限', '限期', '期有']],
    ['幾天 EPC 寬限', ['epc', '寬限']],
    ['如何', ['如何']],
    ['如何？', ['如何']],
    ['', []],
  ])('%s', (text, slots) => {
    expect(slotsOf(parseQuery(text))).toEqual(slots);
  });

  test.each([
    ['how do I log in to the system', ['log', 'in', 'to', 'the', 'system']],
    ['what is the VPN for', ['vpn']],
    ['請問憑證在哪裡', ['憑證']],
    ['what is', ['what', 'is']],
  ])('without what makes a question of them: %s', (text, asked) => {
    expect(parseQuery(text).asked).toEqual(asked);
  });

  test.each([
    ['the access token has expired, sign in again', true],
    ['access token expired', false],
    ['存取權杖已經過期', true],
    ['存取權杖', false],
    ['/devices/{deviceId}/custom-infos', false],
  ])('make a sentence, or not: %s', (text, expected) => {
    expect(isSentence(parseQuery(text))).toBe(expected);
  });

  test('know what was typed, and where', () => {
    const [first, second] = parseQuery('Ｗi-Fi 設備').slots;
    expect([first?.term, first?.typed, first?.start, first?.end]).toEqual(['wi', 'Ｗi', 0, 2]);
    expect([second?.typed, second?.ideographic, second?.matches]).toEqual(['Fi', false, []]);
  });

  test('of ideographs count as many words as they are long', () => {
    const shares = parseQuery('設備的網路門鎖 wifi 燈').slots.map(({ share }) => share);
    // 設備, then 備的 and 的網 that are not required, then 網路, 路門 and 門鎖.
    expect(shares).toEqual([1, 1, 1, 4 / 6, 4 / 6, 4 / 6, 1, 1]);
  });

  test('are as many as a number has bits, of the first characters of a pasted text', () => {
    expect(parseQuery('word '.repeat(60)).slots).toHaveLength(24);
    expect(parseQuery(`${' '.repeat(398)}abc`).words).toEqual(['ab']);
  });

  test.each([
    ['gateway', true],
    ['gateway ', false],
    ['gateway?', false],
    ['設備', true],
    ['port 1', true],
  ])('the last word of “%s” may be unfinished: %s', (text, open) => {
    expect(parseQuery(text).open).toBe(open);
  });
});

describe('B86: terms that answer several words', () => {
  test.each([
    ['C# getGateways', ['c# 100 C#', 'getgateways 011 getGateways', 'cget 110', 'getgateways 011']],
    ['data logger box', ['datalogger 110', 'loggerbox 011']],
    ['data logger the box', ['datalogger 1100']],
    ['log data 設備', ['logdata 110']],
    ['x EPC-R7300 y', ['epcr7300 0110 EPC-R7300', 'xepc 1100', 'epcr7300 0110', 'r7300y 0011']],
  ])('%s', (text, compounds) => {
    const query = parseQuery(text);
    expect(
      query.compounds.map(({ term, slots, typed }) =>
        `${term} ${bits(slots, query)} ${typed}`.trim(),
      ),
    ).toEqual(compounds);
  });
});

describe('B86: the words of the manuals for what was typed', () => {
  test.each([
    ['please log on now', ['sign in 110 000', 'record 110 000']],
    ['網路設備管理', ['裝置 00100 01010']],
    ['默認設備', ['預設 100 010', '裝置 001 010']],
    ['設備 detector', ['裝置 10 00', 'sensor 01 00']],
    ['detector box', ['sensor 10 00']],
    ['box', []],
  ])('%s', (text, expansions) => {
    const query = parseQuery(text, synonyms);
    expect(
      query.expansions.map(
        ({ text: other, slots, beside }) => `${other} ${bits(slots, query)} ${bits(beside, query)}`,
      ),
    ).toEqual(expansions);
    for (const { terms, weight } of query.expansions) {
      expect(terms.every((forms) => forms.length === 1)).toBe(true);
      expect(weight).toBe(0.7);
    }
  });

  test.each([
    ['please log on now', ['please sign in now', 'please record now']],
    ['網路設備管理', ['網路 路裝 裝置 置管 管理']],
    ['detector box', ['sensor box']],
    ['box', []],
  ])('%s as whole queries', (text, others) => {
    expect(parseQuery(text, synonyms).otherWords.map((words) => words.join(' '))).toEqual(others);
  });

  test('a query has at most six other forms, and none without a table', () => {
    expect(parseQuery('x x x', synonyms).otherWords).toHaveLength(6);
    expect(parseQuery('x x x', synonyms).otherWords[0]).toEqual(['a', 'a', 'a']);
    const plain = parseQuery('log on');
    expect([plain.expansions, plain.otherWords]).toEqual([[], []]);
  });
});

test('B85: Simplified characters become Traditional ones, others stay', () => {
  const table = new Map([
    ['设', '設'],
    ['备', '備'],
  ]);
  expect(toTraditional('设备 ＡＢ', table)).toBe('設備 AB');
});
