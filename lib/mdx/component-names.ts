/**
 * The components that every page can use without an import. `components/mdx/components.tsx` defines
 * exactly these.
 */
export const PAGE_COMPONENTS = [
  'Admonition',
  'Answer',
  'BrowserOnly',
  'CodeBlock',
  'ControlPath',
  'Details',
  'DocCard',
  'DocCardList',
  'Drawing',
  'Exercise',
  'Expected',
  'Head',
  'Heading',
  'IdealImage',
  'Lessons',
  'Link',
  'Mermaid',
  'Question',
  'TOCInline',
  'TabItem',
  'Tabs',
  'ThemedImage',
  'Translate',
] as const;

export type PageComponent = (typeof PAGE_COMPONENTS)[number];

/** Names of the site's own components; `any` if they are not known, so that no name is refused. */
export type SiteComponentNames = readonly string[] | 'any';
