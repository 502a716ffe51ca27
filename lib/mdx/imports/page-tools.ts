import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import type { GivenModules } from './code-module.ts';

/** What `useDocusaurusContext()` says about the site. */
export interface SiteFacts {
  title: string;
  tagline: string;
  url: string;
  locale: string;
  locales: readonly string[];
  defaultLocale: string;
  customFields?: object;
}

/**
 * The functions of Docusaurus that pages may use in their code, and React, by the name of their
 * module.
 * @param base the base path, which addresses in code need; empty for the Markdown copy, whose links
 *   get it later
 * @param translations texts by their id
 */
export function pageTools(
  base: string,
  site?: SiteFacts,
  translations: Readonly<Record<string, string>> = {},
): GivenModules {
  const useBaseUrl = (path: string): string =>
    /^([a-z][a-z0-9+.-]*:|\/\/|#)/i.test(path) ? path : `${base}/${path.replace(/^\//, '')}`;
  const translate = (
    { message, id }: { message?: string; id?: string },
    values: Record<string, string | number> = {},
  ): string =>
    (translations[id ?? message ?? ''] ?? message ?? id ?? '').replace(
      /\{(\w+)\}/g,
      (whole, name: string) => String(values[name] ?? whole),
    );
  const context = {
    siteConfig: { ...site, baseUrl: `${base}/`, customFields: site?.customFields ?? {} },
    i18n: {
      currentLocale: site?.locale,
      locales: site?.locales,
      defaultLocale: site?.defaultLocale,
    },
  };
  return {
    react: { ...React, default: React },
    'react/jsx-runtime': jsxRuntime,
    '@docusaurus/ExecutionEnvironment': { default: { canUseDOM: false } },
    '@docusaurus/Translate': { translate },
    '@docusaurus/theme-common': {
      // A list without `items` shows the pages of its own category.
      useCurrentSidebarCategory: () => ({}),
    },
    '@docusaurus/useBaseUrl': {
      default: useBaseUrl,
      useBaseUrlUtils: () => ({ withBaseUrl: useBaseUrl }),
    },
    '@docusaurus/useDocusaurusContext': { default: () => context },
    '@docusaurus/useIsBrowser': { default: () => false },
  };
}
