import { relative } from 'node:path';
import { encodePath } from '@/lib/docs/urls.ts';
import { ASSET } from '@/lib/mdx/imports/asset-files.ts';
import { fileInside } from '@/lib/site/file-inside.ts';
import type { SitePaths } from '@/lib/site/paths.ts';

/** Prefix of the preview's addresses for images in `content/`. */
const FOLDER = '/_content/file/';
/** The same for images elsewhere in the site folder. */
const SITE_FOLDER = '/_content/site/';

type Folders = Pick<SitePaths, 'content'> & Partial<Pick<SitePaths, 'site'>>;

/**
 * The preview's address of an image beside a page. It contains the path, because the page and the
 * route that answers are in separate bundles and even processes, without shared memory.
 * @param file absolute path below `content/` or the site folder
 * @param version changes with the image, to bypass the browser's cache
 */
export function pictureAddress({ content, site }: Folders, file: string, version: string): string {
  const below = relative(content, file);
  const path =
    below.startsWith('..') && site !== undefined
      ? SITE_FOLDER + relative(site, file)
      : FOLDER + below;
  return `${encodePath(path.replaceAll('\\', '/'))}?v=${version}`;
}

/**
 * The file for such an address, decoded and without its query. Undefined for other addresses, for
 * paths that leave the folder, and for files of the site folder that pages do not publish.
 */
export function pictureFile({ content, site }: Folders, address: string): string | undefined {
  if (address.startsWith(FOLDER)) return fileInside(content, address.slice(FOLDER.length));
  return address.startsWith(SITE_FOLDER) && ASSET.test(address) && site !== undefined
    ? fileInside(site, address.slice(SITE_FOLDER.length))
    : undefined;
}
