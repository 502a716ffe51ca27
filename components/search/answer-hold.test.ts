import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchAnswer } from '@/lib/search/protocol.ts';
import { AnswerHold } from './answer-hold.ts';
import { PATIENCE } from './steady.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const answer = (text: string, loading = false): SearchAnswer => ({
  id: 1,
  text,
  total: 0,
  results: [],
  unknown: [],
  searched: !loading,
  loading,
  final: !loading,
});

function setUp(): { hold: AnswerHold; shown: string[] } {
  const shown: string[] = [];
  const hold = new AnswerHold(
    ({ loading }) => !loading,
    ({ text }) => shown.push(text),
  );
  return { hold, shown };
}

test('B94: an incomplete answer waits for a better one, a complete one is shown at once', () => {
  const { hold, shown } = setUp();
  hold.ask('a');
  hold.receive(answer('part', true));
  vi.advanceTimersByTime(PATIENCE - 1);
  expect(shown).toEqual([]);
  hold.receive(answer('whole'));
  expect(shown).toEqual(['whole']);
  vi.advanceTimersByTime(PATIENCE);
  expect(shown).toEqual(['whole']);
});

test('B94: it waits no longer than that, and the same question again changes nothing', () => {
  const { hold, shown } = setUp();
  hold.ask('a');
  hold.receive(answer('part', true));
  vi.advanceTimersByTime(PATIENCE - 100);
  hold.ask('a');
  hold.receive(answer('more', true));
  vi.advanceTimersByTime(100);
  expect(shown).toEqual(['more']);
});

test('B81: the wait counts from when the reader typed, also where the code came later', () => {
  const { hold, shown } = setUp();
  const typedAt = performance.now();
  vi.advanceTimersByTime(PATIENCE - 100);
  hold.ask('a', typedAt);
  hold.receive(answer('part', true));
  vi.advanceTimersByTime(100);
  expect(shown).toEqual(['part']);
});

test('B94: what is no longer needed is not shown', () => {
  const { hold, shown } = setUp();
  hold.ask('a');
  hold.receive(answer('part', true));
  hold.drop();
  vi.advanceTimersByTime(PATIENCE);
  expect(shown).toEqual([]);
});
