import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { batchFolders } from '@/lib/content/store.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { run } from './run.ts';

/**
 * Files per run of Contentlayer. Its time grows with the square of their number, and each start
 * costs 2.7 CPU seconds. The total is smallest at 800.
 */
const BATCH = 800;

/**
 * Runs Contentlayer, which writes the documents as JSON into the stores of lib/content/store.ts. A
 * large site is processed in batches, each with a copy of its files.
 * @param files relative to `content/`
 */
export async function contentlayer(
  paths: SitePaths,
  files: readonly string[],
  size = BATCH,
): Promise<void> {
  const batches = batchesOf([...files].sort(), size);
  const folders = batchFolders(paths.work, batches.length);
  // Contentlayer never removes the output for a deleted file.
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

/**
 * Splits the files into batches of nearly equal size with at most `size` files; at least one batch.
 */
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
    cpSync(join(from, file), join(to, file), { preserveTimestamps: true, dereference: true });
  }
}

/** One run, which writes `<folder>/.contentlayer/generated`. */
async function generate(paths: SitePaths, folder: string, content: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await run(
    join(paths.repository, 'node_modules', '.bin', 'contentlayer2'),
    ['build', '--config', join(paths.repository, 'contentlayer.config.ts')],
    {
      cwd: folder,
      // Contentlayer takes its working folder from PWD.
      env: {
        ...process.env,
        PWD: folder,
        CONTENT_DIR: content,
      },
    },
  );
}
