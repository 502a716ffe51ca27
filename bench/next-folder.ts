import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The message of `next build` when another build is running in the same repository. */
export const isBusy = (output: string): boolean =>
  /Another .*next build.* process is already running/.test(output);

/**
 * Waits until no `next build` uses the folder `.next`, which all sites of a repository share.
 * @param limit seconds
 */
export async function waitUntilFree(repository: string, limit = 900): Promise<void> {
  const lock = join(repository, '.next', 'lock');
  for (let waited = 0; isHeld(lock); waited++) {
    if (waited === 0)
      console.log('Another build is running in this repository: waiting for its end.');
    if (waited >= limit)
      throw new Error(
        `Another build still holds ${lock} after ${limit} s. If none is running, remove the file.`,
      );
    await pause(1000);
  }
}

/**
 * Removes the caches of builds in `.next`. The folder of the preview is kept: no build reads it,
 * and a preview may be running.
 */
export function removeNextCache(repository: string): void {
  const folder = join(repository, '.next');
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (name !== 'dev') rmSync(join(folder, name), { recursive: true, force: true });
}

/**
 * A killed build leaves its lock file behind. On Linux it is possible to see whether a process
 * still holds it.
 */
function isHeld(lock: string): boolean {
  const inode = statSync(lock, { throwIfNoEntry: false })?.ino;
  if (inode === undefined) return false;
  if (process.platform !== 'linux') return true;
  return new RegExp(`:${inode} `).test(readFileSync('/proc/locks', 'utf8'));
}
