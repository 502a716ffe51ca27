import { describe, expect, test } from 'vitest';
import { excerpt } from '@/lib/search/excerpt.ts';

/** An excerpt around words, each of which is a word of the query. Marked words are in brackets. */
function quoted(text: string, length: number, ...words: string[]): string {
  const occurrences = words
    .flatMap((word, index) =>
      [...text.matchAll(new RegExp(word, 'g'))].map(({ index: start }) => ({
        start,
        end: start + word.length,
        slots: 1 << index,
        weight: 1,
      })),
    )
    .sort((a, b) => a.start - b.start);
  return excerpt(text, occurrences, length)
    .map((piece, index) => (index % 2 === 1 ? `[${piece}]` : piece))
    .join('');
}

describe('B90: which part of a text is quoted', () => {
  const filler = 'and then a lot of other words that nobody has asked for, up to here,';

  test.each([
    [
      'the place that has most words of the query',
      `token ${filler} access and token ${filler}`,
      '…[access] and [token] and then a…',
    ],
    [
      'the first of equal places',
      `token one ${filler} token two`,
      '[token] one and then a lot of…',
    ],
    [
      'words in the order in which they were typed, before the same words in another order',
      `token access one ${filler} access token two`,
      '…up to here, [access] [token] two',
    ],
    [
      'many words of the query before one that is there many times',
      `token token token token ${filler} access for token ${filler}`,
      '…[access] for [token] and then a…',
    ],
  ])('%s', (_, text, expected) => expect(quoted(text, 32, 'access', 'token')).toBe(expected));

  test('as much before what was found as there is room for, if a sentence begins there', () => {
    const text = 'One two three four five. The watchdog resets it. Then more words that follow.';
    expect(quoted(text, 40, 'watchdog')).toBe('…The [watchdog] resets it. Then more words…');
    expect(quoted(`See: ${text}`, 45, 'watchdog')).toBe(
      '…The [watchdog] resets it. Then more words that…',
    );
  });

  test('the row of a table, the item of a list, or the line of code; a dot where a block has no period', () => {
    const rows =
      'What you see · Likely cause\nled is red · no watchdog runs\nled is green · all is well';
    expect(quoted(rows, 44, 'watchdog')).toBe('…led is red · no [watchdog] runs · led is green…');
    expect(quoted('Start it.\nthe watchdog\nthe log', 60, 'watchdog')).toBe(
      'Start it. the [watchdog] · the log',
    );
    expect(quoted('撤銷憑證。\n採用 watchdog 時', 60, 'watchdog')).toBe(
      '撤銷憑證。採用 [watchdog] 時',
    );
  });

  test('from the beginning, if no sentence begins between it and what was found', () => {
    expect(quoted('alpha beta watchdog gamma delta epsilon', 24, 'watchdog')).toBe(
      'alpha beta [watchdog]…',
    );
  });

  test('a third before and two thirds after, in the middle of a long sentence', () => {
    const text = `${'before '.repeat(20)}watchdog ${'behind '.repeat(20)}`;
    expect(quoted(text, 50, 'watchdog')).toBe(
      '…before before [watchdog] behind behind behind behind…',
    );
  });

  test('the sentences of ideographs begin without a space', () => {
    const text = '裝置管理的說明。看門狗重設裝置。之後還有很多文字在這裡，沒有空格，也不會停止。';
    expect(quoted(text, 16, '看門狗')).toBe('…[看門狗]重設裝置。之後還有很多文字…');
  });

  test.each(['.', '!', '?', ':', ';'])('a sentence begins after "%s" and a space only', (sign) => {
    const rest = 'gamma delta epsilon zeta eta theta';
    expect(quoted(`alpha beta${sign} the watchdog ${rest}`, 30, 'watchdog')).toMatch(
      /^…the \[watchdog\]/,
    );
    expect(quoted(`alpha beta${sign}the watchdog ${rest}`, 30, 'watchdog')).toMatch(/^alpha beta/);
  });

  test('the end of a text is quoted at full length', () => {
    expect(quoted('One. Two alpha beta gamma the watchdog', 33, 'watchdog')).toBe(
      '…Two alpha beta gamma the [watchdog]',
    );
    expect(quoted(`${'alpha '.repeat(20)}watchdog`, 30, 'watchdog')).toBe(
      '…alpha alpha alpha [watchdog]',
    );
  });

  test('a text that is just short enough is quoted as a whole', () => {
    expect(quoted('One. The watchdog', 17, 'watchdog')).toBe('One. The [watchdog]');
    expect(quoted('One. The watchdog', 16, 'watchdog')).toBe('…The [watchdog]');
  });

  test('what was found in the middle of a long word is quoted from there, and up to there', () => {
    const [before, behind] = ['x'.repeat(40), 'y'.repeat(40)];
    expect(quoted(`${before}watchdog${behind}`, 20, 'watchdog')).toBe('…[watchdog]…');
  });

  test('words are not cut, and ideographs only between two of them', () => {
    const latin = '管 alphabet betamax watchdog gammaray deltawing 理';
    for (let length = 10; length < latin.length; length++) {
      const words = quoted(latin, length, 'watchdog')
        .replace(/[…[\]]/g, '')
        .split(' ');
      expect(words.filter((word) => !latin.split(' ').includes(word))).toEqual([]);
    }
    expect(quoted(`${'管'.repeat(30)}裝置${'理'.repeat(30)}`, 11, '裝置')).toBe(
      '…管管管[裝置]理理理理理理…',
    );
  });
});
