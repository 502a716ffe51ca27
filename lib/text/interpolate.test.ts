import { expect, test } from 'vitest';
import { interpolate } from './interpolate.ts';

test('values stand in their places; names without a value stay', () => {
  expect(interpolate('{a} of {b}, {c}', { a: 1, b: 'two' })).toBe('1 of two, {c}');
  expect(interpolate('plain')).toBe('plain');
});

test('with elements the parts are kept', () => {
  const element = { type: 'b' };
  expect(interpolate('Hello {name}', { name: element })).toEqual(['Hello ', element, '']);
});
