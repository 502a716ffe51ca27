import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const COMMIT = '\u0001';

/**
 * The time of each file's newest commit, from the output of `git log --name-only`. The commits at
 * which a shallow clone ends (`boundaries`) seem to add every file, so they are ignored.
 */
export function datesFromLog(log: string, boundaries: ReadonlySet<string>): Map<string, string> {
  const dates = new Map<string, string>();
  for (const commit of log.split(COMMIT).slice(1)) {
    const [head = '', ...files] = commit.split('\n');
    const [hash = '', seconds = ''] = head.split(' ');
    if (boundaries.has(hash)) continue;
    const date = new Date(Number(seconds) * 1000).toISOString();
    for (const file of files) if (file !== '' && !dates.has(file)) dates.set(file, date);
  }
  return dates;
}

/**
 * The time of the last change of each file below `folder`, by its path from there. Empty without
 * git or without a history: no date is better than a wrong one.
 */
export function gitDates(folder: string): Map<string, string> {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.quotepath=off', ...args], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    const shallow = resolve(folder, git('rev-parse', '--git-path', 'shallow').trim());
    const boundaries = new Set(
      existsSync(shallow) ? readFileSync(shallow, 'utf8').split('\n') : [],
    );
    return datesFromLog(
      git('log', `--format=%x01%H %ct`, '--name-only', '--no-renames', '--relative', '--', '.'),
      boundaries,
    );
  } catch {
    return new Map();
  }
}
