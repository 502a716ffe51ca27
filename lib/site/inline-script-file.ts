import { join } from 'node:path';
import type { SitePaths } from './paths.ts';

/** Scripts that stand in the HTML of pages; lib/build/inline-scripts.ts says where their code is. */
export type InlineScript = 'before-paint' | 'scroll-sidebar' | 'base-url' | 'not-found-locale';

/** Where the code of one lies, bundled. */
export const inlineScriptFile = ({ work }: Pick<SitePaths, 'work'>, name: InlineScript): string =>
  join(work, 'inline-scripts', `${name}.js`);
