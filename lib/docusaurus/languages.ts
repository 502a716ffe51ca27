import type { Report } from './report.ts';
import { Translations } from './translations.ts';
import { bare, defined, record, text, texts, type Values } from './values.ts';

/** The languages of a site, with its translation files. Those from right to left are reported. */
export function languages(site: string, config: Values, report: Report) {
  const i18n = record(config.i18n);
  const defaultLocale = text(i18n.defaultLocale) ?? 'en';
  const configs = record(i18n.localeConfigs);
  const codes = texts(i18n.locales);
  const folder = bare(text(i18n.path) ?? 'i18n');
  const locales = (codes.length > 0 ? codes : [defaultLocale]).map((code) => {
    const own = record(configs[code]);
    if (own.direction === 'rtl')
      report.setting(
        /direction/,
        `The locale "${code}" is written from right to left; the portal shows it from left to right.`,
      );
    if (own.baseUrl !== undefined)
      report.setting(
        /baseUrl/,
        `\`baseUrl\` of the locale "${code}" has no effect: its pages are at ${code === defaultLocale ? '/' : `/${code}`}.`,
      );
    return {
      code,
      label: text(own.label) ?? nameOf(code),
      htmlLang: text(own.htmlLang) ?? code,
      ...defined({ url: text(own.url) }),
    };
  });
  const folders = Object.fromEntries(
    locales.map(({ code }) => [code, `${folder}/${text(record(configs[code]).path) ?? code}`]),
  );
  return { locales, translations: new Translations(site, folders, defaultLocale) };
}

/** The name of a language in that language. */
function nameOf(code: string): string {
  try {
    return new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
