/**
 * The components that pages import, by key (lib/mdx/imports/page-imports.ts). The build and the
 * preview replace this module with the one that lib/build/site-modules.ts generates.
 */
export const siteModules: Readonly<Record<string, object>> = {};

/** The keys of those that ask about the page that shows them. */
export const askingModules: readonly string[] = [];

/** The keys of those that ask for the whole sidebar of that page. */
export const sidebarModules: readonly string[] = [];
