import { publicHref } from '@/components/navigation/base-path.ts';
import { fetchFile } from '@/components/navigation/fetch-file.ts';
import { LoadOnce } from '@/components/navigation/load-once.ts';
import type { PackedEntry } from '@/lib/docs/packed-entries.ts';
import { readEntries } from './read-entries.ts';

/** The lists of long sidebars, by the addresses of their files. */
export const entryFiles = new LoadOnce(async (file: string): Promise<readonly PackedEntry[]> => {
  const response = await fetchFile(publicHref(file), { priority: 'low' });
  return readEntries(await response.text());
});
