import { publicHref } from '@/components/navigation/base-path.ts';
import type { PackedEntry } from '@/lib/docs/packed-entries.ts';

const loaded = new Map<string, readonly PackedEntry[]>();
const loading = new Map<string, Promise<readonly PackedEntry[]>>();

/** The list of a file, if it has been loaded. */
export const loadedEntries = (file: string): readonly PackedEntry[] | undefined => loaded.get(file);

/**
 * The list of a file, which is fetched once.
 * @throws if it cannot be loaded; the next call tries again
 */
export function loadEntries(file: string): Promise<readonly PackedEntry[]> {
  const known = loading.get(file);
  if (known) return known;
  const list = fetchEntries(file);
  loading.set(file, list);
  list.then(
    (entries) => loaded.set(file, entries),
    () => loading.delete(file),
  );
  return list;
}

async function fetchEntries(file: string): Promise<readonly PackedEntry[]> {
  const response = await fetch(publicHref(file), { priority: 'low' });
  if (!response.ok) throw new Error(`${response.status} ${file}`);
  return (await response.json()) as readonly PackedEntry[];
}
