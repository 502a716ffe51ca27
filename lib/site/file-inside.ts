import { statSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
// Relative, because vitest.config.ts loads this file, and does not know `@/`.
import { errorCode } from '../text/error-code.ts';

/**
 * The name is too long, is below another file, has a zero byte, or is a link to itself: there can be
 * no such file.
 */
const NO_SUCH_FILE: readonly (string | undefined)[] = [
  'ELOOP',
  'ENAMETOOLONG',
  'ENOTDIR',
  'ERR_INVALID_ARG_VALUE',
];

/** Whether an absolute path lies in a folder. */
export function isInside(folder: string, file: string): boolean {
  const way = relative(folder, file);
  // `..name` is a file like any other.
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** The path of a file below a folder, whether there is one; undefined if it leads out of it. */
export function pathInside(folder: string, path: string): string | undefined {
  const file = join(folder, path);
  return isInside(folder, file) ? file : undefined;
}

/**
 * The file at a path below a folder; undefined if there is none, or if the path leads out of the
 * folder.
 */
export function fileInside(folder: string, path: string): string | undefined {
  const file = pathInside(folder, path);
  return file !== undefined && isFile(file) ? file : undefined;
}

/** Whether there is a file, or a link to one, at a path. */
export function isFile(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch (error) {
    if (NO_SUCH_FILE.includes(errorCode(error))) return false;
    throw error;
  }
}
