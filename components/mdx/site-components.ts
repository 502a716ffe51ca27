import type { MDXComponents } from 'mdx/types';

/**
 * A site's own components for its pages. A site folder with `components/mdx-components.tsx`
 * replaces this module (next.config.ts). The product has none.
 */
export const siteComponents: MDXComponents = {};
