import { existsSync, statSync } from 'node:fs';
import type { z } from 'zod';
import { sitePaths } from '@/lib/site/paths.ts';
import { readJson } from './json-file.ts';
import { outlinesFile, problemsFile } from './preview-folders.ts';
import { outlines, previewProblems } from './work-schemas.ts';

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
