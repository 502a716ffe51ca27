import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { errorCode } from './error-code.ts';

/** The builds of a checkout share Next's working folder, whatever their sites: one runs at a time. */
export const lockFile = (repository: string): string => join(repository, '.cache', 'build.lock');

/** Who holds the lock. */
const holderSchema = z.object({
  pid: z.number(),
  /** As it was called. */
  command: z.string(),
});

export type Holder = z.infer<typeof holderSchema>;

interface Waiting {
  /** Hears once of each build that is waited for. */
  onWait: (holder: Holder) => void;
  /** Milliseconds between two looks. */
  every?: number;
}

/** A file that is still without content after this time was left by a process that was killed while it wrote. */
const WRITTEN_AFTER_MS = 10_000;

/**
 * Waits until no other build runs, and holds the lock from then on. A lock whose process has died does not count.
 * @returns gives the lock back; the end of the process does so, too
 */
export async function lockBuild(
  file: string,
  command: string,
  { onWait, every = 500 }: Waiting,
): Promise<() => void> {
  const own = JSON.stringify({ pid: process.pid, command } satisfies Holder);
  mkdirSync(dirname(file), { recursive: true });
  let told: string | undefined;
  while (!create(file, own)) {
    const text = read(file);
    const holder = text === undefined ? undefined : parse(text);
    if (text !== undefined && isStale(file, holder)) remove(file, text);
    else {
      if (holder && text !== told) onWait(holder);
      told = holder ? text : told;
      await new Promise((resolve) => setTimeout(resolve, every));
    }
  }
  const release = () => {
    process.off('exit', release);
    if (read(file) === own) rmSync(file, { force: true });
  };
  process.on('exit', release);
  return release;
}

/** The line for somebody who has to wait. */
export const waitingFor = ({ pid, command }: Holder, file: string): string =>
  `Another build is running in this checkout: process ${pid}, \`${command}\`. This one begins when it has ended. (If there is no such build, delete ${file}.)`;

function create(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function parse(text: string): Holder | undefined {
  try {
    return holderSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function isStale(file: string, holder: Holder | undefined): boolean {
  // Our own number in a lock that is not ours: that process is gone, and numbers are given again.
  if (holder) return holder.pid === process.pid || !isRunning(holder.pid);
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return written !== undefined && Date.now() - written > WRITTEN_AFTER_MS;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is one, too.
    return errorCode(error) === 'EPERM';
  }
}

/** Takes a stale lock away, and nobody else's: between reading and removing another build may have come first. */
function remove(file: string, stale: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const taken = read(aside);
  if (taken !== undefined && taken !== stale) create(file, taken);
  rmSync(aside, { force: true });
}
