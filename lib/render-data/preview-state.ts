import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { sitePaths, type SitePaths } from '@/lib/site/paths.ts';
import { readJson } from './json-file.ts';
import { outlines, previewProblems } from './work-schemas.ts';

/**
 * Folder for the output of the preview's worker (lib/preview/site-check.ts), relative to the
 * working folder.
 */
const FOLDER = 'preview';

/** The preview's own data of API pages, because a build clears its folder first. */
export const previewApiFolder = (paths: Pick<SitePaths, 'work'>): string =>
  join(paths.work, FOLDER, 'api');
/** The worker's compiled texts. */
export const previewWork = (paths: SitePaths): SitePaths => ({
  ...paths,
  work: join(paths.work, FOLDER),
});
export const outlinesFile = (paths: Pick<SitePaths, 'work'>): string =>
  join(paths.work, FOLDER, 'outlines.json');
export const problemsFile = (paths: Pick<SitePaths, 'work'>): string =>
  join(paths.work, FOLDER, 'problems.json');

/** The outlines of the last valid state of each API document, by file name and locale. */
export type PreviewOutlines = z.infer<typeof outlines>;

/** An error or warning of a build. */
export type PreviewProblem = z.infer<typeof previewProblems>[number];

const RESTART = 'Delete it and start the preview again.';

/** The outlines, and a stamp that changes with them. */
export function readOutlines(): { outlines: PreviewOutlines; stamp: string } {
  const file = outlinesFile(sitePaths());
  return existsSync(file)
    ? {
        outlines: readJson(file, outlines, RESTART),
        stamp: String(statSync(file).mtimeMs),
      }
    : { outlines: {}, stamp: '' };
}

export function readProblems(): PreviewProblem[] {
  const file = problemsFile(sitePaths());
  return existsSync(file) ? readJson(file, previewProblems, RESTART) : [];
}
