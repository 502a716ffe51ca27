import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentlayer } from '@/lib/build/contentlayer.ts';
import { run } from '@/lib/build/run.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { runCommand } from './run-command.ts';

/** Checks the types. Generates Contentlayer's and Next's types first if they are missing. */
async function types(): Promise<void> {
  const paths = sitePaths();
  const bin = (name: string) => join(paths.repository, 'node_modules', '.bin', name);
  if (!existsSync(join(paths.work, '.contentlayer', 'generated', 'types.d.ts')))
    await contentlayer(paths);
  await run(bin('next'), ['typegen'], {
    cwd: paths.repository,
    env: { ...process.env, PORTAL_BUILD: '1', NEXT_TELEMETRY_DISABLED: '1' },
  });
  await run(bin('tsc'), ['--noEmit'], { cwd: paths.repository });
}

await runCommand(types);
