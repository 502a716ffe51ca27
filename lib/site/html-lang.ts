import type { SiteConfig } from './config-schema.ts';

/** The language of a locale in HTML: `zh-Hant-TW` for `zh-tw`. */
export const htmlLangOf = ({ locales }: Pick<SiteConfig, 'locales'>, localeCode: string): string =>
  locales.find(({ code }) => code === localeCode)?.htmlLang ?? localeCode;
