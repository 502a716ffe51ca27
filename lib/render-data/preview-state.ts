import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '@/lib/content/problem.ts';
import type { ApiOutline } from '@/lib/openapi/outline.ts';
import { sitePaths, type SitePaths } from '@/lib/site/paths.ts';

/** What the worker of the preview (lib/preview/site-check.ts) leaves for the pages; relative to the working folder. */
const FOLDER = 'preview';

/** The data of API pages; the preview has its own, because a build clears its folder before it fills it. */
export const previewApiFolder = (paths: Pick<SitePaths, 'work'>): string =>
  join(paths.work, FOLDER, 'api');
/** Compiled texts, of which the worker keeps the facts. */
export const previewWork = (paths: SitePaths): SitePaths => ({
  ...paths,
  work: join(paths.work, FOLDER),
});
export const outlinesFile = (paths: Pick<SitePaths, 'work'>): string =>
  join(paths.work, FOLDER, 'outlines.json');
export const problemsFile = (paths: Pick<SitePaths, 'work'>): string =>
  join(paths.work, FOLDER, 'problems.json');

/** The last state of each API document that could be read: its outlines by file name and locale. */
export type PreviewOutlines = Record<string, Record<string, ApiOutline>>;

/** What a build would refuse or warn of. */
export interface PreviewProblem extends Problem {
  /** Name of the API document that has it. */
  api?: string;
}

/** The outlines, and a stamp that changes with them. */
export function readOutlines(): { outlines: PreviewOutlines; stamp: string } {
  const file = outlinesFile(sitePaths());
  return existsSync(file)
    ? {
        outlines: JSON.parse(readFileSync(file, 'utf8')) as PreviewOutlines,
        stamp: String(statSync(file).mtimeMs),
      }
    : { outlines: {}, stamp: '' };
}

export function readProblems(): PreviewProblem[] {
  const file = problemsFile(sitePaths());
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PreviewProblem[]) : [];
}
