import { describe, expect, test } from 'vitest';
import type { ResultPage, SearchAnswer } from '@/lib/search/protocol.ts';
import {
  EMPTY,
  hasMore,
  resultsReducer,
  resultsText,
  type ResultsEvent,
  type ResultsState,
} from './results-state.ts';

const page = (name: string): ResultPage => ({
  u: name,
  title: [name],
  b: [],
  best: { type: 'title', h: '', heading: [], text: [] },
  more: [],
  terms: [],
});
const answered = (names: string, rest: Partial<SearchAnswer> = {}): ResultsEvent => {
  const results = names === '' ? [] : names.split(' ').map(page);
  return {
    type: 'answered',
    answer: {
      id: 1,
      text: 'q',
      total: results.length,
      results,
      searched: true,
      loading: false,
      final: true,
      unknown: [],
      ...rest,
    },
  };
};
const asked = (question: string): ResultsEvent => ({ type: 'asked', question });
const after = (...events: ResultsEvent[]): ResultsState => events.reduce(resultsReducer, EMPTY);
const pages = ({ results }: ResultsState): string => results.map(({ u }) => u).join(' ');

describe('B96: results of the search page', () => {
  test('the results of the last question stay until the next one is answered', () => {
    expect(pages(after(asked('a'), answered('x y'), asked('b')))).toBe('x y');
    expect(pages(after(asked('a'), answered('x y'), asked('b'), answered('z')))).toBe('z');
  });

  test('none moves while the reader is at them; when he lets go, the answer has its own order', () => {
    const held = after(
      asked('a'),
      answered('x y', { loading: true }),
      { type: 'held' },
      answered('z y x'),
    );
    expect(pages(held)).toBe('x y z');
    expect(pages(resultsReducer(held, { type: 'letGo' }))).toBe('z y x');
  });

  test('seen results keep their places when other sections have been loaded, and when more are asked for', () => {
    const again = after(asked('a'), answered('x y'), answered('y z x', { final: false }));
    expect(pages(again)).toBe('x y z');
    expect(pages(resultsReducer(again, answered('z y x')))).toBe('x y z');
    const more = after(asked('a'), answered('x y'), { type: 'more' }, answered('y x z'));
    expect(pages(more)).toBe('x y z');
    expect(pages(after(asked('a'), answered('x y'), asked('b'), answered('y x')))).toBe('y x');
  });

  test('only a result whose passages may still come is incomplete', () => {
    const incomplete = ({ results }: ResultsState): string[] =>
      results.flatMap(({ u, isIncomplete }) => (isIncomplete ? [u] : []));
    const first = after(asked('a'), answered('x y', { final: false }));
    expect(incomplete(first)).toEqual(['x', 'y']);
    expect(incomplete(resultsReducer(first, answered('x y')))).toEqual([]);
    const again = after(asked('a'), answered('x'), answered('x y', { loading: true }));
    expect(incomplete(again)).toEqual(['y']);
    const known: ResultPage = {
      ...page('x'),
      best: { type: 'content', h: 'h', heading: [], text: ['text'] },
    };
    const withPassage = answered('', { results: [known], total: 1, final: false });
    expect(incomplete(after(asked('a'), withPassage))).toEqual([]);
  });

  test('passages come into a result that may not move, which keeps its height', () => {
    const found: ResultPage = {
      ...page('x'),
      best: { type: 'content', h: 'h', heading: [], text: ['passage'] },
    };
    const held = after(
      asked('a'),
      answered('x y', { final: false }),
      { type: 'held' },
      answered('', { results: [page('z'), found], total: 2 }),
    );
    expect(held.results.map((result) => [result.u, result.best.text, result.isIncomplete])).toEqual(
      [
        ['x', ['passage'], true],
        ['y', [], true],
        ['z', [], undefined],
      ],
    );
    expect(resultsReducer(held, { type: 'letGo' }).results).toEqual([page('z'), found]);
  });

  test('what is told above the results changes with a final answer only, and with none while a result is held', () => {
    const told = (...events: ResultsEvent[]) => after(...events).told?.unknown;
    const provisional = answered('x', { final: false });
    const final = answered('x', { unknown: ['q'] });
    expect(told(asked('a'), provisional)).toBeUndefined();
    expect(told(asked('a'), final)).toEqual(['q']);
    expect(told(asked('a'), final, provisional)).toEqual(['q']);
    expect(told(asked('a'), final, asked('b'))).toEqual(['q']);
    expect(told(asked('a'), final, asked('b'), provisional)).toBeUndefined();
    const held = after(asked('a'), provisional, { type: 'held' }, final);
    expect(held.told).toBeUndefined();
    expect(resultsReducer(held, { type: 'letGo' }).told?.unknown).toEqual(['q']);
  });

  test('another question lets go and begins with the first results', () => {
    const state = after(asked('a'), answered('x'), { type: 'held' }, { type: 'more' }, asked('b'));
    expect([state.isHeld, state.shown, state.focus]).toEqual([false, 20, undefined]);
  });

  test('more results come below the others, and the first of them gets the focus', () => {
    const state = after(asked('a'), answered('x y', { total: 30 }), { type: 'more' });
    expect([state.shown, state.focus]).toEqual([40, 2]);
  });

  test('there are more only when that is certain', () => {
    expect(hasMore(after(asked('a'), answered('x', { total: 2 })))).toBe(true);
    expect(hasMore(after(asked('a'), answered('x', { total: 2, loading: true })))).toBe(false);
    expect(hasMore(after(asked('a'), answered('x')))).toBe(false);
  });

  test.each([
    ['before the words are there', after(asked('a')), undefined, 'Loading'],
    ['before the answer', after(asked('a')), true, 'Searching'],
    [
      'of the answer before this one',
      after(asked('a'), answered('x'), asked('b')),
      true,
      'Searching',
    ],
    ['while it may change', after(asked('a'), answered('x', { final: false })), true, 'Searching'],
    [
      'while other sections are loaded',
      after(asked('a'), answered('x y'), answered('x y z', { final: false })),
      true,
      '2 found',
    ],
    ['when it is final', after(asked('a'), answered('x y')), true, '2 found'],
    ['when there is none', after(asked('a'), answered('')), true, 'None'],
  ])('a number is reported only when it is final: %s', (_, state, hasWords, expected) => {
    expect(
      resultsText(
        state,
        hasWords
          ? { searching: 'Searching', countOther: '{count} found', noDocuments: 'None' }
          : undefined,
        'Loading',
      ),
    ).toBe(expected);
  });
});
