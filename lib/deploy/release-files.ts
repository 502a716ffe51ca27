import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { namesBelow } from '@/lib/site/files-below.ts';
import { COPY_ENDINGS, precompress } from './precompress.ts';
import { keptAssets, parseRelease, RELEASE_FILE, releaseOf, type Release } from './release-plan.ts';

/** Writes the list of an export's hashed assets. */
export function writeRelease(folder: string, release = releaseOf(namesBelow(folder))): Release {
  writeFileSync(join(folder, RELEASE_FILE), JSON.stringify(release, null, 1));
  return release;
}

/** The list of a folder's release; undefined for a folder without one. */
export function readRelease(folder: string): Release | undefined {
  const file = join(folder, RELEASE_FILE);
  return existsSync(file) ? parseRelease(readFileSync(file, 'utf8'), file) : undefined;
}

export interface Placed {
  /** Folder of the release. */
  folder: string;
  kept: number;
  removed: string[];
  /** Whether nginx must reload the redirects. */
  redirectsChanged: boolean;
  compressed: ReturnType<typeof precompress>;
}

/**
 * Publishes an export atomically: `<target>/current` links to the new release, which also contains
 * the previous release's assets. The previous release stays for a rollback; older ones are removed.
 * Text files get compressed copies.
 * @param name of the release's folder; unique, and sorted after earlier names
 */
export function putInPlace(
  out: string,
  target: string,
  name: string,
  { brotli = false } = {},
): Placed {
  const own = readRelease(out);
  if (!own || !existsSync(join(out, 'index.html')))
    throw new Error(`There is no finished site in ${out}. Run \`npm run build\` first.`);
  const releases = join(target, 'releases');
  const current = join(target, 'current');
  const before = existsSync(current) ? basename(readlinkSync(current)) : undefined;
  const folder = join(releases, name);
  const partial = `${folder}.partial`;
  if (existsSync(folder))
    throw new Error(`${folder} is there already. Every release has a folder of its own.`);
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(releases, { recursive: true });
  cpSync(out, partial, { recursive: true });
  const kept = keptAssets(own, before === undefined ? undefined : readRelease(current));
  for (const asset of kept) {
    mkdirSync(dirname(join(partial, asset)), { recursive: true });
    cpSync(join(current, asset), join(partial, asset));
  }
  if (before !== undefined) reuseCopies(current, partial, [...own.assets, ...kept], brotli);
  const compressed = precompress(partial, { brotli });
  writeRelease(partial, { assets: own.assets, kept });
  renameSync(partial, folder);
  const redirectsChanged = before !== undefined && redirects(folder) !== redirects(current);
  // A symbolic link cannot be changed, but renaming replaces it atomically.
  const next = `${current}.next`;
  rmSync(next, { force: true });
  symlinkSync(join('releases', name), next);
  renameSync(next, current);
  const removed = readdirSync(releases).filter((other) => other !== name && other !== before);
  for (const other of removed) rmSync(join(releases, other), { recursive: true });
  return { folder, kept: kept.length, removed, redirectsChanged, compressed };
}

/**
 * Takes over compressed copies of hashed files. A name may lie, because not all of them are hashes
 * of the content; a copy of other content would be sent for a year.
 */
function reuseCopies(from: string, to: string, assets: readonly string[], brotli: boolean): void {
  for (const asset of assets) {
    const endings = COPY_ENDINGS.filter(
      (ending) => (brotli || ending !== '.br') && existsSync(join(from, asset + ending)),
    );
    if (endings.length === 0 || !sameContent(join(from, asset), join(to, asset))) continue;
    for (const ending of endings) cpSync(join(from, asset + ending), join(to, asset + ending));
  }
}

const sameContent = (one: string, other: string): boolean =>
  existsSync(one) && readFileSync(one).equals(readFileSync(other));

function redirects(folder: string): string {
  const file = join(folder, 'redirects.nginx.conf');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
