import type { LocaleModel, SiteModel } from '@/lib/docs/types.ts';
import type { ApiDocument } from '@/lib/openapi/catalog.ts';

/**
 * The part of the site model that belongs to a locale.
 * @throws for an unknown locale
 */
export const localeModel = (model: SiteModel, locale: string): LocaleModel =>
  model.locales.find((candidate) => candidate.locale === locale) ?? unknown('The site', locale);

/**
 * An API document in a locale.
 * @throws for an unknown locale
 */
export const apiInLocale = (
  { file, locales }: ApiDocument,
  locale: string,
): ApiDocument['locales'][string] => locales[locale] ?? unknown(`openapi/${file}`, locale);

function unknown(name: string, locale: string): never {
  throw new Error(`${name} has no locale “${locale}”. Add it to \`locales\` in site.config.ts.`);
}
