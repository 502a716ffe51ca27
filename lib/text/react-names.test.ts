import { expect, test } from 'vitest';
import { camelCase, styleKey } from './react-names.ts';

test.each([
  ['stroke-width', 'strokeWidth'],
  ['xml:space', 'xmlSpace'],
  ['fill', 'fill'],
])('the attribute %s is %s', (name, own) => expect(camelCase(name)).toBe(own));

test.each([
  ['margin-top', 'marginTop'],
  ['-ms-flex', 'msFlex'],
  ['-webkit-mask', 'WebkitMask'],
  ['--own-color', '--own-color'],
])('the style %s is %s', (property, key) => expect(styleKey(property)).toBe(key));
