import { join } from 'node:path';
import { formatProblem } from '@/lib/content/problem.ts';
import { lintDocuments } from '@/lib/openapi/lint/lint-documents.ts';
import { loadSiteConfig } from '@/lib/site/load-config.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { runCommand } from './run-command.ts';

/** Lints the site's API documents and their translations with the rules in `redocly.yaml`. */
async function lintOpenapi(): Promise<void> {
  const paths = sitePaths();
  const config = await loadSiteConfig(paths);
  const { checked, problems } = await lintDocuments(
    paths.site,
    join(paths.repository, 'redocly.yaml'),
    config.locales.map(({ code }) => code),
    config.defaultLocale,
  );
  for (const problem of problems) console.log(formatProblem(problem));
  console.log(
    `${checked.join('\n')}\n${problems.length === 0 ? 'Nothing to complain of.' : `${problems.length} to fix.`}`,
  );
  if (problems.length > 0) process.exitCode = 1;
}

await runCommand(lintOpenapi);
