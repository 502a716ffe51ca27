import { compileFunction } from 'node:vm';

/**
 * Makes a function of the code of a page. The code comes from our own compiler and from the pages
 * of the repository, never from a reader. Only for builds and the preview, not for browsers.
 */
export function pageFunction(
  code: string,
  parameters: string[] = [],
): (...given: unknown[]) => unknown {
  const run = compileFunction(code, parameters);
  return (...given) => Reflect.apply(run, undefined, given) as unknown;
}
