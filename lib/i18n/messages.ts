import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SitePaths } from '@/lib/site/paths.ts';
import type english from '@/messages/en.json';
import { installedTexts, ownThemeTexts } from './theme-files.ts';

export type Messages = typeof english;

/**
 * The interface texts of a locale: English texts, replaced by those of the locale, replaced by
 * those of the site folder. A locale without texts shows English words, never keys. A Docusaurus
 * site brings those that its theme has, too: from the package, below ours, and from its code.json.
 */
export function loadMessages(
  paths: Pick<SitePaths, 'repository' | 'site'>,
  locale: string,
): Messages {
  return [
    read(join(paths.repository, 'messages', 'en.json')),
    installedTexts(paths, locale),
    // A locale may be written `zh-TW`.
    read(join(paths.repository, 'messages', `${locale.toLowerCase()}.json`)),
    ownThemeTexts(paths, locale),
    read(join(paths.site, 'messages', `${locale}.json`)),
  ].reduce(merge) as Messages;
}

const read = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

function merge(below: unknown, above: unknown): unknown {
  if (typeof below !== 'object' || typeof above !== 'object' || !below || !above) return above;
  const merged: Record<string, unknown> = { ...below };
  for (const [key, value] of Object.entries(above))
    merged[key] = key in merged ? merge(merged[key], value) : value;
  return merged;
}
