/**
 * What a path may be written with before it. The preview is at the root, also of a site whose
 * published pages are below a base path (next.config.ts).
 */
export const writtenBasePath = (): string =>
  process.env.BASE_PATH ?? process.env.PREVIEWED_BASE_PATH ?? '';
