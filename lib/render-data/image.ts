import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { basename, dirname, extname, join, relative } from 'node:path';
import { imageSize } from 'image-size';
import { withoutBase } from '@/lib/docs/on-host.ts';
import { encodePath } from '@/lib/docs/urls.ts';
import { decoded } from '@/lib/text/decoded.ts';
import { fileInside } from '@/lib/site/file-inside.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { writtenBasePath } from '@/lib/site/written-base-path.ts';
import { pictureAddress } from './picture-address.ts';

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

/** Whether an image is an address with a protocol or a host of its own. */
export const isElsewhere = (image: string): boolean => /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(image);

/**
 * The file that `image` in the head of a page names: beside the page or, as in Docusaurus, in
 * `public/`, with or without a slash at its start.
 */
export const headImage = (
  paths: Folders,
  source: string,
  image: string,
): PublishedImage | undefined =>
  publishedImage(paths, source, image) ?? publishedImage(paths, source, `/${image}`);

type Folders = Pick<SitePaths, 'content' | 'public'> & Partial<Pick<SitePaths, 'site'>>;

/** @returns the file, and its address if that does not depend on its content */
function imageFile(
  paths: Folders,
  source: string,
  target: string,
): { file: string; address?: string } | undefined {
  if (isElsewhere(target)) return undefined;
  const wanted = decoded(target.replace(/[?#].*$/s, '')).replace(/^@site\/(static|public)/, '');
  if (wanted.startsWith('@site/')) {
    const elsewhere = paths.site && fileInside(paths.site, wanted.slice('@site'.length));
    return elsewhere === undefined ? undefined : { file: elsewhere };
  }
  if (wanted.startsWith('/')) return publicFile(paths, wanted);
  const file =
    fileInside(paths.content, join(dirname(source), wanted)) ??
    besideOriginal(paths, source, wanted);
  return file === undefined ? undefined : { file };
}

/** As written or, when the path has the base path already, without it. */
function publicFile(
  paths: Folders,
  written: string,
): { file: string; address: string } | undefined {
  for (const path of [withoutBase(writtenBasePath(), written), written]) {
    const file = fileInside(paths.public, path);
    if (file !== undefined) return { file, address: encodePath(path) };
  }
  return undefined;
}

/**
 * The texts of a Docusaurus site are laid out as links to its files. Paths that lead out of the
 * folder of its texts (`../../static/img/a.png`) begin at the file itself.
 */
function besideOriginal({ content, site }: Folders, source: string, path: string) {
  if (site === undefined || !path.startsWith('../')) return undefined;
  try {
    const original = readlinkSync(join(content, source));
    return fileInside(site, relative(site, join(dirname(original), path)));
  } catch {
    // Not a link: the site is none of Docusaurus.
    return undefined;
  }
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
