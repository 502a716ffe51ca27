import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isFile } from './file-inside.ts';

/**
 * Paths of all files below a folder, at any depth. Each path begins with the folder. A link to a
 * file is a file; links to folders are not followed, because they may lead in a circle.
 * @throws Error without the folder
 */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    return entry.isFile() || (entry.isSymbolicLink() && isFile(path)) ? [path] : [];
  });

/**
 * The same paths from the folder, with slashes on every system: `a/b.html`.
 * @throws Error without the folder
 */
export const namesBelow = (folder: string): string[] =>
  filesBelow(folder).map((file) => relative(folder, file).split(sep).join('/'));
