import {
  contextAt,
  scopeOf,
  versionAt,
  type FirstFile,
  type SearchManifest,
} from '@/lib/search/manifest.ts';
import { manifestPath } from '@/lib/search/places.ts';
import type { IndexFile } from './build-index.ts';

/**
 * The manifests of a locale: one for each place, and one for all other pages. They differ in the
 * index file that they contain, so that the first results need one round trip.
 * @param files of the index
 * @param places as `searchPlaces` returns them
 */
export function manifestFiles(
  manifest: SearchManifest,
  files: readonly IndexFile[],
  places: readonly string[],
): IndexFile[] {
  const textOf = new Map(files.map(({ name, text }) => [name, text]));
  const firstAt = (place: string): FirstFile | undefined => {
    const [name] = firstGroup(manifest, place)?.shards ?? [];
    const text = name && textOf.get(name);
    return text ? { name, content: JSON.parse(text) as unknown } : undefined;
  };
  return ['', ...places].map((place) => ({
    name: manifestPath(place),
    text: JSON.stringify({ ...manifest, first: firstAt(place) }),
  }));
}

/** What is searched first on a page, with the names of its index files. @param place its path */
export const firstGroup = (
  { contexts }: Pick<SearchManifest, 'contexts'>,
  place: string,
): ReturnType<typeof scopeOf>[number] | undefined =>
  scopeOf(contexts, contextAt(contexts, place)?.path, versionAt(contexts, place)?.path)[0];
