import type { PackedEntry } from '@/lib/docs/packed-entries.ts';

/**
 * The entries in a JSON text. Written by hand, because a schema library would be code of every page.
 * @throws if the text is none of ours: the answer of a proxy, or a file of another build
 */
export function readEntries(json: string): readonly PackedEntry[] {
  const entries: unknown = JSON.parse(json);
  if (!isList(entries)) throw new Error('This is no list of sidebar entries.');
  return entries;
}

const isList = (value: unknown): value is readonly PackedEntry[] =>
  Array.isArray(value) && value.every(isEntry);

function isEntry(value: unknown): value is PackedEntry {
  if (!Array.isArray(value)) return false;
  const [label, path, more, items] = value as unknown[];
  if (typeof label !== 'string') return false;
  if (value.length !== 4) return typeof path === 'string' && (more === undefined || isRecord(more));
  return (
    (path === null || typeof path === 'string') &&
    isRecord(more) &&
    typeof more.key === 'string' &&
    isList(items)
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
