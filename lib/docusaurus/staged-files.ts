import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Folders that hold no content, wherever they are. */
const SKIPPED = /(^|\/)(node_modules|\.[^/]*)(\/|$)/;

/** The files and links below a folder, as sorted paths from there. */
export function stagedFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !SKIPPED.test(file))
    .sort();
}
