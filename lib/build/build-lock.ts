import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { errorCode } from '@/lib/text/error-code.ts';

/**
 * Builds of a checkout share Next's working folder, even for different sites, so only one may run.
 */
export const lockFile = (repository: string): string => join(repository, '.cache', 'build.lock');

/** The process that holds the lock. */
const holderSchema = z.object({
  pid: z.number(),
  /** The command that started it. */
  command: z.string(),
});

export type Holder = z.infer<typeof holderSchema>;

interface Waiting {
  /** Called once for each build that blocks this one. */
  onWait: (holder: Holder) => void;
  /** Polling interval in ms. */
  every?: number;
}

/** A lock file that is still empty after this time was left by a process that was killed. */
const WRITTEN_AFTER_MS = 10_000;

/**
 * Waits until no other build runs, then takes the lock. Locks of dead processes are removed.
 * @returns releases the lock, as does the end of the process
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

/** The message while another build runs. */
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
  // The lock has our own process id, but is not ours: the operating system has reused the id.
  if (holder) return holder.pid === process.pid || !isRunning(holder.pid);
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return written !== undefined && Date.now() - written > WRITTEN_AFTER_MS;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process belongs to another user.
    return errorCode(error) === 'EPERM';
  }
}

/**
 * Removes a stale lock. Renames it first, because another build may have replaced it in the
 * meantime.
 */
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
