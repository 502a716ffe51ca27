import { statSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';

/** The file at a path below a folder; undefined when there is none, or when the path leads out of the folder. */
export function fileInside(folder: string, path: string): string | undefined {
  const file = join(folder, path);
  const way = relative(folder, file);
  if (way === '..' || way.startsWith('../') || isAbsolute(way)) return undefined;
  return isFile(file) ? file : undefined;
}

function isFile(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch (error) {
    // No file can have such a name: too long, with a zero byte, below another file.
    if (
      ['ENAMETOOLONG', 'ENOTDIR', 'ERR_INVALID_ARG_VALUE'].includes(
        (error as NodeJS.ErrnoException).code ?? '',
      )
    )
      return false;
    throw error;
  }
}
