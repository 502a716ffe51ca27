import { describe, expect, test } from 'vitest';
import type { ResultPage } from '@/lib/search/protocol.ts';
import { CLOSED, isChosen, type BoxAnswer, type BoxEvent, type BoxState } from './box-model.ts';
import { boxReducer } from './box-state.ts';
import { stopsOf } from './box-stops.ts';
import { boxTexts } from './box-texts.ts';

const page = (name: string): ResultPage => ({
  u: `/${name}`,
  title: [name],
  b: [],
  best: { type: 'title', h: '', heading: [], text: [] },
  more: [],
  terms: [name],
});
const answer = (names: string, rest: Partial<BoxAnswer> = {}): BoxAnswer => {
  const results = names === '' ? [] : names.split(' ').map(page);
  const total = results.length;
  return {
    id: 1,
    text: 'q',
    total,
    results,
    unknown: [],
    searched: true,
    loading: false,
    final: true,
    ...rest,
  };
};
const answered = (names: string, rest?: Partial<BoxAnswer>, scope = {}): BoxEvent => ({
  type: 'answered',
  answer: answer(names, rest),
  scope,
  isFailing: false,
});
const asked: BoxEvent = { type: 'asked', isFailing: false };
const down: BoxEvent = { type: 'moved', step: 1 };
const up: BoxEvent = { type: 'moved', step: -1 };
const after = (...events: BoxEvent[]): BoxState => events.reduce(boxReducer, CLOSED);
const rowsOf = ({ rows }: BoxState): string => rows.map(({ page: { u } }) => u.slice(1)).join(' ');

describe('B91: arrows', () => {
  test('the first row of a whole answer is chosen, none of one that may change', () => {
    expect(after(asked, answered('a b')).active).toBe(0);
    expect(after(asked, answered('a b', { loading: true })).active).toBe(-1);
    expect(after(asked, answered('a b', { final: false })).active).toBe(-1);
  });

  test('they pass through the rows, the link to all results and a place where none is chosen', () => {
    const state = after(asked, answered('a b'));
    expect(stopsOf(state)).toHaveLength(3);
    const places = [down, down, down, down].reduce<BoxState[]>(
      (states, event) => [...states, boxReducer(states.at(-1) ?? state, event)],
      [],
    );
    expect(places.map(({ active }) => active)).toEqual([1, 2, -1, 0]);
    expect(boxReducer(boxReducer(state, up), up).active).toBe(2);
  });

  test('a row that was chosen stays so in a new list, wherever it stands now', () => {
    const state = after(
      asked,
      answered('a b c'),
      down,
      down,
      asked,
      answered('c a b', { text: 'qq' }),
    );
    expect([state.active, isChosen(state)]).toEqual([0, true]);
    expect(
      after(asked, answered('a b c'), down, down, asked, answered('d e', { text: 'qq' })).active,
    ).toBe(0);
  });

  test('a blank after the words moves no row while one is chosen', () => {
    const blank = answered('d a c', { text: 'q ' });
    const state = after(asked, answered('a b c'), down, asked, blank);
    expect([rowsOf(state), state.active]).toEqual(['a b c d', 1]);
    expect(rowsOf(after(asked, answered('a b c'), asked, blank))).toBe('d a c');
  });

  test('a reader who has gone to the place where none is chosen keeps it', () => {
    expect(after(asked, answered('a b'), up, answered('a b')).active).toBe(-1);
  });
});

test('B89: a settled list keeps its order when other sections have been loaded', () => {
  const again = after(asked, answered('a b'), answered('b a', { total: 3 }));
  expect([rowsOf(again), again.answer?.total]).toEqual(['a b', 3]);
  const twice = after(asked, answered('a b'), answered('b a', { final: false }), answered('b a'));
  expect(rowsOf(twice)).toBe('a b');
  const elsewhere = { total: 1, results: [page('c')], groups: [], complete: true };
  expect(rowsOf(after(asked, answered('a b'), answered('b a', { elsewhere })))).toBe('a b c');
  expect(rowsOf(after(asked, answered('a b'), asked, answered('b a', {}, { context: 'S' })))).toBe(
    'b a',
  );
  expect(rowsOf(after(asked, answered('a b', { final: false }), answered('b a')))).toBe('b a');
});

describe('B89: what is said above the rows', () => {
  const unknown = ['door'];
  const elsewhere = { total: 1, results: [page('c')], groups: [], complete: true };

  test('is said when every searched page was looked at, and stays when other sections come in', () => {
    const partial = answered('a', { loading: true, unknown: ['a', 'door'] });
    expect(after(asked, partial).told.unknown).toEqual([]);
    const settled = answered('a b', { unknown, suggestion: 'floor' });
    const again = after(asked, partial, settled, answered('b a'), answered('b a', { elsewhere }));
    expect([again.told, rowsOf(again)]).toEqual([{ unknown, suggestion: 'floor' }, 'a b c']);
    expect(after(asked, settled, asked, answered('a', { text: 'other' })).told.unknown).toEqual([]);
  });

  test.each<[string, BoxEvent]>([
    ['the pointer', { type: 'pointed', stop: 0 }],
    ['an arrow key', down],
  ])('moves nothing under a reader who has gone to a row with %s', (_, hold) => {
    const sections = [{ type: 'page', u: '/S', title: 'S' }] as const;
    const held = after(
      asked,
      answered('a b', { loading: true }),
      hold,
      answered('a b', { unknown, elsewhere, sections }),
    );
    expect([held.told.unknown, rowsOf(held), held.sections]).toEqual([[], 'a b', []]);
    const free = boxReducer(boxReducer(held, { type: 'pointed', stop: 0 }), { type: 'left' });
    expect([free.told.unknown, rowsOf(free), free.sections]).toEqual([unknown, 'a b c', sections]);
  });
});

describe('B89: nothing found', () => {
  const sections = [{ type: 'page', u: '/S', title: 'S' }] as const;

  test('is said above what others have; the arrows go through them, Enter opens the search page', () => {
    const elsewhere = { total: 1, results: [page('c')], groups: ['S@'], complete: true };
    const state = after(asked, answered('', { elsewhere, sections }));
    expect(stopsOf(state).slice(1)).toEqual(['page /S', 'all q']);
    const own = { failed: 'Failed', loading: 'Loading', opening: 'Opening' };
    expect(boxTexts(state, own, { noResults: 'None' }).above).toBe('None');
    const none = after(asked, { type: 'waited' }, answered('', { sections }));
    expect(none.opening?.stop).toBe(1);
  });
});

test('B81: the row after a removed search stays chosen', () => {
  const idle = ['a', 'b'].map((text) => ({ type: 'recent', text }) as const);
  const rested = (active?: number): BoxState => after({ type: 'rested', idle, scope: {}, active });
  expect([rested(1).active, isChosen(rested(1))]).toEqual([1, true]);
  expect([rested(2).active, rested(-1).active, rested().active]).toEqual([-1, -1, -1]);
});

describe('B89: rows under a reader', () => {
  test('none moves while the pointer is at one of them; when it leaves, the answer has its own order', () => {
    const held = after(
      asked,
      answered('a b', { loading: true }),
      { type: 'pointed', stop: 1 },
      answered('c b a'),
    );
    expect([rowsOf(held), held.active]).toEqual(['a b c', 1]);
    const free = boxReducer(held, { type: 'left' });
    expect([rowsOf(free), free.active]).toEqual(['c b a', 0]);
  });

  test('another question has its own rows, wherever the pointer lies', () => {
    const state = after(
      asked,
      answered('a b'),
      { type: 'pointed', stop: 1 },
      asked,
      answered('c d', { text: 'other' }),
    );
    expect([rowsOf(state), state.active, state.isPointed]).toEqual(['c d', 0, false]);
  });

  test('another place to search has its own rows, too', () => {
    const inside = answered('a', {}, { context: 'S' });
    const state = after(asked, inside, { type: 'pointed', stop: 1 }, asked, answered('b a'));
    expect([rowsOf(state), state.isPointed]).toEqual(['b a', false]);
  });

  test('an answer of some parts that has found nothing shows no row, and says that the index is loading', () => {
    const state = after(asked, answered('', { loading: true }));
    expect([state.isOpen, state.answer, rowsOf(state)]).toEqual([true, undefined, '']);
  });
});

describe('B91: Enter that waits', () => {
  test('opens the first row of the whole answer, not of one that may change', () => {
    const waiting = after(asked, { type: 'waited' }, answered('a', { loading: true }));
    expect(waiting.opening).toBeUndefined();
    const opened = boxReducer(waiting, answered('b a'));
    expect([rowsOf(opened), opened.opening, opened.isWaiting]).toEqual([
      'b a',
      { stop: 0, keys: {} },
      false,
    ]);
  });

  test('typing on and the arrows forget it', () => {
    for (const event of [{ type: 'wentOn' }, down] as const)
      expect(after(asked, { type: 'waited' }, event, answered('a')).opening).toBeUndefined();
  });

  test('the first row is that of the answer itself, also where rows were held', () => {
    const state = after(
      asked,
      answered('a b', { loading: true }),
      { type: 'pointed', stop: 1 },
      answered('b a'),
      { type: 'opened', which: 'first', keys: { ctrlKey: true } },
    );
    expect([rowsOf(state), state.opening]).toEqual(['b a', { stop: 0, keys: { ctrlKey: true } }]);
  });
});

describe('B81, B89, B92: what the box says', () => {
  const own = { failed: 'Failed', loading: 'Loading', opening: 'Opening' };
  const words = {
    noResults: 'No results',
    searching: 'Searching',
    countOne: '1 found',
    countOther: '{count} found',
  };
  const inside = { context: 'BSP', label: 'Boards' };
  test.each([
    ['nothing while it is closed', after(), { above: '', said: '' }],
    [
      'that there is nothing',
      after(asked, answered('')),
      { above: 'No results', said: 'No results' },
    ],
    ['how many there are', after(asked, answered('a b')), { above: '', said: '2 found' }],
    [
      'that more may come',
      after(asked, answered('a', { loading: true })),
      { above: '', below: 'Searching', said: 'Searching' },
    ],
    [
      'that the index is loading',
      after(asked, answered('', { loading: true })),
      { above: 'Loading', said: 'Loading' },
    ],
    [
      'that Enter waits for the index',
      after(asked, { type: 'waited' }),
      { above: 'Opening', said: 'Opening' },
    ],
    [
      'that Enter waits for more',
      after(asked, answered('a', { loading: true }), { type: 'waited' }),
      { above: '', below: 'Opening', said: 'Opening' },
    ],
    [
      'that it has failed',
      after({ type: 'asked', isFailing: true }),
      { above: 'Failed', said: 'Failed' },
    ],
    [
      'that it is tried again',
      after({ type: 'asked', isFailing: true }, asked),
      { above: 'Loading', said: 'Loading' },
    ],
  ])('%s', (_, state, expected) => expect(boxTexts(state, own, words)).toEqual(expected));

  test('the link to the search page is there for every answer', () => {
    expect(stopsOf(after(asked, answered('')))).toEqual(['all q']);
    expect(stopsOf(after(asked, answered('', {}, inside)))).toEqual(['all q']);
    expect(stopsOf(after(asked))).toEqual([]);
  });
});
