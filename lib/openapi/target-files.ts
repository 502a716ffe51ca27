import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { isInside } from '@/lib/site/file-inside.ts';
import { decoded } from '@/lib/text/decoded.ts';
import type { Json } from './json.ts';

export const isElsewhere = (target: string): boolean =>
  /^([a-z][a-z0-9+.-]*:)?\/\//i.test(target) || /^[a-z][a-z0-9+.-]+:/i.test(target);

/** The file of a reference, which may be the file that it is written in. */
export function fileOf(from: string, target: string): string {
  const [name = ''] = target.split('#');
  return name === '' ? from : resolve(dirname(from), decoded(name));
}

/** A file as problems name it. */
export const shownFile = (folder: string, file: string): string =>
  join('openapi', relative(folder, file));

/** Whether a reference leads to another host, out of the folder, or to a file that is missing. */
export function leadsToNoFile(folder: string, from: string, target: Json): boolean {
  if (typeof target !== 'string' || target.startsWith('#')) return false;
  const file = fileOf(from, target);
  return isElsewhere(target) || !isInside(folder, file) || !existsSync(file);
}
