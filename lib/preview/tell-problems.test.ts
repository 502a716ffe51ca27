import { expect, test } from 'vitest';
import type { Problem } from '@/lib/content/problem.ts';
import { ProblemTeller } from './tell-problems.ts';

const problem = (message: string, line: number): Problem => ({
  file: 'content/en/a.md',
  line,
  message,
  severity: 'error',
});

test('preview: the terminal says each problem when it appears, not when its line moves, and one line when none is left', () => {
  const lines: string[] = [];
  const teller = new ProblemTeller((line) => lines.push(line));
  const told = (...problems: Problem[]) => {
    teller.tell(problems);
    return lines.splice(0);
  };
  expect(told()).toEqual([]);
  expect(told(problem('One', 1))).toEqual(['error    content/en/a.md:1: One']);
  expect(told(problem('One', 3))).toEqual([]);
  expect(told(problem('One', 3), problem('Two', 9))).toEqual(['error    content/en/a.md:9: Two']);
  expect(told(problem('Two', 9))).toEqual([]);
  expect(told()).toEqual(['The site has no problems any more.']);
  expect(told()).toEqual([]);
  expect(told(problem('One', 1))).toEqual(['error    content/en/a.md:1: One']);
});
