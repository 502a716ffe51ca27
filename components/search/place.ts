import { contextAt, versionAt, type SearchManifest } from '@/lib/search/manifest.ts';
import { BASE_PATH } from '@/lib/site/base-path.ts';
import { homeOf } from './path-below-home.ts';
import type { SearchScope } from './question.ts';

/**
 * Path of the locale's home as the index writes addresses: without the base path, and without a
 * slash at its end.
 * @param searchPage path of the locale's search page, with the base path
 */
export const localeHome = (searchPage: string): string =>
  homeOf(searchPage).slice(BASE_PATH.length);

/** Where the box searches, and what it calls that. */
export interface BoxScope extends SearchScope {
  label?: string;
  /** The context of the page, also while the reader searches everywhere. */
  own?: { path: string; label: string };
}

/** Whether two searches look in the same pages. */
export const isSameScope = (a: SearchScope, b: SearchScope): boolean =>
  a.context === b.context && a.version === b.version;

/**
 * Context and version of a page.
 * @param widened path of the context in which the reader has chosen to search everywhere
 */
export function scopeAt(
  manifest: SearchManifest | undefined,
  path: string,
  widened?: string,
): BoxScope {
  if (!manifest) return {};
  const context = contextAt(manifest.contexts, path);
  const version = versionAt(manifest.contexts, path)?.path;
  if (!context) return { version };
  const own = { path: context.path, label: context.label || context.path };
  return context.path === widened
    ? { version, own }
    : { context: context.path, label: context.label, version, own };
}
