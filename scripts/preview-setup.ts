import { prepareConfig } from '@/lib/build/prepare.ts';
import { BuildError } from '@/lib/content/problem.ts';
import { SourceReader } from '@/lib/content/read-sources.ts';
import { sectionDefs } from '@/lib/docs/section-defs.ts';
import { rewrites } from '@/lib/preview/rewrites.ts';
import { sitePaths } from '@/lib/site/paths.ts';

/** Run by next.config.ts when a preview starts: checks the configuration and prints the preview's rewrites as JSON. */
async function setup(): Promise<void> {
  const paths = sitePaths();
  const config = await prepareConfig(paths);
  const { tree } = new SourceReader(paths.content, config.locales.map((locale) => locale.code)).read();
  process.stdout.write(JSON.stringify(rewrites(config, sectionDefs(config, tree).map((def) => def.basePath))));
}

setup().catch((error: unknown) => {
  console.error(error instanceof BuildError ? error.message : error);
  process.exitCode = 1;
});
