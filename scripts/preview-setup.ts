import { prepareConfig } from '@/lib/build/prepare-config.ts';
import { ensureSiteModules } from '@/lib/build/site-modules.ts';
import { writeInlineScripts } from '@/lib/build/inline-scripts.ts';
import { bundleWorker } from '@/lib/build/search/bundle-worker.ts';
import { BuildError } from '@/lib/content/problem.ts';
import { readSources } from '@/lib/content/read-sources.ts';
import { buildModel } from '@/lib/docs/build-model.ts';
import { redirectsOf } from '@/lib/docs/redirects.ts';
import { sectionDefs } from '@/lib/docs/section-defs.ts';
import { modelWords } from '@/lib/i18n/words.ts';
import type { PreviewRules } from '@/lib/preview/preview-rules.ts';
import { redirectRules } from '@/lib/preview/redirects.ts';
import { previewPages, rewrites } from '@/lib/preview/rewrites.ts';
import { sitePaths } from '@/lib/site/paths.ts';

/**
 * next.config.ts runs this at the start of a preview. It checks the configuration and prints the
 * preview's rewrites and redirects as JSON.
 */
async function setup(): Promise<void> {
  const paths = sitePaths();
  const { config, basePath = '' } = await prepareConfig(paths);
  await bundleWorker(paths);
  await writeInlineScripts(paths);
  ensureSiteModules(paths);
  const { tree } = readSources(paths.content, config.locales);
  const { model } = buildModel({ config, tree, drafts: true, words: modelWords(paths) });
  const rules: PreviewRules = {
    ...rewrites(
      config,
      sectionDefs(config, tree).map(({ basePath, openapi }) => ({ basePath, api: openapi })),
      previewPages(model),
    ),
    redirects: redirectRules(config, redirectsOf(model)),
    basePath: process.env.BASE_PATH ?? basePath,
  };
  process.stdout.write(JSON.stringify(rules));
}

setup().catch((error: unknown) => {
  console.error(error instanceof BuildError ? error.message : error);
  process.exitCode = 1;
});
