import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { z } from 'zod';
import { isHashed } from '@/lib/render-data/content-types.ts';
import { filesBelow } from '@/lib/site/files-below.ts';

/** The SHA-256 of each file's content, by its path in the site. */
const fileListSchema = z.record(z.string(), z.string());

export type FileList = Readonly<z.infer<typeof fileListSchema>>;

/** What hosts of another kind read; an object store does not. */
const NOT_UPLOADED = new Set(['_headers', '_redirects', 'redirects.nginx.conf']);

/** The files of a site whose names tell nothing of their content. */
export function fileList(folder: string): FileList {
  const paths = filesBelow(folder).map((file) => relative(folder, file).split(sep).join('/'));
  const own = paths.filter((path) => !isHashed(path) && !NOT_UPLOADED.has(path)).sort();
  return Object.fromEntries(
    own.map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex'),
    ]),
  );
}

/** Reads a list that was published. Undefined without a list, or when it is none: then nothing is known, and everything counts as changed. */
export function readFileList(file: string): FileList | undefined {
  try {
    return fileListSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

/**
 * Copies what has changed since a publication into a folder, which is made anew, and writes the list for the next time beside it.
 * Sizes and times would not do: a changed word may be as long as the old one, and a build gives every file a new time.
 * @param into the folder; the list is `<into>.json`
 */
export function copyChanged(
  site: string,
  published: FileList | undefined,
  into: string,
): { changed: number; of: number } {
  if (!existsSync(join(site, 'index.html')))
    throw new Error(`There is no finished site in ${site}. Run \`npm run build\` first.`);
  const list = fileList(site);
  const changed = Object.keys(list).filter((path) => published?.[path] !== list[path]);
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  for (const path of changed) {
    mkdirSync(dirname(join(into, path)), { recursive: true });
    cpSync(join(site, path), join(into, path));
  }
  writeFileSync(`${into}.json`, JSON.stringify(list, null, 1));
  return { changed: changed.length, of: Object.keys(list).length };
}
