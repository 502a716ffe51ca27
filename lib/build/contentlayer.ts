import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { batchFolders } from '@/lib/content/store.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { run } from './run.ts';

/**
 * Files that one run of Contentlayer reads. Its time grows with the square of their number (lists that it walks again for
 * every document), a start costs 2.7 CPU seconds: 800 is where the sum is smallest.
 */
const BATCH = 800;

/**
 * Lets Contentlayer read the site's content into the stores of lib/content/store.ts: documents as JSON, and their types.
 * A large site is read in several batches, each a copy of some of the files.
 * @param files relative to `content/`
 */
export async function contentlayer(
  paths: SitePaths,
  files: readonly string[],
  size = BATCH,
): Promise<void> {
  const batches = batchesOf([...files].sort(), size);
  const folders = batchFolders(paths.work, batches.length);
  // Contentlayer never removes what it generated for a file that is gone.
  rmSync(join(paths.work, '.contentlayer', 'generated'), { recursive: true, force: true });
  rmSync(join(paths.work, 'batches'), { recursive: true, force: true });
  const waiting = folders.map((folder, index) => ({ folder, batch: batches[index] ?? [] }));
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const content = batches.length === 1 ? paths.content : join(next.folder, 'content');
      if (batches.length > 1) copyFiles(paths.content, content, next.batch);
      await generate(paths, next.folder, content);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

/** The files in as many parts of nearly the same size as it takes to have at most `size` in each; at least one part. */
export function batchesOf(files: readonly string[], size: number): string[][] {
  const count = Math.max(1, Math.ceil(files.length / size));
  return Array.from({ length: count }, (_, index) =>
    files.slice(
      Math.round((index * files.length) / count),
      Math.round(((index + 1) * files.length) / count),
    ),
  );
}

function copyFiles(from: string, to: string, files: readonly string[]): void {
  rmSync(to, { recursive: true, force: true });
  for (const file of files) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(join(from, file), join(to, file), { preserveTimestamps: true });
  }
}

/** One run, which leaves `<folder>/.contentlayer/generated`. */
async function generate(paths: SitePaths, folder: string, content: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await run(
    join(paths.repository, 'node_modules', '.bin', 'contentlayer2'),
    ['build', '--config', join(paths.repository, 'contentlayer.config.ts')],
    {
      cwd: folder,
      // It takes its folder from PWD.
      env: { ...process.env, PWD: folder, CONTENT_DIR: content },
    },
  );
}
