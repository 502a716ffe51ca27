import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SitePaths } from '@/lib/site/paths.ts';
import { run } from './run.ts';

/** Runs Contentlayer, which writes the documents as JSON into the store of lib/content/store.ts. */
export async function contentlayer(paths: SitePaths): Promise<void> {
  // Contentlayer never removes the output for a deleted file.
  rmSync(join(paths.work, '.contentlayer', 'generated'), { recursive: true, force: true });
  mkdirSync(paths.work, { recursive: true });
  await run(
    join(paths.repository, 'node_modules', '.bin', 'contentlayer2'),
    ['build', '--config', join(paths.repository, 'contentlayer.config.ts')],
    {
      cwd: paths.work,
      // Contentlayer takes its working folder from PWD.
      env: { ...process.env, PWD: paths.work, CONTENT_DIR: paths.content },
    },
  );
}
