import { describe, expect, test } from 'vitest';
import { parseQuery } from './query.ts';
import { formsOf, formsWithout, nameForm } from './query-forms.ts';
import { Synonyms } from './synonyms.ts';
import { wordsOf } from './tokenize.ts';

const keyOf = (text: string): string => nameForm(wordsOf(text)).key;
const asOne = (text: string): string => wordsOf(text).join('');
/** What is left of a query beside a name, and how much it counts. */
const rests = (text: string, name: string): [string, number][] =>
  formsWithout(formsOf(parseQuery(text)))(asOne(name)).map(({ words, factor }) => [
    words.join(' '),
    factor,
  ]);

describe('B87: names are the same', () => {
  test.each([
    ['Alarm rules', 'alarm rule'],
    ['Get the list of devices', 'get list device'],
    ['Data Logger', 'datalogger'],
    ['batches and caches', 'batch cache'],
    ['Registries, addresses', 'registry address'],
    ['IDs', 'id'],
    ['The status of the bus', 'status bus'],
  ])('without spaces, small words and plurals: %s', (name, typed) => {
    expect(keyOf(name)).toBe(keyOf(typed));
  });

  test.each([
    ['status', 'statu'],
    ['access', 'acces'],
    ['setting', 'set'],
    ['裝置', '裝置管理'],
  ])('but not all: %s and %s', (name, typed) => {
    expect(keyOf(name)).not.toBe(keyOf(typed));
  });

  test('small words count where there are no others', () => {
    expect(keyOf('How do I')).toBe('howdoi');
  });
});

describe('B87: ways to read a query', () => {
  test('as it was typed, as what is asked, and in other words', () => {
    const synonyms = new Synonyms();
    synonyms.add('device\tgadget');
    const forms = formsOf(parseQuery('how do I add a gadget', synonyms));
    expect(forms.map(({ words, factor }) => [words.join(' '), factor])).toEqual([
      ['how do i add a gadget', 1],
      ['add a gadget', 1],
      ['how do i add a device', 0.5],
    ]);
  });

  test('without its typing errors', () => {
    const query = parseQuery('gatewax setup');
    Object.assign(query.slots[0] ?? {}, {
      corrected: true,
      matches: [{ term: 'gateway', weight: 0.95, loose: true }],
    });
    expect(formsOf(query).map(({ joined, factor }) => [joined, factor])).toEqual([
      ['gatewaxsetup', 1],
      ['gatewaysetup', 0.9],
    ]);
  });
});

describe('B87: a query beside the name of a section', () => {
  test.each([
    ['EdgeLink reboot', 'EdgeLink', [['reboot', 0.8]]],
    ['edge link reboot', 'EdgeLink', [['reboot', 0.8]]],
    ['reboot in edgelink', 'EdgeLink', [['reboot', 0.8]]],
    ['EdgeLink', 'EdgeLink', []],
    ['edgelinks reboot', 'EdgeLink', []],
    ['reboot', '', []],
    ['EdgeLink in EdgeLink', 'EdgeLink', [['edge link', 0.8]]],
  ])('%s, %s', (text, name, expected) => {
    const found = rests(text, name);
    expect([...new Map(found)]).toEqual(expected);
  });

  test.each([
    ['裝置管理 裝置標籤', '裝置管理', '裝置標籤'],
    // No space: one pair reaches from the name to what is left.
    ['裝置管理裝置標籤', '裝置管理', '裝置標籤'],
    ['裝置標籤裝置管理', '裝置管理', '裝置標籤'],
    ['裝置管理的裝置標籤', '裝置管理', '裝置標籤'],
  ])('%s', (text, name, title) => {
    expect(rests(text, name)).toEqual([[wordsOf(title).join(' '), 0.8]]);
  });
});
