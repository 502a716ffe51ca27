import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SitePaths } from '@/lib/site/paths.ts';
import { run } from './run.ts';

/** Lets Contentlayer read the site's content into `<work>/.contentlayer/generated`: documents as JSON, and their types. */
export async function contentlayer(paths: SitePaths): Promise<void> {
  mkdirSync(paths.work, { recursive: true });
  // Contentlayer never removes what it generated for a file that is gone.
  rmSync(join(paths.work, '.contentlayer', 'generated'), { recursive: true, force: true });
  await run(join(paths.repository, 'node_modules', '.bin', 'contentlayer2'), ['build', '--config', join(paths.repository, 'contentlayer.config.ts')], {
    cwd: paths.work,
    // It takes its folder from PWD.
    env: { ...process.env, PWD: paths.work, PORTAL_REPOSITORY: paths.repository, SITE_DIR: paths.site },
  });
}
