import { describe, expect, test } from 'vitest';
import { composition, isForInputMethod } from './composition.ts';

describe('B86: input methods', () => {
  test.each([
    ['while characters are put together', { isComposing: true, keyCode: 229 }, true],
    ['a synthetic key in the middle of it', { isComposing: true, keyCode: 13 }, true],
    [
      'Safari, which tells of the last key after the end',
      { isComposing: false, keyCode: 229 },
      true,
    ],
    ['Enter itself', { isComposing: false, keyCode: 13 }, false],
  ])('%s', (_, event, expected) => {
    expect(isForInputMethod(event)).toBe(expected);
  });

  test('a field is known from the beginning of a composition to its end', () => {
    const field = composition();
    expect(field.isComposing()).toBe(false);
    field.begin();
    expect(field.isComposing()).toBe(true);
    field.end();
    expect(field.isComposing()).toBe(false);
  });
});
