import { expect, test } from 'vitest';
import { errorCode } from './error-code.ts';

test.each([
  [Object.assign(new Error('a'), { code: 'ENOENT' }), 'ENOENT'],
  [Object.assign(new Error('a'), { code: 1 }), undefined],
  [new Error('a'), undefined],
  [{ code: 'ENOENT' }, undefined],
  [undefined, undefined],
])('the code of %o is %o', (error, code) => {
  expect(errorCode(error)).toBe(code);
});
