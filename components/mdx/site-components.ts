import type { MDXComponents } from 'mdx/types';

/**
 * Components that a site brings along for its own pages: a folder with `components/mdx-components.tsx` takes the place of
 * this module (next.config.ts). The product brings none.
 */
export const siteComponents: MDXComponents = {};
