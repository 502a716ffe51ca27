import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { filesBelow } from '@/lib/site/files-below.ts';

/**
 * The pages of an export that have an address, as files relative to it: not the home page, whose file is an `index.html` already, no
 * 404 page, and no file of the site's own `public/`.
 */
export function pageFiles(folder: string, publicFolder: string): string[] {
  return filesBelow(folder)
    .map((file) => relative(folder, file))
    .filter(
      (file) =>
        file.endsWith('.html') &&
        !['index.html', '404.html'].includes(basename(file)) &&
        !existsSync(join(publicFolder, file)),
    );
}

/**
 * Writes each page `X.html` as `X/index.html`, too: a host without rules finds nothing at `/X`, and where `X` is a folder it shows
 * what is in it. Each page names its one address by itself, so a copy is no other page.
 */
export function writeIndexFiles(folder: string, pages: readonly string[]): void {
  for (const page of pages) {
    const file = join(folder, page.slice(0, -'.html'.length), 'index.html');
    if (existsSync(file)) continue;
    mkdirSync(join(file, '..'), { recursive: true });
    cpSync(join(folder, page), file);
  }
}
