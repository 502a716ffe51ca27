import type { Problem } from './problem.ts';

/** Up to this many places each have a line of their own. */
const SHOWN = 3;

/**
 * One line for a warning that many places share, at its first place, with the number of all. Errors
 * stay as they are.
 */
export function mergeWarnings(problems: readonly Problem[]): Problem[] {
  const same = new Map<string, Problem[]>();
  for (const problem of problems)
    if (problem.severity === 'warning')
      same.set(problem.message, [...(same.get(problem.message) ?? []), problem]);
  return problems.flatMap((problem): Problem[] => {
    const all = same.get(problem.message) ?? [];
    if (problem.severity === 'error' || all.length <= SHOWN) return [problem];
    if (problem !== all[0]) return [];
    const message = `${problem.message} (${all.length} times: ${firstPlaces(all)})`;
    return [{ ...problem, message }];
  });
}

/**
 * The first files of problems, with their first lines: `a.md:3, b.md:4, c.md and 12 more files`.
 */
export function firstPlaces(problems: readonly Problem[]): string {
  const lines = new Map<string, number | undefined>();
  for (const { file, line } of problems) if (!lines.has(file)) lines.set(file, line);
  const shown = [...lines]
    .slice(0, SHOWN)
    .map(([file, line]) => (line === undefined ? file : `${file}:${line}`));
  const rest = lines.size - shown.length;
  return `${shown.join(', ')}${rest > 0 ? ` and ${rest} more ${rest === 1 ? 'file' : 'files'}` : ''}`;
}
