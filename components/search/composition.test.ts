import { describe, expect, test } from 'vitest';
import { isComposing, isForInputMethod, watchComposition } from './composition.ts';

describe('B86: input methods', () => {
  test.each([
    ['while characters are put together', { isComposing: true, keyCode: 229 }, true],
    ['a synthetic key in the middle of it', { isComposing: true, keyCode: 13 }, true],
    ['Safari, which tells of the last key after the end', { isComposing: false, keyCode: 229 }, true],
    ['Enter itself', { isComposing: false, keyCode: 13 }, false],
  ])('%s', (_, event, expected) => {
    expect(isForInputMethod(event)).toBe(expected);
  });

  test('a field is known from the beginning of a composition to its end', () => {
    const field = new EventTarget();
    const controller = new AbortController();
    watchComposition(field, controller.signal);
    expect(isComposing(field)).toBe(false);
    field.dispatchEvent(new Event('compositionstart'));
    expect(isComposing(field)).toBe(true);
    field.dispatchEvent(new Event('compositionend'));
    expect(isComposing(field)).toBe(false);
    controller.abort();
    field.dispatchEvent(new Event('compositionstart'));
    expect(isComposing(field)).toBe(false);
  });
});
