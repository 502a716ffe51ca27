import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '@/lib/content/encoding-problem.ts';
import { BuildError, type Problem } from '@/lib/content/problem.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { firstOf } from '@/lib/text/first-of.ts';
import { messageOf } from '@/lib/text/message-of.ts';
import { installedTexts, ownThemeTexts } from './theme-files.ts';

/** The largest number of texts that a warning lists. */
const NAMED = 5;

/**
 * Warns of interface texts that a locale does not have and shows in English, once for each locale,
 * with the file to write. A messages file that does not parse is an error.
 */
export function missingTexts(
  paths: Pick<SitePaths, 'repository' | 'site'>,
  config: Pick<SiteConfig, 'locales'>,
): Problem[] {
  const problems: Problem[] = [];
  const keysIn = (file: string, shown: string): string[] | undefined => {
    if (!existsSync(file)) return undefined;
    try {
      return keysOf(JSON.parse(readText(file, shown)));
    } catch (error) {
      if (error instanceof BuildError) problems.push(...error.problems);
      else
        problems.push({
          file: shown,
          severity: 'error',
          message: `does not parse: ${messageOf(error)}`,
        });
      return [];
    }
  };
  const english = keysIn(join(paths.repository, 'messages', 'en.json'), 'messages/en.json') ?? [];
  for (const { code } of config.locales) {
    const shown = `messages/${code}.json`;
    const ours = keysIn(join(paths.repository, shown.toLowerCase()), shown);
    const own =
      paths.site === paths.repository ? undefined : keysIn(join(paths.site, shown), shown);
    const theirs = [installedTexts(paths, code), ownThemeTexts(paths, code)].flatMap(keysOf);
    const present = new Set([...(ours ?? []), ...(own ?? []), ...theirs]);
    const missing = english.filter((key) => !present.has(key));
    if (code === 'en' || missing.length === 0 || problems.some(({ file }) => file === shown))
      continue;
    const isThere = (ours ?? own) !== undefined;
    const which =
      isThere || theirs.length > 0
        ? `${isThere ? 'lacks' : 'is not there, and i18n/ lacks'} ${missing.length} of ${english.length} interface texts: ${firstOf(missing, NAMED)}`
        : `is not there, so none of the ${english.length} interface texts is in the language of the locale`;
    problems.push({
      file: shown,
      severity: 'warning',
      message: `${which}. Readers see them in English, from messages/en.json of the portal. Translate them under the same keys${isThere ? '' : ' into this file in the site folder'}.`,
    });
  }
  return problems;
}

/** Every key of nested texts, with dots between. */
function keysOf(texts: unknown): string[] {
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value).map((below) => `${key}.${below}`)
      : [key],
  );
}
