import { expect, test } from 'vitest';
import { dropUndefined } from './drop-undefined.ts';

test('undefined fields are removed at every depth; null and other values stay', () => {
  const value = {
    a: undefined,
    b: null,
    c: '',
    d: 0,
    e: false,
    list: [{ f: undefined, g: 1 }, null],
    deep: { h: { i: undefined } },
  };
  expect(dropUndefined(value)).toBe(value);
  expect(value).toStrictEqual({
    b: null,
    c: '',
    d: 0,
    e: false,
    list: [{ g: 1 }, null],
    deep: { h: {} },
  });
});
