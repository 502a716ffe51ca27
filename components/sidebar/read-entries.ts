import type { PackedEntry } from '@/lib/docs/packed-entries.ts';
import { isArrayOf, isObject, isString } from '@/lib/text/guards.ts';

/**
 * The entries in a JSON text. Written by hand, because a schema library would be code of every
 * page.
 * @throws if the text is none of ours: the answer of a proxy, or a file of another build
 */
export function readEntries(json: string): readonly PackedEntry[] {
  const entries: unknown = JSON.parse(json);
  if (!isArrayOf(entries, isEntry)) throw new Error('This is no list of sidebar entries.');
  return entries;
}

function isEntry(value: unknown): value is PackedEntry {
  if (!Array.isArray(value)) return false;
  const [label, path, more, items] = value as unknown[];
  if (!isString(label)) return false;
  if (value.length !== 4) return isString(path) && (more === undefined || isObject(more));
  return (
    (path === null || isString(path)) &&
    isObject(more) &&
    isString(more.key) &&
    isArrayOf(items, isEntry)
  );
}
