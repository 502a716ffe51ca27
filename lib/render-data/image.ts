import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { imageSize } from 'image-size';
import { decodePath, encodePath } from '@/lib/docs/urls.ts';
import { pictureAddress } from '@/lib/preview/picture-address.ts';
import { fileInside } from '@/lib/site/file-inside.ts';
import type { SitePaths } from '@/lib/site/paths.ts';

/** A published image of a page. */
export interface PublishedImage {
  /** Address without base path and locale. */
  src: string;
  /** The source file. */
  file: string;
  width?: number;
  height?: number;
}

/** Published folder of images from `content/`. Their names contain a content hash. */
const ASSET_FOLDER = '_content';

/**
 * Finds the file of an image: beside the page or, for an absolute path, in `public/`.
 * @param source the page's Markdown file, relative to `content/`
 * @returns undefined for external addresses and missing files
 */
export function publishedImage(
  paths: Folders,
  source: string,
  target: string,
): PublishedImage | undefined {
  const found = imageFile(paths, source, target);
  if (!found) return undefined;
  const { file, address } = found;
  const content = readFileSync(file);
  return {
    src: address ?? `/${ASSET_FOLDER}/${hashedName(file, content)}`,
    file,
    ...dimensions(content),
  };
}

/**
 * The address of an image in a page: the published one or, in the preview, that of the file itself.
 */
export function imageAddress(paths: Folders, { src, file }: PublishedImage): string {
  if (process.env.NODE_ENV !== 'development') return src;
  const hash = hashOf(readFileSync(file));
  return src.startsWith(`/${ASSET_FOLDER}/`)
    ? pictureAddress(paths, file, hash)
    : `${src}?v=${hash}`;
}

/** Whether the file of an image exists; see publishedImage. */
export const imageExists = (paths: Folders, source: string, target: string): boolean =>
  imageFile(paths, source, target) !== undefined;

type Folders = Pick<SitePaths, 'content' | 'public'> & Partial<Pick<SitePaths, 'site'>>;

/** @returns the file, and its address if that does not depend on its content */
function imageFile(
  paths: Folders,
  source: string,
  target: string,
): { file: string; address?: string } | undefined {
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(target)) return undefined;
  const decoded = decodePath(target.replace(/[?#].*$/s, '')).replace(/^@site\/(static|public)/, '');
  if (decoded.startsWith('@site/')) {
    const elsewhere = paths.site && fileInside(paths.site, decoded.slice('@site'.length));
    return elsewhere === undefined ? undefined : { file: elsewhere };
  }
  const own = decoded.startsWith('/');
  const file = own
    ? fileInside(paths.public, decoded)
    : fileInside(paths.content, join(dirname(source), decoded));
  return file === undefined ? undefined : { file, address: own ? encodePath(decoded) : undefined };
}

const hashOf = (content: Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 10);

const hashedName = (file: string, content: Uint8Array): string =>
  `${basename(file, extname(file)).replace(/[^\w-]+/g, '-')}-${hashOf(content)}${extname(file)}`;

function dimensions(content: Uint8Array): { width?: number; height?: number } {
  try {
    const { width, height } = imageSize(content);
    return { width, height };
  } catch {
    // An SVG without a size, or an unknown format: the page shows the image without a size.
    return {};
  }
}
