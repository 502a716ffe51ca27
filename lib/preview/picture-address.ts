import { encodePath } from '@/lib/docs/urls.ts';
import { fileInside } from '@/lib/site/file-inside.ts';

/** Prefix of the preview's addresses for images in `content/`. */
const FOLDER = '/_content/file/';

/**
 * The preview's address of an image beside a page. It contains the path, because the page and the
 * route that answers are in separate bundles and even processes, without shared memory.
 * @param file path below `content/`
 * @param version changes with the image, to bypass the browser's cache
 */
export const pictureAddress = (file: string, version: string): string =>
  `${encodePath(FOLDER + file.replaceAll('\\', '/'))}?v=${version}`;

/**
 * The file for such an address, decoded and without its query. Undefined for other addresses, and
 * for paths that leave `content/`.
 */
export const pictureFile = (content: string, address: string): string | undefined =>
  address.startsWith(FOLDER) ? fileInside(content, address.slice(FOLDER.length)) : undefined;
