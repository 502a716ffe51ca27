import { z } from 'zod';
import { isHashed } from '@/lib/render-data/content-types.ts';

/**
 * Published with each release, so that the next release knows which assets open pages still need.
 */
export const RELEASE_FILE = 'release.json';

/** Paths are relative to the site, decoded, and sorted. */
const releaseSchema = z.object({
  /** The release's own files with a hash in their name. */
  assets: z.array(z.string()),
  /** The previous release's assets, which open pages load. */
  kept: z.array(z.string()),
});

export type Release = z.infer<typeof releaseSchema>;

/** The hashed assets among the files of an export. */
export const releaseOf = (files: readonly string[]): Release => ({
  assets: files.filter(isHashed).sort(),
  kept: [],
});

/**
 * The assets that the next release keeps from the published one: its own, but not those it had
 * kept, so that each asset lasts one more release. If the same release is published again, it keeps
 * what it kept.
 */
export function keptAssets(
  next: Pick<Release, 'assets'>,
  published: Release | undefined,
): string[] {
  if (!published) return [];
  const own = new Set(next.assets);
  const same =
    published.assets.length === own.size && published.assets.every((asset) => own.has(asset));
  return (same ? published.kept : published.assets).filter((asset) => !own.has(asset)).sort();
}

/**
 * Parses a release's list, which may come from another machine.
 * @param from where the text comes from, for the message
 * @throws for any other text, and for a path that is not a hashed asset
 */
export function parseRelease(text: string, from: string): Release {
  const release = releaseSchema.safeParse(parseJson(text)).data;
  if (!release)
    throw new Error(
      `${from} is not the list of a release. It is written by the build as ${RELEASE_FILE}; publish the site with it.`,
    );
  const foreign = [...release.assets, ...release.kept].find(
    (path) => !isHashed(path) || path.split(/[/\\]/).some((part) => part === '..' || part === ''),
  );
  if (foreign !== undefined)
    throw new Error(
      `${from} names ${JSON.stringify(foreign)}, which is no file with a hash in its name. Nothing has been changed.`,
    );
  return release;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
