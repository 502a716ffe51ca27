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
 * About how long the index files that come with a manifest are, in characters: 17 KB as they are
 * sent. With more of them, the first results would need over 60 KB.
 */
const INCLUDED_LENGTH = 50_000;

/**
 * The manifests of a locale: one for each place, and one for all other pages. They contain what the
 * first results need, so that these need one round trip: the index files of the place, in which they
 * differ, and the table of Simplified characters.
 * @param files of the index
 * @param places as `searchPlaces` returns them
 */
export function manifestFiles(
  manifest: SearchManifest,
  files: readonly IndexFile[],
  places: readonly string[],
): IndexFile[] {
  const tables = files.filter(({ name }) => name === manifest.fold);
  return ['', ...places].map((place): IndexFile => {
    const first = [...includedFiles(manifest, files, place), ...tables].map(
      ({ name, text }): IncludedFile => ({
        name,
        content: JSON.parse(text) as unknown,
      }),
    );
    return {
      name: manifestPath(place),
      text: JSON.stringify(first.length > 0 ? { ...manifest, first } : manifest),
    };
  });
}

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
