import { expect, test } from 'vitest';
import { isShortcut } from './shortcut.ts';

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
