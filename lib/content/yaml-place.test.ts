import { expect, test } from 'vitest';
import { placeInYaml } from './yaml-place.ts';

const YAML = 'a:\n  - x: 1\n  - x: 2\n    y: [p, q]\n2024: {}\n';

test.each([
  [['a'], { line: 1, column: 1 }],
  [['a', 1], { line: 3, column: 5 }],
  [['a', 1, 'x'], { line: 3, column: 5 }],
  [['a', 1, 'y', 1], { line: 4, column: 12 }],
  [['2024'], { line: 5, column: 1 }],
  // What is missing has the place of what is around it.
  [['a', 0, 'y'], { line: 2, column: 5 }],
  [['a', 7], { line: 1, column: 1 }],
  [['b'], {}],
  [[], {}],
])('the place of %j is %j', (path, expected) => {
  expect(placeInYaml(YAML, path)).toEqual(expected);
});

test('JSON is YAML', () => {
  expect(placeInYaml('{\n  "a": {\n    "b": 1 } }', ['a', 'b'])).toEqual({ line: 3, column: 5 });
});

test('a text without entries has no places', () => {
  expect(placeInYaml('', ['a'])).toEqual({});
});
