import { readSources } from '@/lib/content/read-sources.ts';
import { formatProblem } from '@/lib/content/problem.ts';
import { checkContent, readGlossary } from '@/lib/editorial/check-content.ts';
import { loadSiteConfig } from '@/lib/site/load-config.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { runCommand } from './run-command.ts';

/** Checks the manuals' style. With a folder (`EdgeHub`, `weda/docs/library`): only its pages. */
async function check([folder]: readonly string[]): Promise<void> {
  const { content } = sitePaths();
  const config = await loadSiteConfig(sitePaths());
  const { tree, problems: broken } = readSources(content, config.locales);
  const wanted = folder === undefined ? '' : `${folder.replace(/\/+$/, '')}/`;
  const problems = [
    ...broken.filter(({ severity }) => severity === 'error'),
    ...(await checkContent(content, config, tree, readGlossary(content), wanted)),
  ];
  for (const problem of problems) console.log(formatProblem(problem));
  console.log(problems.length === 0 ? 'Nothing to send back.' : `\n${problems.length} to fix.`);
  if (problems.length > 0) process.exitCode = 1;
}

await runCommand(() => check(process.argv.slice(2)));
