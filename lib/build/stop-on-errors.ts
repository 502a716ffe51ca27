import { BuildError, type Problem } from '@/lib/content/problem.ts';

/**
 * @param unsure files whose errors leave page paths uncertain
 * @throws BuildError with all errors, if there are any
 */
export function stopOnErrors(problems: readonly Problem[], unsure: readonly string[]): void {
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  const waiting =
    unsure.length > 0
      ? `\nPaths, and links to pages of the same section, will be checked when ${unsure.join(', ')} ${unsure.length > 1 ? 'have' : 'has'} no errors.`
      : '';
  throw new BuildError(
    `The site has ${errors.length === 1 ? 'an error' : `${errors.length} errors`}.${waiting}`,
    errors,
  );
}
