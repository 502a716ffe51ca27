// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { isShortcut, isSlash } from './shortcut.ts';

const keys = { key: 'k', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test.each([
  [{ ctrlKey: true }, false, true],
  [{ ctrlKey: true, key: 'K' }, false, true],
  [{ metaKey: true }, true, true],
  [{ ctrlKey: true }, true, false],
  [{ metaKey: true }, false, false],
  [{ ctrlKey: true, shiftKey: true }, false, false],
  [{ ctrlKey: true, altKey: true }, false, false],
  [{ ctrlKey: true, metaKey: true }, true, false],
  [{}, false, false],
])('B82: %j on a Mac (%s): %s', (pressed, isMac, expected) => {
  expect(isShortcut({ ...keys, ...pressed }, isMac)).toBe(expected);
});

test('B82: a slash leads to the box, unless a field takes it as text', () => {
  const press = (target: EventTarget | null, pressed = {}) =>
    isSlash({ ...keys, key: '/', target, ...pressed });
  expect(press(document.body)).toBe(true);
  expect(press(null)).toBe(true);
  for (const tag of ['input', 'textarea', 'select'])
    expect(press(document.createElement(tag))).toBe(false);
  const editable = document.createElement('p');
  editable.setAttribute('contenteditable', '');
  expect(press(editable)).toBe(false);
  expect(press(document.body, { ctrlKey: true })).toBe(false);
  expect(press(document.body, { key: 'k' })).toBe(false);
});
