import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { isHashed } from '@/lib/render-data/content-types.ts';
import { namesBelow } from '@/lib/site/files-below.ts';

/** The SHA-256 of each file's content, by its path in the site. */
const fileListSchema = z.record(z.string(), z.string());

export type FileList = Readonly<z.infer<typeof fileListSchema>>;

/** Files for other kinds of hosts, useless in an object store. */
const NOT_UPLOADED = new Set(['_headers', '_redirects', 'redirects.nginx.conf']);

/** The files of a site whose names contain no content hash. */
export function fileList(folder: string): FileList {
  const paths = namesBelow(folder);
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

/**
 * Reads the list of an earlier publication. Undefined if it is missing or invalid: all files then
 * count as changed.
 */
export function readFileList(file: string): FileList | undefined {
  try {
    return fileListSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

/**
 * Copies the files that have changed since a publication into a new folder, and writes the new list
 * beside it. Compares contents, because a change may keep the size, and every build changes the
 * times.
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
