import type { PageComponent } from '../component-names.ts';

/**
 * The modules of Docusaurus that pages may import, and the component that is their default export.
 */
export const BUILT_IN: Readonly<Record<string, PageComponent | null>> = {
  '@theme/Admonition': 'Admonition',
  '@theme/CodeBlock': 'CodeBlock',
  '@theme/Details': 'Details',
  '@theme/DocCard': 'DocCard',
  '@theme/DocCardList': 'DocCardList',
  '@theme/Heading': 'Heading',
  '@theme/IdealImage': 'IdealImage',
  '@theme/Mermaid': 'Mermaid',
  '@theme/TabItem': 'TabItem',
  '@theme/Tabs': 'Tabs',
  '@theme/ThemedImage': 'ThemedImage',
  '@theme/TOCInline': 'TOCInline',
  '@docusaurus/BrowserOnly': 'BrowserOnly',
  '@docusaurus/Head': 'Head',
  // Alike but for the translation, which has no entry for a text without an id.
  '@docusaurus/Interpolate': 'Translate',
  '@docusaurus/Link': 'Link',
  '@docusaurus/Translate': 'Translate',
  '@docusaurus/ExecutionEnvironment': null,
  '@docusaurus/plugin-content-docs/client': null,
  // Only for components that the browser runs (lib/build/docusaurus-modules.ts).
  '@docusaurus/ErrorBoundary': null,
  '@docusaurus/isInternalUrl': null,
  '@docusaurus/router': null,
  '@docusaurus/theme-common': null,
  '@docusaurus/useBaseUrl': null,
  '@docusaurus/useDocusaurusContext': null,
  '@docusaurus/useGlobalData': null,
  '@docusaurus/useIsBrowser': null,
  '@docusaurus/useIsomorphicLayoutEffect': null,
  react: null,
};

/** The component under this name, if a module is known for it. */
export const builtInComponent = (specifier: string): PageComponent | undefined =>
  BUILT_IN[specifier] ?? undefined;
