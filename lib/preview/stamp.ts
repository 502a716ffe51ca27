import { join } from 'node:path';
// Next compiles its configuration, which imports this, without the alias of paths.
import { writeWhole } from '../site/write-whole.ts';

/** The module that stands in for lib/render-data/content-stamp.ts during a preview; relative to the working folder. */
export const STAMP_FILE = 'content-stamp.ts';

/** Pages import the stamp, so the preview renders the page at hand anew: one small module changes, whatever the number of pages. */
export const touchStamp = (work: string): void =>
  writeWhole(join(work, STAMP_FILE), `export const contentStamp = '${Date.now()}';\n`);
