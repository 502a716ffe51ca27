/**
 * Where the site is on its host: `/docs`, or empty at the root. Next replaces the variable while it
 * bundles (next.config.ts), so browsers have it, too.
 */
export const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
