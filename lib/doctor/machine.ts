import { z } from 'zod';
import { good, look, some, stop, type Finding } from './finding.ts';

/**
 * Whether the running Node.js is new enough.
 * @param engines `engines.node` of package.json: `>=20.19`
 */
export function checkNode(version: string, engines: string): Finding {
  const wanted = engines.replace(/^[^\d]*/, '');
  if (compareVersions(version, wanted) >= 0) return good(`Node.js ${version}`);
  return stop(
    `Node.js is ${version}, and the portal needs ${wanted} or newer.`,
    'Install the current long-term version from your package manager or from nodejs.org, open a new terminal and run `npm ci`.',
  );
}

/** Compares versions numerically: `20.9` is older than `20.19`. Negative, zero, or positive. */
export function compareVersions(a: string, b: string): number {
  const numbersOf = (version: string) =>
    version.split(/[.-]/).map((part) => Number.parseInt(part, 10) || 0);
  const [left, right] = [numbersOf(a), numbersOf(b)];
  for (let index = 0; index < 3; index++) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The fields of a lock file that this check uses. */
export const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      optional: z.boolean().optional(),
      devOptional: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

export type Lock = z.infer<typeof lockSchema>;

/**
 * Whether the installed packages match the lock file.
 * @param installed npm's record in node_modules; undefined if there is none
 * @param isThere whether a package's folder exists: after an interrupted installation, the record
 * may name missing packages
 */
export function checkPackages(
  lock: Lock,
  installed: Lock | undefined,
  isThere: (path: string) => boolean,
): Finding {
  const remedy = 'Run `npm ci`. It installs exactly what the lock file names.';
  if (!installed) return stop('The packages of the portal are not installed.', remedy);
  const different = Object.entries(lock.packages).flatMap(
    ([path, { version, optional, devOptional, link }]) => {
      if (path === '' || link) return [];
      const there = isThere(path) ? installed.packages[path]?.version : undefined;
      // Optional packages may be for other platforms.
      if (there === version || (there === undefined && (optional || devOptional))) return [];
      return [
        `${path.replace(/^.*node_modules\//, '')}: ${version} is wanted, ${there ?? 'nothing'} is there`,
      ];
    },
  );
  if (different.length === 0)
    return good(`${Object.keys(installed.packages).length} packages, as the lock file names them`);
  return stop(
    `The installed packages are not those of the lock file:${some(different, 5)}`,
    remedy,
  );
}

const GB = 1e9;

/**
 * Whether there is enough disk space. The product needs about 1 GB: the working folder, the export,
 * and both during publishing.
 */
export function checkDisk(freeBytes: number): Finding {
  const free = `${(freeBytes / GB).toFixed(1)} GB of the disk are free`;
  if (freeBytes < GB)
    return stop(
      `Only ${free}; a build needs 1 GB.`,
      'Make room. `.cache/`, `.sites/`, `.next/` and `out/` in this folder are made again by every build and may be deleted.',
    );
  if (freeBytes < 3 * GB)
    return look(
      `${free}, which a few builds can fill.`,
      'Make room soon. `.cache/`, `.sites/` and `.next/` in this folder may be deleted.',
    );
  return good(free);
}

/** Whether there is enough memory. A build of the product takes up to 2 GB. */
export function checkMemory(totalBytes: number): Finding {
  const total = `${(totalBytes / GB).toFixed(1)} GB of memory`;
  return totalBytes < 3.5 * GB
    ? look(
        `This machine has ${total}; a build of the whole site may need 2 GB of it.`,
        'Close other programs before a build. The preview (`npm run dev`) needs less.',
      )
    : good(total);
}

export function checkBrowser(path: string | undefined): Finding {
  return path === undefined
    ? look(
        'There is no Chrome or Chromium for the browser tests.',
        '`npm test` installs one, if it may. Or install one yourself; `CHROMIUM=/path/to/it` names one that is not found. Writing and building need none.',
      )
    : good(`Browser for the tests: ${path}`);
}

export function checkPort(port: number, free: boolean): Finding {
  return free
    ? good(`Port ${port} is free`)
    : look(
        `Port ${port} is taken by another program, perhaps by a preview that still runs.`,
        `\`npm start\` takes the next free one by itself. For the preview: \`npm run dev -- -p ${port + 1}\`.`,
      );
}

export interface GitState {
  repository: boolean;
  shallow: boolean;
}

/**
 * Whether git can provide the pages' dates.
 * @param ownSite the site's folder when it is not the portal itself: a new site has no history yet
 */
export function checkGit({ repository, shallow }: GitState, ownSite?: string): Finding {
  if (!repository)
    return look(
      `${ownSite ?? 'This folder'} has no history of git (or git is not installed), so pages cannot say when they were changed.`,
      ownSite === undefined
        ? 'Clone the repository instead of downloading it as an archive.'
        : `In ${ownSite}, run \`git init && git add -A && git commit -m "First pages"\`. A site that has a repository already is cloned, not downloaded as an archive.`,
    );
  if (shallow)
    return look(
      'The history of git is cut off, so pages that were not changed lately have no date.',
      'Run `git fetch --unshallow`. In a workflow, check out with `fetch-depth: 0`.',
    );
  return good('The history of git is whole');
}
