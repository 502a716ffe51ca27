import { matchesGlob } from 'node:path';

/** Default of `include`. */
export const INCLUDE = ['**/*.{md,mdx}'];
/** Default of `exclude`. */
export const EXCLUDE = [
  '**/_*.{js,jsx,ts,tsx,md,mdx}',
  '**/_*/**',
  '**/*.test.{js,jsx,ts,tsx}',
  '**/__tests__/**',
];

/**
 * Whether a document becomes a page, by the patterns of a docs plugin as Docusaurus understands
 * them: a pattern of `exclude` that matches a folder counts for all below it, and so does the bare
 * name of a folder in `include`; there, `!` takes away from what is before it.
 */
export function pageFilter(
  include: readonly string[],
  exclude: readonly string[],
): (file: string) => boolean {
  // lib/content/scan.ts leaves out what the default patterns do.
  const left = plain(exclude.filter((pattern) => !EXCLUDE.includes(pattern)));
  const chosen = plain(include);
  return (file) =>
    !matchesAny(file, left) &&
    chosen.some(
      (pattern, index) =>
        !pattern.startsWith('!') &&
        (INCLUDE.includes(pattern) ||
          matchesGlob(file, pattern) ||
          file.startsWith(`${pattern.replace(/\/$/, '')}/`)) &&
        !matchesAny(file, negative(chosen.slice(index))),
    );
}

const plain = (patterns: readonly string[]): string[] =>
  patterns.map((pattern) => pattern.replace(/^(!?)\.\//, '$1'));

const negative = (patterns: readonly string[]): string[] =>
  patterns.flatMap((pattern) => (pattern.startsWith('!') ? [pattern.slice(1)] : []));

/** Whether a pattern matches a file, or a folder that it is in. */
const matchesAny = (file: string, patterns: readonly string[]): boolean =>
  file
    .split('/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/'))
    .some((place) => patterns.some((pattern) => matchesGlob(place, pattern)));
