import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeTranslations } from '@/lib/render-data/code-translations.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { isObject, isString } from '@/lib/text/guards.ts';
import { themeMessages, type Texts } from './theme-messages.ts';

type Site = Pick<SitePaths, 'site' | 'docusaurus'>;

const PACKAGE = 'node_modules/@docusaurus/theme-translations/locales';
const FILES = ['theme-common.json', 'theme-search-algolia.json'];

/** Our interface texts, nested as in messages/. */
type Nested = Record<string, Record<string, string>>;

/**
 * Interface texts from the translations of Docusaurus itself, where a site has installed them. In
 * Docusaurus they need no file of the site.
 */
export function installedTexts({ site }: Site, locale: string): Nested {
  const [language = locale] = locale.split('-');
  const folder = [locale, language]
    .map((name) => join(site, PACKAGE, name))
    .find((path) => existsSync(path));
  if (folder === undefined) return {};
  const texts = FILES.map((name) => join(folder, name))
    .filter((file) => existsSync(file))
    .flatMap((file) => {
      const given: unknown = JSON.parse(readFileSync(file, 'utf8'));
      return isObject(given) ? Object.entries(given) : [];
    })
    .filter((entry): entry is [string, string] => isString(entry[1]));
  return nested(Object.fromEntries(texts), locale);
}

/** Interface texts from `theme.*` of `i18n/<locale>/code.json`. */
export const ownThemeTexts = (paths: Site, locale: string): Nested =>
  nested(codeTranslations(locale, paths), locale);

function nested(texts: Texts, locale: string): Nested {
  const made: Nested = {};
  for (const [key, text] of Object.entries(themeMessages(texts, locale))) {
    const [group = '', name = ''] = key.split('.');
    made[group] = { ...made[group], [name]: text };
  }
  return made;
}
