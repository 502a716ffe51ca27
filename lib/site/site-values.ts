import { localize, type SiteConfig } from './config-schema.ts';

/**
 * What code of a site reads of its configuration in one language: `siteConfig` of
 * `useDocusaurusContext()`, without the base path. The portal's own settings win over other values.
 */
export const siteValues = (config: SiteConfig, locale: string) => ({
  ...config.siteConfig,
  title: localize(config.title, locale, config.defaultLocale),
  tagline: localize(config.description, locale, config.defaultLocale),
  url: config.url,
  customFields: config.customFields,
});

/** `i18n` of `useDocusaurusContext()`. */
export const siteLocales = ({ locales, defaultLocale }: SiteConfig, currentLocale: string) => ({
  currentLocale,
  defaultLocale,
  locales: locales.map(({ code }) => code),
  localeConfigs: Object.fromEntries(
    locales.map(({ code, label, htmlLang }) => [code, { label, htmlLang, direction: 'ltr' }]),
  ),
});
