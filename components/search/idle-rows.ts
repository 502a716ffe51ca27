import { contextAt, type SearchContext, type SearchManifest } from '@/lib/search/manifest.ts';

/**
 * What is offered before anything is typed, or when nothing was found: a search of before, a page,
 * or a manual in which the same can be searched.
 */
export type IdleRow =
  | { type: 'recent'; text: string }
  | { type: 'page'; u: string; title: string }
  | { type: 'manual'; context: string; version?: string; title: string; text: string };

/** How many manuals are offered outside all of them. */
const MOST = 8;

/**
 * The rows of an empty field: the latest searches, then where the manual of the page begins, or the
 * manuals where the page belongs to none.
 * @param path of the current page, below the home page of the locale
 * @param home address of the home page, without base path and slash at its end
 */
export function idleRows(
  manifest: SearchManifest,
  path: string,
  home: string,
  recent: readonly string[],
): IdleRow[] {
  const context = contextAt(manifest.contexts, path);
  const pages = context
    ? context.starts.map(([u, title]): IdleRow => ({ type: 'page', u, title }))
    : manualRows(manifest.contexts, home).slice(0, MOST);
  return [...recent.map((text): IdleRow => ({ type: 'recent', text })), ...pages];
}

/** The first page of each manual. */
export const manualRows = (contexts: readonly SearchContext[], home: string): IdleRow[] =>
  contexts
    .filter(({ path }) => path !== '')
    .map(({ path, label }) => ({ type: 'page', u: `${home}/${path}`, title: label || path }));

/** What the arrow keys recognize a row by. */
export const idleStop = (row: IdleRow): string => {
  if (row.type === 'recent') return `recent ${row.text}`;
  return row.type === 'page' ? `page ${row.u}` : `manual ${row.context}`;
};
