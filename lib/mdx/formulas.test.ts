import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { compilePage } from './compile.ts';

const warningsOf = async (...lines: string[]) => {
  const about = { path: resolve('a.md'), site: process.cwd(), math: true };
  const { warnings } = await compilePage(`${lines.join('\n')}\n`, 'a.md', [], about);
  return warnings.map(({ line, column, message }) => `${line}:${column ?? ''} ${message}`);
};
const rest = 'Correct it, or write \\$ for a dollar sign that begins no formula.';

test('a formula that cannot be read is named with its place, its beginning and the reason', async () => {
  expect(await warningsOf('Text.', '', String.raw`Some $a$ and $\nope{x}$.`)).toEqual([
    String.raw`3:14 The formula “\nope{x}” is shown as written, because KaTeX cannot read it: Undefined control sequence: \nope. ${rest}`,
  ]);
});

test.each([
  ['a block', '$$', '$$'],
  ['a fence', '```math', '```'],
])('%s has the line in which KaTeX stops, and a long one is cut', async (_, open, close) => {
  const long = `a = ${'b + '.repeat(20)}c`;
  expect(await warningsOf('Text.', '', open, long, String.raw`\nope + 1`, 'd', close)).toEqual([
    String.raw`5: The formula “${long.slice(0, 40)}…” is shown as written, because KaTeX cannot read it: Undefined control sequence: \nope. ${rest}`,
  ]);
});

test('a block without an end has a line, too', async () => {
  expect(await warningsOf('> $$', String.raw`> \frac{1`, '> $$')).toEqual([
    expect.stringMatching(/^2: The formula “\\frac\{1” .*expected '\}'\. /),
  ]);
});
