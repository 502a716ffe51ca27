import { statSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';

/**
 * The file at a path below a folder; undefined if there is none, or if the path leads out of the
 * folder.
 */
export function fileInside(folder: string, path: string): string | undefined {
  const file = join(folder, path);
  const fromFolder = relative(folder, file);
  if (fromFolder === '..' || fromFolder.startsWith('../') || isAbsolute(fromFolder))
    return undefined;
  return isFile(file) ? file : undefined;
}

function isFile(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch (error) {
    // The name is too long, has a zero byte, or is below another file: there can be no such file.
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENAMETOOLONG' || code === 'ENOTDIR' || code === 'ERR_INVALID_ARG_VALUE')
      return false;
    throw error;
  }
}
