import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { docsHooks } from '@/lib/docusaurus/docs-hooks.ts';
import { interpolate, interpolatedParts } from '@/lib/text/interpolate.ts';
import type { GivenModules } from './code-module.ts';

/** What `useDocusaurusContext()` says about the site. */
export interface SiteFacts {
  title: string;
  tagline: string;
  url: string;
  i18n: object;
  siteMetadata?: object;
  customFields?: object;
  themeConfig?: unknown;
}

/** What the hooks of Docusaurus say about the page. */
interface AboutPage {
  category: object;
  siblings: readonly object[];
  sidebar: () => object | null;
  doc: object;
}

/**
 * The functions of Docusaurus that pages may use in their code, and React, by the name of their
 * module.
 * @param base the base path, which addresses in code need; empty for the Markdown copy, whose links
 *   get it later
 * @param translations texts by their id
 * @param page its document, and the sidebar around it
 * @param docs the documents in the locale of the page, and its path with the base path
 */
export function pageTools(
  base: string,
  site?: SiteFacts,
  translations: Readonly<Record<string, string>> = {},
  page: AboutPage = { category: { items: [] }, siblings: [], sidebar: () => null, doc: {} },
  docs: Parameters<typeof docsHooks>[0] = () => ({ data: {}, pathname: '' }),
): GivenModules {
  // As in Docusaurus, an address that has the base path already keeps it once.
  const useBaseUrl = (path: string): string =>
    /^([a-z][a-z0-9+.-]*:|\/\/|#)/i.test(path) || (base !== '' && path.startsWith(`${base}/`))
      ? path
      : `${base}/${path.replace(/^\//, '')}`;
  const translate = (
    { message, id }: { message?: string; id?: string },
    values: Record<string, string | number> = {},
  ): string =>
    interpolatedParts(translations[id ?? message ?? ''] ?? message ?? id ?? '', values).join('');
  const { i18n = {}, siteMetadata = {}, ...values } = site ?? {};
  const context = {
    siteConfig: { ...values, baseUrl: `${base}/`, customFields: site?.customFields ?? {} },
    siteMetadata,
    i18n,
  };
  const aboutSidebar = {
    useCurrentSidebarCategory: () => page.category,
    useCurrentSidebarSiblings: () => page.siblings,
    filterDocCardListItems: (items: unknown) => items,
  };
  const { useGlobalData, useAllPluginInstancesData, usePluginData, ...hooks } = docsHooks(docs);
  return {
    react: { ...React, default: React },
    'react/jsx-runtime': jsxRuntime,
    '@docusaurus/ExecutionEnvironment': { default: { canUseDOM: false } },
    '@docusaurus/Interpolate': { interpolate },
    '@docusaurus/Translate': { translate },
    '@docusaurus/plugin-content-docs/client': {
      ...aboutSidebar,
      ...hooks,
      useDoc: () => page.doc,
      useDocsSidebar: page.sidebar,
    },
    '@docusaurus/theme-common': { ...aboutSidebar, useThemeConfig: () => site?.themeConfig ?? {} },
    '@docusaurus/useBaseUrl': {
      default: useBaseUrl,
      useBaseUrlUtils: () => ({ withBaseUrl: useBaseUrl }),
    },
    '@docusaurus/useDocusaurusContext': { default: () => context },
    '@docusaurus/useGlobalData': {
      default: useGlobalData,
      useAllPluginInstancesData,
      usePluginData,
    },
    '@docusaurus/useIsBrowser': { default: () => false },
  };
}
