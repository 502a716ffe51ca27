import { presentPaths, PUBLISHED_FILE, recordPublished } from '@/lib/build/check-published.ts';
import { loadApis } from '@/lib/build/prepare-apis.ts';
import { BuildError } from '@/lib/content/problem.ts';
import { readSources } from '@/lib/content/read-sources.ts';
import { buildModel } from '@/lib/docs/build-model.ts';
import { sectionDefs } from '@/lib/docs/section-defs.ts';
import { modelWords } from '@/lib/i18n/words.ts';
import { loadSiteConfig } from '@/lib/site/load-config.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { runCommand } from './run-command.ts';

/**
 * Adds the path of every page to the site's published-paths.json. From then on, a build fails if
 * one of them no longer exists.
 */
async function record(): Promise<void> {
  const paths = sitePaths();
  const config = await loadSiteConfig(paths);
  const { tree, problems: sourceProblems } = readSources(paths.content, config.locales);
  const { outline, problems: apiProblems } = await loadApis(
    paths,
    config,
    sectionDefs(config, tree),
  );
  const { model, problems } = buildModel({
    config,
    tree,
    drafts: false,
    words: modelWords(paths),
    outline,
  });
  const errors = [...sourceProblems, ...apiProblems, ...problems].filter(
    (problem) => problem.severity === 'error',
  );
  if (errors.length > 0)
    throw new BuildError('The site has errors; its paths are recorded when it builds.', errors);
  const added = recordPublished(paths.site, presentPaths(model));
  for (const path of added) console.log(`+ ${path}`);
  console.log(`${added.length} paths added to ${PUBLISHED_FILE}.`);
}

await runCommand(record);
