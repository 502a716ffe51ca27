import { expect, test } from 'vitest';
import { BuildError, formatProblem, type Problem } from '@/lib/content/problem.ts';

const problem = (place: Partial<Problem>): Problem => ({
  file: 'content/en/a.md',
  severity: 'error',
  message: 'is wrong.',
  ...place,
});

test.each([
  [{ line: 3, column: 7 }, 'content/en/a.md:3:7: is wrong.'],
  [{ line: 3 }, 'content/en/a.md:3: is wrong.'],
  [{}, 'content/en/a.md: is wrong.'],
])('a problem at %o is printed in the form that editors make clickable', (place, expected) => {
  expect(formatProblem(problem(place))).toBe(expected);
});

test('a build error prints its headline and every problem in a line of its own', () => {
  const error = new BuildError('The pages do not fit together.', [
    problem({ line: 1 }),
    problem({ line: 2 }),
  ]);
  expect(error.message.split('\n')).toEqual([
    'The pages do not fit together.',
    '',
    '  content/en/a.md:1: is wrong.',
    '  content/en/a.md:2: is wrong.',
  ]);
});
