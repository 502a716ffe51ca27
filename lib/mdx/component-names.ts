/** What every page may use without an import. `components/mdx/components.tsx` has to have exactly these. */
export const PAGE_COMPONENTS = [
  'Admonition',
  'CodeBlock',
  'DocCardList',
  'Mermaid',
  'TabItem',
  'Tabs',
] as const;

export type PageComponent = (typeof PAGE_COMPONENTS)[number];

/** Names of the components that a site brings along; `any` where they cannot be told, so that no name is refused. */
export type SiteComponentNames = readonly string[] | 'any';
