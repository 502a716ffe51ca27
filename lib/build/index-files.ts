import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { namesBelow } from '@/lib/site/files-below.ts';

/**
 * The HTML files of pages with their own address, relative to the folder. Excludes home pages,
 * which are index files already, 404 pages, and files of `public/`.
 */
export function pageFiles(folder: string, publicFolder: string): string[] {
  return namesBelow(folder).filter(
    (name) =>
      name.endsWith('.html') &&
      !['index.html', '404.html'].includes(basename(name)) &&
      !existsSync(join(publicFolder, name)),
  );
}

/**
 * Also writes each page `X.html` as `X/index.html`: a host without rules has nothing at `/X`, and
 * lists the folder `X` if there is one. Both copies name the same canonical address.
 */
export function writeIndexFiles(folder: string, pages: readonly string[]): void {
  for (const page of pages) {
    const file = join(folder, page.slice(0, -'.html'.length), 'index.html');
    if (existsSync(file)) continue;
    mkdirSync(join(file, '..'), { recursive: true });
    cpSync(join(folder, page), file);
  }
}
