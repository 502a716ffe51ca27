import { join } from 'node:path';
// A relative import, because Next compiles its configuration without path aliases.
import { writeWhole } from '../site/write-whole.ts';

/**
 * The module that replaces lib/render-data/content-stamp.ts in the preview; relative to the working
 * folder.
 */
export const STAMP_FILE = 'content-stamp.ts';

/**
 * Changes the stamp, which the layout imports, so that the preview renders the current page again.
 * Only one small module changes, however many pages there are.
 */
export const touchStamp = (work: string): void =>
  writeWhole(join(work, STAMP_FILE), `export const contentStamp = '${Date.now()}';\n`);
