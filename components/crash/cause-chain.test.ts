import { expect, test } from 'vitest';
import { causeChain } from './cause-chain.ts';

const looped = new Error('a');
looped.cause = new Error('b', { cause: looped });

test.each([
  ['one error', new Error('a'), 'a'],
  ['a cause', new Error('a', { cause: new Error('b') }), 'a\n\nCause:\nb'],
  [
    'a cause of a cause',
    new Error('a', { cause: new Error('b', { cause: new Error('c') }) }),
    'a\n\nCause:\nb\n\nCause:\nc',
  ],
  ['a cause that is no error', new Error('a', { cause: 'because' }), 'a\n\nCause:\nbecause'],
  ['an error without a message', new TypeError(''), 'TypeError'],
  ['a thrown value that is not an error', 42, '42'],
  ['a cyclic chain', looped, 'a\n\nCause:\nb'],
])('B65: the message of %s', (_, error, text) => {
  expect(causeChain(error, 'Cause:')).toBe(text);
});
