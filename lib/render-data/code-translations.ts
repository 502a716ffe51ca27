import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { sitePaths, type SitePaths } from '@/lib/site/paths.ts';
import { readJson } from './json-file.ts';

const file = z.record(
  z.string(),
  z.object({ message: z.string() }).transform(({ message }) => message),
);

const ADVICE = 'Correct the file, or let `docusaurus write-translations` write it again.';

const kept = new Map<string, Readonly<Record<string, string>>>();

/**
 * The texts of a site's code in a language, by id: `i18n/<locale>/code.json` of the site folder, as
 * Docusaurus writes it. That of a Docusaurus site may be elsewhere, and is laid out with its content.
 */
export function codeTranslations(
  locale: string,
  { site, docusaurus }: Pick<SitePaths, 'site' | 'docusaurus'> = sitePaths(),
): Readonly<Record<string, string>> {
  const path = join(docusaurus?.stage ?? site, 'i18n', locale, 'code.json');
  const known = kept.get(path);
  if (known) return known;
  const texts = existsSync(path) ? readJson(realpathSync(path), file, ADVICE) : {};
  kept.set(path, texts);
  return texts;
}
