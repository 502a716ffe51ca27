/** A mistake in the input of the build, worded for the writer who corrects it. */
export interface Problem {
  /** Path as the writer knows it, relative to the site folder. */
  file: string;
  /** 1-based; absent when the whole file is meant. */
  line?: number;
  column?: number;
  /**
   * What stands there, by which the line is found when the problem is shown: in quotes, or as the
   * value of `key`.
   */
  written?: string;
  /** Key of the front matter, of a category file, or of a file of settings. */
  key?: string;
  message: string;
  severity: 'error' | 'warning';
}

/** `file:line:column: message`, the form that editors make clickable. */
export function formatProblem(problem: Problem): string {
  const place = [problem.file, problem.line, problem.column]
    .filter((part) => part !== undefined)
    .join(':');
  return `${place}: ${problem.message}`;
}

/**
 * Each problem once: a mistake in an imported text, for example, is found on every page that shows
 * it.
 */
export const distinct = <T extends Problem>(problems: readonly T[]): T[] => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
];

/** Stops the build, with every problem that was found. */
export class BuildError extends Error {
  override name = 'BuildError';
  constructor(
    headline: string,
    readonly problems: readonly Problem[],
  ) {
    super(`${headline}\n\n${problems.map((problem) => `  ${formatProblem(problem)}`).join('\n')}`);
  }
}
