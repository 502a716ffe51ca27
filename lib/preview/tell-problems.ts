import { mergeWarnings } from '@/lib/content/merge-warnings.ts';
import { formatProblem, type Problem } from '@/lib/content/problem.ts';

/** Prints each new problem once, and a line when none is left. */
export class ProblemTeller {
  #known = new Set<string>();

  constructor(readonly print: (line: string) => void) {}

  tell(problems: readonly Problem[]): void {
    const keys = new Set(problems.map(keyOf));
    const news = problems.filter((problem) => !this.#known.has(keyOf(problem)));
    for (const problem of mergeWarnings(news))
      this.print(`${problem.severity.padEnd(7)}  ${formatProblem(problem)}`);
    if (keys.size === 0 && this.#known.size > 0) this.print('The site has no problems any more.');
    this.#known = keys;
  }
}

/** Without the line, which changes with every edit above the problem. */
const keyOf = ({ file, message, severity }: Problem): string =>
  JSON.stringify([file, message, severity]);
