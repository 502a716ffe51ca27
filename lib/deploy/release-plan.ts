import { z } from 'zod';
import { isHashed } from '@/lib/render-data/content-types.ts';

/** Published with every release, so that the next one knows what readers of this one may still ask for. */
export const RELEASE_FILE = 'release.json';

/** Paths are relative to the site, decoded, sorted. */
const releaseSchema = z.object({
  /** The release's own files whose names carry a hash. */
  assets: z.array(z.string()),
  /** Those of the release before, which its open pages load. */
  kept: z.array(z.string()),
});

export type Release = z.infer<typeof releaseSchema>;

/** The own assets among the files of an export. */
export const releaseOf = (files: readonly string[]): Release => ({
  assets: files.filter(isHashed).sort(),
  kept: [],
});

/**
 * What the next release keeps of the one that is published: its own assets, not what it kept itself, so everything goes
 * after one release. The same release put in place once more keeps what it kept.
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
 * Reads a release's file, which may come from another machine.
 * @param from named in the message
 * @throws when it is none, or names a file that is no asset
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
