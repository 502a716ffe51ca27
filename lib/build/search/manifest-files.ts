import {
  contextAt,
  scopeOf,
  versionAt,
  type IncludedFile,
  type SearchManifest,
} from '@/lib/search/manifest.ts';
import { manifestPath } from '@/lib/search/places.ts';
import type { IndexFile } from './build-index.ts';

/**
 * About how long the index files that come with a manifest are, in characters: 20 KB as they are
 * sent. More of them would be over the 60 KB that the first results need at most.
 */
const INCLUDED_LENGTH = 50_000;

/**
 * The manifests of a locale: one for each place, and one for all other pages. They differ in the
 * index files that they contain, so that the first results need one round trip.
 * @param files of the index
 * @param places as `searchPlaces` returns them
 */
export const manifestFiles = (
  manifest: SearchManifest,
  files: readonly IndexFile[],
  places: readonly string[],
): IndexFile[] =>
  ['', ...places].map((place): IndexFile => {
    const included = includedFiles(manifest, files, place);
    const first = included.map(({ name, text }): IncludedFile => ({
      name,
      content: JSON.parse(text) as unknown,
    }));
    return {
      name: manifestPath(place),
      text: JSON.stringify(first.length > 0 ? { ...manifest, first } : manifest),
    };
  });

/**
 * The index files that come with the manifest of a place: the first one of what is searched there,
 * and where that is several contexts, those of the next ones, as far as they are short enough.
 * @param place a path
 * @returns the files, and the groups of their pages
 */
export function includedFiles(
  { contexts }: Pick<SearchManifest, 'contexts'>,
  files: readonly IndexFile[],
  place: string,
): (IndexFile & { group: string })[] {
  const scope = scopeOf(
    contexts,
    contextAt(contexts, place)?.path,
    versionAt(contexts, place)?.path,
  );
  const included = [];
  let length = 0;
  for (const { group, shards } of scope) {
    const file = files.find(({ name }) => name === shards[0]);
    length += file?.text.length ?? 0;
    if (included.length > 0 && length > INCLUDED_LENGTH) break;
    if (file) included.push({ ...file, group });
  }
  return included;
}
