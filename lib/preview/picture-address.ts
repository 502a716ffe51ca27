import { encodePath } from '@/lib/docs/urls.ts';
import { fileInside } from '@/lib/site/file-inside.ts';

/** Below it the preview serves the pictures that lie beside the pages, by their place in `content/`. */
const FOLDER = '/_content/file/';

/**
 * Where the preview serves a picture that lies beside a page. The address itself says which file it is, because the page
 * and the route that answers are different bundles, and processes even, that share no memory.
 * @param file path below `content/`
 * @param version changes with the picture, so that no browser shows the old one
 */
export const pictureAddress = (file: string, version: string): string =>
  `${encodePath(FOLDER + file.replaceAll('\\', '/'))}?v=${version}`;

/** The file behind such an address, decoded and without its query; undefined when it is none, or leads out of `content/`. */
export const pictureFile = (content: string, address: string): string | undefined =>
  address.startsWith(FOLDER) ? fileInside(content, address.slice(FOLDER.length)) : undefined;
