import type { MDXComponents } from 'mdx/types';
import * as React from 'react';
import { DOCS_HOOKS, GLOBAL_DATA_HOOKS } from '@/lib/docusaurus/docs-hooks.ts';
import type { GivenModules } from './imports/code-module.ts';
import { componentImports, type PageImports } from './imports/page-imports.ts';
import { importedModules } from './imports/page-runtime.ts';
import { pageTools } from './imports/page-tools.ts';
import { PAGE_COMPONENTS, type SiteComponentNames } from './component-names.ts';
import { OF_SITE, standIn } from './stand-in.ts';
import { LATER } from './trial-element.ts';

/**
 * What a page imports, for its trial run: values as they are, and placeholders for components and
 * for what only the page's place on the site decides.
 */
export function trialImports(imports: PageImports, site: SiteComponentNames): object {
  const known = [...PAGE_COMPONENTS, ...(site === 'any' ? [] : site)];
  const components = Object.fromEntries(
    known.map((name) => [name, standIn(name)]),
  ) as MDXComponents;
  const modules = componentImports([imports]).map(({ key, names }) => [
    key,
    Object.fromEntries(names.map((name) => [name, standIn(`${OF_SITE}${name}`)])),
  ]);
  return importedModules(imports, components, {
    tools: trialTools(),
    modules: Object.fromEntries(modules) as Record<string, object>,
  });
}

function trialTools(): GivenModules {
  const later = () => LATER;
  const laterHooks = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, later]));
  const sidebar = {
    useCurrentSidebarCategory: later,
    useCurrentSidebarSiblings: later,
    filterDocCardListItems: later,
  };
  // These work where a page is made, but React allows them nowhere else.
  const react = {
    ...React,
    useId: () => 'id',
    useMemo: (make: () => unknown) => make(),
    useCallback: (callback: unknown) => callback,
  };
  return {
    ...pageTools(''),
    react: { ...react, default: react },
    '@docusaurus/useDocusaurusContext': { default: later },
    '@docusaurus/plugin-content-docs/client': {
      ...sidebar,
      ...laterHooks([...DOCS_HOOKS, 'useDoc', 'useDocsSidebar']),
    },
    '@docusaurus/useGlobalData': { default: later, ...laterHooks(GLOBAL_DATA_HOOKS) },
    '@docusaurus/theme-common': { ...sidebar, useThemeConfig: later },
  };
}
