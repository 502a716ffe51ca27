import { describe, expect, test } from 'vitest';
import { checkFromWorker, checkToWorker } from '@/lib/search/check-message.ts';
import type { FromWorker, SearchAnswer, SearchRequest, ToWorker } from '@/lib/search/protocol.ts';

const search: SearchRequest & { type: 'search' } = {
  type: 'search',
  id: 1,
  text: 'q',
  groups: ['g'],
  limit: 8,
  passageLength: 50,
};
const result: SearchAnswer['results'][number] = {
  u: '/a',
  title: ['A'],
  b: ['Guide'],
  best: { type: 'content', h: 'x', heading: ['X'], text: ['', 'q', ''] },
  more: [{ type: 'heading', h: 'y', heading: ['', 'Y', ''], text: [] }],
  terms: ['q'],
};
const answer: SearchAnswer = {
  id: 1,
  text: 'q',
  total: 1,
  results: [result],
  unknown: ['word'],
  suggestion: 'world',
  elsewhere: { total: 3, results: [result], groups: ['h@'], complete: true },
  searched: true,
  loading: false,
  final: true,
};
const failed = { type: 'failed', name: 'one.json', missing: true, reason: '404' } as const;

describe('B100: messages to the worker', () => {
  const toWorker: ToWorker[] = [
    { type: 'open', folder: '/i/' },
    { type: 'open', folder: '/i/', fold: 'fold.json' },
    { type: 'open', folder: '/i/', synonyms: 'synonyms.json', foreign: 'foreign.json' },
    { type: 'open', folder: '/i/', first: [{ name: 'one.json', content: {} }] },
    { ...search, elsewhere: { groups: ['h'], limit: 3 } },
    { type: 'load', parts: [{ name: 'one.json', group: 'g' }] },
    { type: 'load', parts: [] },
    search,
  ];
  test.each(toWorker.map((message) => [message]))('are taken as they are: %j', (message) =>
    expect(checkToWorker(message)).toBe(message),
  );

  const unknownToWorker: unknown[] = [
    undefined,
    'search',
    {},
    { type: 'close' },
    { type: 'open' },
    { type: 'open', folder: '/i/', fold: 1 },
    { type: 'open', folder: '/i/', synonyms: 1 },
    { type: 'open', folder: '/i/', foreign: 1 },
    { type: 'open', folder: '/i/', first: 'one.json' },
    { type: 'open', folder: '/i/', first: [{ content: {} }] },
    { type: 'open', folder: '/i/', first: { name: 'one.json', content: {} } },
    { ...search, elsewhere: 'h' },
    { ...search, elsewhere: null },
    { ...search, elsewhere: { groups: ['h'] } },
    { ...search, elsewhere: { groups: 'h', limit: 3 } },
    { ...search, elsewhere: { limit: 3 } },
    { type: 'load', parts: [{ name: 'one.json' }] },
    { type: 'load', parts: [{ group: 'g' }] },
    { type: 'load', parts: 'one.json' },
    { type: 'load', parts: ['one.json'] },
    { type: 'load', parts: [null] },
    ...Object.keys(search)
      .filter((key) => key !== 'type')
      .map((key) => ({ ...search, [key]: null })),
  ];
  test.each(unknownToWorker.map((message) => [message]))(
    'of another form are refused: %j',
    (message) =>
      expect(() => checkToWorker(message)).toThrow('The search worker has received a message'),
  );
});

describe('B100: messages from the worker', () => {
  const fromWorker: FromWorker[] = [
    { type: 'answer', answer },
    { type: 'answer', answer: { ...answer, suggestion: undefined, elsewhere: undefined } },
    ...(['title', 'keywords'] as const).map((type): FromWorker => ({
      type: 'answer',
      answer: { ...answer, results: [{ ...result, best: { ...result.best, type } }] },
    })),
    failed,
  ];
  test.each(fromWorker.map((message) => [message]))('are taken as they are: %j', (message) =>
    expect(checkFromWorker(message)).toBe(message),
  );

  const broken = (change: object): unknown => ({
    type: 'answer',
    answer: { ...answer, ...change },
  });
  const brokenResult = (change: object): unknown => broken({ results: [{ ...result, ...change }] });
  const unknownFromWorker: unknown[] = [
    null,
    [],
    { type: 'answer' },
    ...Object.keys(failed).map((key) => ({ ...failed, [key]: 1 })),
    ...Object.keys(answer).map((key) => broken({ [key]: null })),
    ...Object.keys(result).map((key) => brokenResult({ [key]: null })),
    ...Object.keys(result.best).map((key) => brokenResult({ best: { ...result.best, [key]: 1 } })),
    ...['total', 'results', 'groups', 'complete'].map((key) =>
      broken({ elsewhere: { ...answer.elsewhere, [key]: null } }),
    ),
    broken({ elsewhere: 'others' }),
    broken({ results: [null] }),
    broken({ suggestion: 1 }),
    brokenResult({ more: [null] }),
    brokenResult({ best: { ...result.best, type: 'other' } }),
    { ...failed, type: 'told' },
  ];
  test.each(unknownFromWorker.map((message) => [message]))(
    'of another form are refused: %j',
    (message) => expect(() => checkFromWorker(message)).toThrow('The page has received a message'),
  );
});

test.each([
  [{ type: 'close', reason: 1 }, 'close with type, reason'],
  ['text', 'string'],
  [null, 'object'],
])('B100: the error says what has come: %j', (message, said) => {
  expect(() => checkToWorker(message)).toThrow(
    new TypeError(`The search worker has received a message of unknown form: ${said}.`),
  );
});
