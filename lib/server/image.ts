import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { imageSize } from 'image-size';
import { decodePath, encodePath } from '@/lib/docs/urls.ts';
import { fileInside } from '@/lib/site/file-inside.ts';
import type { SitePaths } from '@/lib/site/paths.ts';

/** An image of a page as it is published. */
export interface PublishedImage {
  /** Address without base path and locale. */
  src: string;
  /** The file it comes from. */
  file: string;
  width?: number;
  height?: number;
}

/** Where images that lie beside the pages are published; their names carry a hash of the content. */
export const ASSET_FOLDER = '_content';

/** Images found so far, by address: the preview serves them from here. */
export const publishedFiles = new Map<string, string>();

/**
 * Finds the file behind an image of a page: beside the page, or in `public/` when the path begins with a slash.
 * @param source the page's Markdown file, relative to `content/`
 * @returns undefined for addresses of other sites and for files that are not there
 */
export function publishedImage(paths: Pick<SitePaths, 'content' | 'public'>, source: string, target: string): PublishedImage | undefined {
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(target)) return undefined;
  const decoded = decodePath(target.split(/[?#]/)[0]!).replace(/^@site\/(static|public)/, '');
  if (decoded.startsWith('/')) {
    const file = fileInside(paths.public, decoded);
    return file === undefined ? undefined : { src: encodePath(decoded), file, ...dimensions(readFileSync(file)) };
  }
  const file = fileInside(paths.content, join(dirname(source), decoded));
  if (file === undefined) return undefined;
  const content = readFileSync(file);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const name = `${basename(file, extname(file)).replace(/[^\w-]+/g, '-')}-${hash}${extname(file)}`;
  const src = `/${ASSET_FOLDER}/${name}`;
  publishedFiles.set(src, file);
  return { src, file, ...dimensions(content) };
}

function dimensions(content: Uint8Array): { width?: number; height?: number } {
  try {
    const { width, height } = imageSize(content);
    return { width, height };
  } catch {
    // An SVG without a size of its own, or a format that is not known: the page does without.
    return {};
  }
}
