import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockBuild, lockFile, waitingFor, type Holder } from '@/lib/build/build-lock.ts';
import { drawSharePictures } from '@/lib/build/draw-share-pictures.ts';
import { buildFingerprint } from '@/lib/build/fingerprint.ts';
import { prepare } from '@/lib/build/prepare.ts';
import { Progress } from '@/lib/build/progress.ts';
import { publish } from '@/lib/build/publish.ts';
import { renderPages } from '@/lib/build/render-pages.ts';
import { adoptBaseUrl } from '@/lib/docusaurus/adopt-base-url.ts';
import { BuildError } from '@/lib/content/problem.ts';
import { calledAs } from '@/lib/site/called-as.ts';
import { sitePaths, type SitePaths } from '@/lib/site/paths.ts';

/** Builds the site folder into `OUT_DIR`. `--force` renders even when nothing has changed. */
async function build(): Promise<void> {
  await adoptBaseUrl();
  const paths = sitePaths();
  const stampFile = join(paths.work, 'built.txt');
  const stampNow = () => `${buildFingerprint(paths)} ${paths.out}`;
  let stamp = stampNow();
  const isBuilt = () =>
    !process.argv.includes('--force') &&
    existsSync(join(paths.out, 'index.html')) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === stamp;
  // An up-to-date site needs no lock. While another build ran, sources may have changed, or the same
  // site may have been built.
  if (!isBuilt() && (await waitForOthers(paths))) stamp = stampNow();
  if (isBuilt()) {
    console.log(`Nothing has changed since the last build: ${paths.out} is up to date.`);
    return;
  }
  const progress = new Progress();
  rmSync(stampFile, { force: true });
  mkdirSync(paths.work, { recursive: true });
  const model = await prepare(paths, progress);
  progress.stage('Drawing the pictures of link previews');
  progress.done(`${await drawSharePictures(paths, model)} drawn`);
  await renderPages(paths, model, progress);
  const { files, megabytes } = publish(paths, model, progress);
  writeFileSync(stampFile, stamp);
  progress.done(`${files} files, ${megabytes.toFixed(1)} MB`);
  console.log(`\nBuilt in ${progress.total()} s: ${paths.out}`);
}

/** Takes the lock of this checkout. Returns whether it had to wait for other builds. */
async function waitForOthers({ repository }: SitePaths): Promise<boolean> {
  const file = lockFile(repository);
  const holders: Holder[] = [];
  await lockBuild(file, calledAs('npm run build'), {
    onWait: (holder) => {
      holders.push(holder);
      console.log(waitingFor(holder, file));
    },
  });
  return holders.length > 0;
}

build().catch((error: unknown) => {
  console.error(error instanceof BuildError ? `\n${error.message}\n` : error);
  process.exitCode = 1;
});
