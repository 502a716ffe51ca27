import { join } from 'node:path';
import type { SitePaths } from '@/lib/site/paths.ts';

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
