import { join } from 'node:path';
import { PUBLISHED_FOLDER } from '@/lib/openapi/document-name.ts';
import { fileInside } from '@/lib/site/file-inside.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { SEARCH_FOLDER } from '@/lib/search/manifest.ts';
import { previewApiFolder } from './preview-folders.ts';
import { pictureFile } from './picture-address.ts';

/** The file that a build would have copied to an address; undefined if there is none. */
export function previewFile(segments: readonly string[]): string | undefined {
  const paths = sitePaths();
  const address = `/${segments.join('/')}`;
  const picture = pictureFile(paths, address);
  if (picture) return picture;
  // The last build's index, because indexing needs every page.
  if (address.startsWith(`/${SEARCH_FOLDER}/`))
    return (
      fileInside(join(paths.work, 'search'), segments.at(-1) ?? '') ??
      fileInside(paths.out, address)
    );
  return (
    fileInside(join(previewApiFolder(paths), PUBLISHED_FOLDER), address) ??
    fileInside(paths.public, address)
  );
}
