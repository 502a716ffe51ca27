import { expect, test } from 'vitest';
import { firstPlaces, mergeWarnings } from './merge-warnings.ts';
import type { Problem } from './problem.ts';

const problem = (file: string, line: number, message: string, more: Partial<Problem> = {}) =>
  ({ file, line, message, severity: 'warning', ...more }) satisfies Problem;

const many = ['a', 'a', 'b', 'c', 'd', 'e'].map((name, i) => problem(`${name}.md`, i + 1, 'Same.'));

test('a warning at more than three places is one line with its number and the first three files', () => {
  const other = problem('a.md', 9, 'Other.');
  expect(mergeWarnings([many[0]!, other, ...many.slice(1)])).toEqual([
    problem('a.md', 1, 'Same. (6 times: a.md:1, b.md:3, c.md:4 and 2 more files)'),
    other,
  ]);
});

test('warnings at three places, and errors at any number, keep their lines', () => {
  const errors = many.map((one): Problem => ({ ...one, severity: 'error' }));
  expect(mergeWarnings([...many.slice(0, 3), ...errors])).toEqual([...many.slice(0, 3), ...errors]);
});

test('places without a line are their files', () => {
  expect(firstPlaces([{ ...problem('a', 1, ''), line: undefined }])).toBe('a');
  expect(firstPlaces(['a', 'b', 'c', 'd'].map((file) => problem(file, 1, '')))).toBe(
    'a:1, b:1, c:1 and 1 more file',
  );
});
