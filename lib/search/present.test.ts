import { describe, expect, test } from 'vitest';
import type { EnginePage } from '@/lib/search/hits.ts';
import { FlexIndex } from '@/lib/search/flex-index.ts';
import { lookUp } from '@/lib/search/matches.ts';
import { present } from '@/lib/search/present.ts';
import { parseQuery } from '@/lib/search/query.ts';
import { nameForm } from '@/lib/search/query-forms.ts';
import { tokenize, wordsOf } from '@/lib/search/tokenize.ts';
import { Vocabulary } from '@/lib/search/vocabulary.ts';

interface Given {
  text: string;
  score: number;
  title?: string;
  heading?: string;
}

/**
 * The results for pages with these texts and scores; each page is named by its place in the list.
 */
function results(typed: string, pages: readonly Given[], sections = 1) {
  const vocabulary = new Vocabulary();
  vocabulary.add(
    [...new Set(pages.flatMap(({ text, title = '' }) => tokenize(`${text} ${title}`)))].map(
      ({ term }) => [term, 1],
    ),
  );
  const query = parseQuery(typed);
  lookUp(query, vocabulary);
  const hits = pages.map(({ score, title = '' }, id) => ({
    page: {
      id,
      url: `/${id}`,
      title,
      breadcrumb: [],
      text: '',
      group: '',
      name: nameForm(wordsOf(title)),
      slug: nameForm([]),
      sectionNames: ['edgelink'],
      manualNames: [],
    },
    score,
    slots: 1,
  }));
  const textOf = ({ id }: EnginePage) =>
    Array.from({ length: sections }, (_, place) => ({
      id: place === 0 ? '' : `s${place}`,
      heading: pages[id]?.heading ?? '',
      text: pages[id]?.text ?? '',
    }));
  return present({ query, hits }, new FlexIndex(), textOf, 50, 8);
}
const order = (typed: string, pages: readonly Given[]): string[] =>
  results(typed, pages).map(({ u }) => u);

const apart = 'token and much more access';
const phrase = 'access token';
/** Too far for a phrase. */
const far = '，還有許多其他的東西，';

describe('B87: headings', () => {
  test.each([
    ['serial console', 'Serial console'],
    ['serial consoles', 'The serial console'],
    ['EdgeLink serial console', 'Serial console'],
    ['Board serial console', 'Serial console'],
    ['how do I open the serial console', 'Open a serial console'],
  ])('that are the query count twice as much as the score: %s', (typed, heading) => {
    // The words follow each other in the heading: a phrase, 0.7 at most.
    const scores = (score: number): Given[] => [
      { text: 'nothing', score },
      { text: 'nothing', title: 'Board', heading, score: 1 },
    ];
    expect(order(`${typed} `, scores(2.99))).toEqual(['/1', '/0']);
    expect(order(`${typed} `, scores(3.71))).toEqual(['/0', '/1']);
  });

  test('that are a word, or have more than the query, count as text', () => {
    const pages = (heading: string): Given[] => [
      { text: 'nothing', score: 1.71 },
      { text: 'nothing', heading, score: 1 },
    ];
    expect(order('console ', pages('Console'))).toEqual(['/0', '/1']);
    expect(order('serial console ', pages('Serial console settings'))).toEqual(['/0', '/1']);
  });
});

describe('B87: words in one block of a text', () => {
  test.each([
    ['access token ', 'access here\ntoken there', 'token, the long way to access', 1.33],
    // A stop word need not be there.
    ['the access token ', 'access here\ntoken there', 'token, the long way to access', 1.33],
    ['access token users ', 'users\ntoken\naccess', 'users, token, the way to access', 1.5],
    // Two of four pairs are half of the text, and three of them three quarters: cubed.
    ['看門狗計時', '計時\n看門狗', '計時，或者是看門狗', 1.25],
  ])('count as much as the score: %s', (typed, apartFrom, together, limit) => {
    const pages = (score: number): Given[] => [
      { text: apartFrom, score },
      { text: together, score: 1 },
    ];
    expect(order(typed, pages(limit - 0.01))).toEqual(['/1', '/0']);
    expect(order(typed, pages(limit + 0.01))).toEqual(['/0', '/1']);
  });
});

describe('B87: phrases', () => {
  test.each([
    [1.34, ['/1', '/0']],
    [1.36, ['/0', '/1']],
  ])('count 70 percent of the score: against a score of %d', (score, expected) => {
    // Both have the words in one block, so 2.7 is compared with twice the score.
    const pages = [
      { text: apart, score },
      { text: phrase, score: 1 },
    ];
    expect(order('access token ', pages)).toEqual(expected);
  });

  test.each([
    ['看門狗計時', 1.14, ['/1', '/0']],
    ['看門狗計時', 1.16, ['/0', '/1']],
    // Two pairs of four follow each other.
    [`看門狗${far}狗計${far}計時`, 1.01, ['/1', '/0']],
    [`看門狗${far}狗計${far}計時`, 1.02, ['/0', '/1']],
  ])('of ideographs count less: “%s” against a score of %d', (text, score, expected) => {
    const pages = [
      { text: `計時${far}狗計${far}門狗${far}看門`, score },
      { text, score: 1 },
    ];
    expect(order('看門狗計時', pages)).toEqual(expected);
  });

  test.each([
    [1.17, ['/1', '/0']],
    [1.18, ['/0', '/1']],
  ])('of two words of three count half of it: against a score of %d', (score, expected) => {
    const pages = [
      { text: `${apart} and then all users`, score },
      { text: `${phrase} and then all users`, score: 1 },
    ];
    expect(order('access token users ', pages)).toEqual(expected);
  });

  test.each([
    [9, '/9'],
    [10, '/0'],
  ])('change the order of the first ten pages only: a phrase at place %i', (place, first) => {
    const pages = Array.from({ length: 12 }, (_, id) => ({
      text: id === place ? phrase : apart,
      score: 1,
    }));
    expect(order('access token ', pages)[0]).toBe(first);
  });

  test.each([
    [1.34, ['/1', '/0']],
    [1.36, ['/0', '/1']],
  ])('count as much with a stop word in them: against a score of %d', (score, expected) => {
    const pages = [
      { text: 'token and then the access', score },
      { text: 'access the token and then', score: 1 },
    ];
    expect(order('access the token ', pages)).toEqual(expected);
  });

  test('of one word and a stop word count nothing', () => {
    const pages = [
      { text: 'board, on', score: 1.01 },
      { text: 'on-board', score: 1 },
    ];
    expect(order('on-board ', pages)).toEqual(['/0', '/1']);
  });

  test('of one word count nothing', () => {
    const pages = [
      { text: apart, score: 1.01 },
      { text: phrase, score: 1 },
    ];
    expect(order('token ', pages)).toEqual(['/0', '/1']);
  });
});

describe('B87: a sentence', () => {
  const sentence = 'the access token has expired, sign in again';
  const words = 'again an expired sign, in which access has a token';

  test('lifts a page that has it, also from below the list', () => {
    const others = Array.from({ length: 20 }, () => ({ text: words, score: 1.7 }));
    const found = order(sentence, [...others, { text: sentence, score: 1 }]);
    expect(found).toHaveLength(8);
    expect(found[0]).toBe('/20');
  });

  test('of words in another order does not', () => {
    const pages = [
      { text: words, score: 1.01 },
      { text: words, score: 1 },
    ];
    expect(order(sentence, pages)).toEqual(['/0', '/1']);
  });
});

test('B87: a phrase does not outweigh a title that is the query', () => {
  const pages = [
    { text: apart, score: 1030 },
    { text: phrase, score: 810 },
  ];
  expect(order('access token', pages)).toEqual(['/0', '/1']);
});

describe('B90: a result', () => {
  test('shows two sections besides the best one', () => {
    const [result] = results('token ', [{ text: phrase, score: 1 }], 5);
    expect(result?.more.map(({ h }) => h)).toEqual(['s1', 's2']);
  });

  test('whose title has the whole query leads to the beginning of the page', () => {
    const [result] = results('token ', [{ text: phrase, score: 1, title: 'The token' }], 3);
    expect([result?.best.type, result?.best.h]).toEqual(['title', '']);
  });
});

describe('B87: an identifier of several words', () => {
  test.each([
    ['lifts a page that has it like a sentence', 'CERTIFICATE_VERIFY_FAILED', ['/1', '/0']],
    ['counts as a phrase if it has two words', 'VERIFY_FAILED', ['/0', '/1']],
    ['counts as a phrase if it is an address', '10.0.0.7:4224', ['/0', '/1']],
  ])('%s: %s', (_, typed, expected) => {
    const pages = [
      { text: 'failed, much later verify, much later certificate 4224 on 7 of 10', score: 1.9 },
      { text: `The program prints ${typed} and ends`, score: 1 },
    ];
    expect(order(`${typed} `, pages)).toEqual(expected);
  });
});
