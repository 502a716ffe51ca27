import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CATEGORY_FILE } from '@/lib/content/category-file.ts';
import type { Problem } from '@/lib/content/problem.ts';
import { splitLocale } from '@/lib/content/source-tree.ts';
import { ownerOf, type SectionDef } from '@/lib/docs/section-defs.ts';
import { nearest } from '@/lib/text/nearest.ts';

/** Front matter keys that determine a page's path or existence. */
const PATH_KEYS = ['slug', 'id', 'draft', 'redirect_from', 'link'];

/**
 * The files with errors that may change page paths once corrected. Links to such pages cannot be
 * checked before. API documents with errors have no pages at all.
 * @param content absolute path
 */
export function unsurePaths(content: string, problems: readonly Problem[]): string[] {
  const files = new Set(
    problems.filter(({ severity }) => severity === 'error').map(({ file }) => file),
  );
  return [...files]
    .filter(
      (file) =>
        file.startsWith('openapi/') ||
        (file.startsWith('content/') && saysPaths(join(dirname(content), file))),
    )
    .sort();
}

/**
 * The base paths of the sections that these files belong to; `/` when a file may belong anywhere.
 */
export function unsureBases(files: readonly string[], defs: readonly SectionDef[]): string[] {
  const bases = files.map((file) => {
    const { locale: folder, path } = splitLocale(file);
    return folder === 'openapi'
      ? defs.find(({ openapi }) => openapi === path)?.basePath
      : ownerOf(defs, splitLocale(path).path)?.basePath;
  });
  return [...new Set(bases.map((base) => base ?? '/'))];
}

function saysPaths(file: string): boolean {
  if (!/\.mdx?$/.test(file) && !CATEGORY_FILE.test(file)) return false;
  if (!existsSync(file)) return false;
  const text = readFileSync(file, 'utf8');
  // Front matter without a closing fence can end anywhere.
  const head = CATEGORY_FILE.test(file)
    ? text
    : (/^\uFEFF?---[^\n]*\n([\s\S]*?)(\n---|$)/.exec(text)?.[1] ?? '');
  return [...head.matchAll(/^[\s{]*["']?(\w+)["']?[ \t]*:/gm)].some(
    ([, key = '']) => nearest(key, PATH_KEYS) !== undefined,
  );
}
