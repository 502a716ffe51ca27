import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SitePaths } from '@/lib/site/paths.ts';
import type english from '@/messages/en.json';

export type Messages = typeof english;

/**
 * The interface texts of a locale: English texts, replaced by those of the locale, replaced by
 * those of the site folder. A locale without texts shows English words, never keys.
 */
export function loadMessages(
  paths: Pick<SitePaths, 'repository' | 'site'>,
  locale: string,
): Messages {
  const layers = [
    join(paths.repository, 'messages', 'en.json'),
    // A locale may be written `zh-TW`.
    join(paths.repository, 'messages', `${locale.toLowerCase()}.json`),
    join(paths.site, 'messages', `${locale}.json`),
  ];
  return layers
    .filter((file) => existsSync(file))
    .map((file): unknown => JSON.parse(readFileSync(file, 'utf8')))
    .reduce(merge) as Messages;
}

function merge(below: unknown, above: unknown): unknown {
  if (typeof below !== 'object' || typeof above !== 'object' || !below || !above) return above;
  const merged: Record<string, unknown> = { ...below };
  for (const [key, value] of Object.entries(above))
    merged[key] = key in merged ? merge(merged[key], value) : value;
  return merged;
}
