import { join } from 'node:path';
import type { SitePaths } from './paths.ts';

/** Scripts inside the HTML of pages; lib/build/inline-scripts.ts bundles them. */
export type InlineScript =
  'before-paint' | 'announcement' | 'scroll-sidebar' | 'base-url' | 'not-found-locale';

/** The file with the bundled code of a script. */
export const inlineScriptFile = ({ work }: Pick<SitePaths, 'work'>, name: InlineScript): string =>
  join(work, 'inline-scripts', `${name}.js`);
