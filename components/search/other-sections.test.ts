// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest';
import type { SearchAnswer } from '@/lib/search/protocol.ts';
import { wideningDelay } from './other-sections.ts';

const answer = (rest: Partial<SearchAnswer>): SearchAnswer => ({
  id: 1,
  text: 'q',
  total: 3,
  results: [],
  unknown: [],
  elsewhere: { total: 0, results: [], groups: [], complete: false },
  searched: true,
  loading: false,
  final: true,
  ...rest,
});

const onConnection = (connection: Navigator['connection']) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

describe('B89: other sections are loaded', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

  test('where the section has nothing, as soon as no letter follows, also while synonyms are loading', () => {
    expect(wideningDelay(answer({ total: 0 }), 1000)).toBe(0);
    expect(wideningDelay(answer({ total: 0, loading: true }), 1000)).toBe(0);
    expect(wideningDelay(answer({ total: 0, loading: true }), 100)).toBe(200);
  });

  test('not before the whole section has been searched', () => {
    const loading = { searched: false, loading: true };
    expect(wideningDelay(answer({ total: 0, ...loading }), 1000)).toBeUndefined();
    expect(wideningDelay(answer(loading), 1000)).toBeUndefined();
  });

  test('after a while where it has something, when that will not change', () => {
    expect(wideningDelay(answer({}), 1000)).toBeGreaterThan(100);
    expect(wideningDelay(answer({ loading: true }), 1000)).toBeUndefined();
    expect(wideningDelay(answer({ final: false }), 1000)).toBeUndefined();
  });

  test('not when they are loaded, are not wanted, or the reader saves data', () => {
    const complete = { total: 0, results: [], groups: [], complete: true };
    expect(wideningDelay(answer({ total: 0, elsewhere: complete }), 1000)).toBeUndefined();
    expect(wideningDelay(answer({ total: 0, elsewhere: undefined }), 1000)).toBeUndefined();
    onConnection({ saveData: true });
    expect(wideningDelay(answer({ total: 0 }), 1000)).toBeUndefined();
  });
});
