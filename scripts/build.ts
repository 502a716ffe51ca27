import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildFingerprint } from '@/lib/build/fingerprint.ts';
import { prepare } from '@/lib/build/prepare.ts';
import { Progress } from '@/lib/build/progress.ts';
import { publish } from '@/lib/build/publish.ts';
import { renderPages } from '@/lib/build/render-pages.ts';
import { BuildError } from '@/lib/content/problem.ts';
import { sitePaths } from '@/lib/site/paths.ts';

/** Builds the site folder into `OUT_DIR`. `--force` renders even when nothing has changed. */
async function build(): Promise<void> {
  const paths = sitePaths();
  const progress = new Progress();
  const fingerprint = buildFingerprint(paths);
  const stampFile = join(paths.work, 'built.txt');
  const stamp = `${fingerprint} ${paths.out}`;
  if (!process.argv.includes('--force') && existsSync(join(paths.out, 'index.html')) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) {
    console.log(`Nothing has changed since the last build: ${paths.out} is up to date.`);
    return;
  }
  rmSync(stampFile, { force: true });
  mkdirSync(paths.work, { recursive: true });
  const model = await prepare(paths, progress);
  await renderPages(paths, progress);
  progress.stage('Publishing');
  const { files, megabytes } = publish(paths, model, stampFile, stamp);
  progress.done(`${files} files, ${megabytes.toFixed(1)} MB`);
  console.log(`\nBuilt in ${progress.total()} s: ${paths.out}`);
}

build().catch((error: unknown) => {
  console.error(error instanceof BuildError ? `\n${error.message}\n` : error);
  process.exitCode = 1;
});
