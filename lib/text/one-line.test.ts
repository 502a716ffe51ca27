import { expect, test } from 'vitest';
import { oneLine } from './one-line.ts';

test.each([
  ['frontMatter.title', 'frontMatter.title'],
  ['\n  list.map((one) => (\n    one\n  ))\n', 'list.map((one) => ( one ))'],
  ['a'.repeat(60), 'a'.repeat(60)],
  [`${'a'.repeat(58)} ${'b'.repeat(9)}`, `${'a'.repeat(58)}…`],
])('a message quotes code in one line: %j', (code, line) => {
  expect(oneLine(code)).toBe(line);
});
