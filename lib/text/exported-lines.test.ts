import ts from 'typescript';
import { expect, test } from 'vitest';
import { exportedLines, type ValuePath } from './exported-lines.ts';

const lineIn = (lines: string[], path: ValuePath, kind = ts.ScriptKind.TSX) =>
  exportedLines(
    ts,
    ts.createSourceFile('a.ts', lines.join('\n'), ts.ScriptTarget.Latest, false, kind),
  )(path);

const OBJECT = ['  docs: [', "    'a',", '    {', "      type: 'x',", '    },', '  ],'];

test.each([
  ['an export', ['export default {', ...OBJECT, '};']],
  ['CommonJS', ['module.exports = {', ...OBJECT, '};']],
  [
    'a constant with types',
    ['const all: Sidebars = {', ...OBJECT, '} satisfies X; export default all;'],
  ],
])('%s: keys and elements have their lines', (_, lines) => {
  expect(lineIn(lines, [])).toBe(1);
  expect(lineIn(lines, ['docs'])).toBe(2);
  expect(lineIn(lines, ['docs', 0])).toBe(3);
  expect(lineIn(lines, ['docs', 1])).toBe(4);
  expect(lineIn(lines, ['docs', 1, 'type'])).toBe(5);
});

test('what is not there has the line of what it would be in', () => {
  const lines = ['export default {', ...OBJECT, '};'];
  expect(lineIn(lines, ['docs', 1, 'label'])).toBe(4);
  expect(lineIn(lines, ['docs', 7, 'label'])).toBe(2);
  expect(lineIn(lines, ['other'])).toBe(1);
});

test('constants and spreads are followed; after a spread that is computed, the list has the line', () => {
  const lines = [
    'const more = [',
    "  'b',",
    ' ];',
    'const base = {',
    "  one: ['c'],",
    '};',
    'export default {',
    '  ...base,',
    '  two: [...more, more, ...made(),',
    "    'd'],",
    '};',
  ];
  expect(lineIn(lines, ['one', 0])).toBe(5);
  expect(lineIn(lines, ['two', 0])).toBe(2);
  expect(lineIn(lines, ['two', 1])).toBe(1);
  expect(lineIn(lines, ['two', 2])).toBe(9);
});

test('JSON; and a module that is computed has no lines', () => {
  expect(lineIn(['{', '  "a": [', '    3', '] }'], ['a', 0], ts.ScriptKind.JSON)).toBe(3);
  expect(lineIn(['export default made();'], ['a'])).toBe(1);
  expect(lineIn(['exports.docs = [];'], ['docs'])).toBeUndefined();
});

test('a constant that names itself ends nothing', () => {
  expect(lineIn(['const a = a;', 'export default a;'], ['b'])).toBe(1);
});
