import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold, tokenize } from '@/lib/search/tokenize.ts';

/** `word`, `whole*` and `extra+`. */
const terms = (text: string): string =>
  tokenize(text)
    .map(({ term, kind }) => `${term}${kind === 'word' ? '' : kind === 'whole' ? '*' : '+'}`)
    .join(' ');
const all = (text: string): Set<string> => new Set(tokenize(text).map(({ term }) => term));

describe('B85: words and identifiers', () => {
  test.each([
    ['EPC-R7300', 'epc r7300 7300+ epcr7300*'],
    ['r7300', 'r7300 7300+'],
    ['X.509', 'x 509 x509*'],
    ['AOM-2721', 'aom 2721 aom2721*'],
    ['/api/v1/orgs/{orgId}', 'api v1 orgs org id orgid* apiv1orgsorgid*'],
    ['getGateways', 'get gateways getgateways*'],
    ['set_tag_data', 'set tag data settagdata*'],
    ['QoS 1', 'qos 1'],
    ['192.168.1.10', '192 168 1 10 192.168.1.10*'],
    ['0x80070005', '0x80070005 80070005+'],
    ['ERR_CONNECTION_REFUSED', 'err connection refused errconnectionrefused*'],
    ['C#, C++ and .NET', 'c c#* c c++* and net'],
    ['IoT and GPIOs', 'iot and gpios'],
    ['HTTPServer', 'http server httpserver*'],
    ['V1.1.0', 'v1 1 0 v1.1.0*'],
    ['end. Next', 'end next'],
  ])('%s', (text, expected) => expect(terms(text)).toBe(expected));

  test.each([
    ['EPC-R7300', 'epcr7300'],
    ['X.509', 'x509'],
    ['set_tag_data', 'setTagData'],
    ['AOM-2721', 'ＡＯＭ－２７２１'],
    ['AOM\u20112721', 'aom2721'],
  ])('%s is found however it is written: %s', (written, typed) => {
    // The longest token of an identifier is the identifier.
    const [own] = tokenize(typed).sort((a, b) => b.end - b.start - (a.end - a.start));
    expect(all(written)).toContain(own!.term);
  });
});

describe('B85: Chinese', () => {
  test.each([
    ['設備管理', '設備 備管 管理 理+'],
    ['網', '網'],
    ['X.509 憑證', 'x 509 x509* 憑證 證+'],
    ['與MQTT連線', '與 mqtt 連線 線+'],
    ['「雙重驗證」、設定。', '雙重 重驗 驗證 證+ 設定 定+'],
    ['𠀀𠀁', '𠀀𠀁 𠀁+'],
  ])('%s', (text, expected) => expect(terms(text)).toBe(expected));
});

describe('B85: one spelling', () => {
  test.each([
    ['Ａｄｖａｎｔｅｃｈ', 'advantech'],
    ['Café', 'cafe'],
    ['ﬁne', 'fine'],
    ['İzmir', 'izmir'],
    ['한국', '한국'],
  ])('%s becomes %s', (text, expected) => expect(fold(text)).toBe(expected));
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc
    .array(
      fc.constantFrom(
        'EPC-R7300',
        '設備',
        ' ',
        '.',
        '-',
        '管理',
        'getX',
        '{',
        'é',
        '\u0301',
        '１',
        '#',
      ),
    )
    .map((parts) => parts.join('')),
);

describe('whatever the text', () => {
  test('B85: nothing throws, and every token lies where it says', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const { start, end, term } of tokenize(text)) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(end).toBeGreaterThan(start);
          expect(term).not.toBe('');
          expect(fold(text.slice(start, end)).replace(/[^\p{L}\p{N}]/gu, '')).toBe(
            term.replace(/[^\p{L}\p{N}]/gu, ''),
          );
        }
      }),
    );
  });

  test('B85: what stands in a text is found by typing it: the terms of a word are among those of the text', () => {
    fc.assert(
      fc.property(anyText, fc.nat(), (text, choice) => {
        const words = text.split(/\s+/).filter(Boolean);
        const word = words[choice % Math.max(1, words.length)] ?? '';
        const found = all(text);
        for (const { term, kind } of tokenize(word))
          if (kind === 'word') expect(found).toContain(term);
      }),
    );
  });

  test('B85: folding twice changes nothing more', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });

  test('B85: case and width make no difference', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9 _.-]{0,30}$/), (text) => {
        const wide = text.replace(/[a-z0-9]/g, (character) =>
          String.fromCharCode(character.charCodeAt(0) + 0xfee0),
        );
        expect(terms(wide)).toBe(terms(text));
      }),
    );
  });
});
