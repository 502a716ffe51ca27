import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { namesBelow } from '@/lib/site/files-below.ts';

/** Rules for hosts: those of the site come after those of the build, which protect its pages. */
const RULES = ['_headers', '_redirects'];

/**
 * Copies the site's `public/` into the finished site. Rules for hosts are added to those that the
 * build makes. Links become files.
 * @returns the files that take the place of one that the build has made, with other content
 */
export function copyPublic(source: string, folder: string): string[] {
  if (!existsSync(source)) return [];
  const replaced: string[] = [];
  for (const name of namesBelow(source)) {
    const file = join(source, name);
    const target = join(folder, name);
    const isNew = !existsSync(target);
    if (!isNew && readFileSync(file).equals(readFileSync(target))) continue;
    if (!isNew && RULES.includes(name)) {
      appendFileSync(target, `\n${readFileSync(file, 'utf8')}`);
      continue;
    }
    if (!isNew) replaced.push(name);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(file, target, { dereference: true });
  }
  return replaced;
}
