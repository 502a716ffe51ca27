import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from '@/lib/content/problem.ts';
import { namesBelow } from '@/lib/site/files-below.ts';
import { exportDifferences, type ExportContents } from './export-differences.ts';
import { FULL_FILE, NOT_FOUND } from './export-names.ts';
import { decodeNames, lift, type LiftMove } from './lift.ts';

/** Remaining data of a lifted 404 page. No link leads there, so no client requests it. */
const NOT_FOUND_DATA = ['404.txt', '404'];

/**
 * Turns Next's export into the pages of a site: checks that the export has the known form, deletes
 * files that no client requests, and moves every page to its public path.
 * @param folder of the export, which is changed
 * @param next version of Next, for the message
 * @throws BuildError that names the first unexpected file
 */
export function takeExport(
  folder: string,
  moves: readonly LiftMove[],
  contents: ExportContents,
  next: string,
): void {
  const files = namesBelow(folder);
  const differences = exportDifferences(files, contents);
  if (differences.length > 0) throw unlike(next, differences);
  deleteCopies(folder, files, next);
  for (const name of NOT_FOUND) rmSync(join(folder, name), { recursive: true, force: true });
  lift(folder, moves);
  decodeNames(folder);
  const homes = new Set(moves.filter(({ from }) => !from.includes('/')).map(({ to }) => to));
  for (const home of homes)
    for (const name of NOT_FOUND_DATA)
      rmSync(join(folder, home, name), { recursive: true, force: true });
}

/** Deletes the second copy of each page's data. */
function deleteCopies(folder: string, files: readonly string[], next: string): void {
  for (const file of files.filter((name) => name.endsWith(`/${FULL_FILE}`))) {
    const data = `${file.slice(0, -FULL_FILE.length - 1)}.txt`;
    if (!existsSync(join(folder, data))) continue;
    if (!readFileSync(join(folder, file)).equals(readFileSync(join(folder, data))))
      throw unlike(next, [{ file, what: `is no copy of ${data}` }]);
    rmSync(join(folder, file));
  }
}

const unlike = (next: string, found: readonly { file: string; what: string }[]): BuildError =>
  new BuildError(
    'The export is not as lib/next-export/ knows it.',
    found.map(({ file, what }) => ({
      file,
      message: `${what} in the export of Next ${next}. See docs/upgrading.md.`,
      severity: 'error',
    })),
  );
