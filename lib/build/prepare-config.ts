import { join } from 'node:path';
import { formatProblem } from '@/lib/content/problem.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import { loadSite } from '@/lib/site/load-config.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { writeWhole } from '@/lib/site/write-whole.ts';
import { stopOnErrors } from './stop-on-errors.ts';

/**
 * Checks the configuration and writes it for the build and the preview. Warns of what does not move
 * in from Docusaurus. Apart from the rest of a build, because the preview starts with it: loading
 * the compiler takes a second and more.
 * @param quiet the warnings have been told before
 * @throws BuildError with all errors
 */
export async function prepareConfig(
  paths: SitePaths,
  { quiet = false }: { quiet?: boolean } = {},
): Promise<{ config: SiteConfig; basePath?: string }> {
  const { config, problems, basePath } = await loadSite(paths);
  for (const problem of problems)
    if (problem.severity === 'warning' && !quiet)
      console.warn(`warning  ${formatProblem(problem)}`);
  stopOnErrors(problems, []);
  writeWhole(join(paths.work, 'site.json'), JSON.stringify(config));
  return { config, basePath };
}
