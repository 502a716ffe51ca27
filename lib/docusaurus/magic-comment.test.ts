import { expect, test } from 'vitest';
import { magicComment } from './magic-comment.ts';

test.each([
  ['theme-code-block-highlighted-line', 'highlighted'],
  ['code-block-error-message', 'removed'],
  ['line-removed', 'removed'],
  ['code-added', 'added'],
])('the class %s marks lines as %s', (className, mark) => {
  expect(magicComment({ className, line: 'this-is' })).toEqual({ mark, line: 'this-is' });
});

test('a range needs both ends', () => {
  const block = { start: 'a', end: 'b' };
  expect(magicComment({ className: 'x', block })).toEqual({ mark: 'highlighted', block });
  expect(magicComment({ className: 'x', block: { start: 'a' } })).toEqual({ mark: 'highlighted' });
});
