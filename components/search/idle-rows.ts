import { contextAt, type SearchManifest } from '@/lib/search/manifest.ts';

/** What is offered before anything is typed: a search of before, or a page. */
export type IdleRow = { type: 'recent'; text: string } | { type: 'page'; u: string; title: string };

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
    ? context.starts
    : manifest.contexts
        .filter((one) => one.path !== '')
        .map((one): [string, string] => [`${home}/${one.path}`, one.label])
        .slice(0, MOST);
  return [
    ...recent.map((text): IdleRow => ({ type: 'recent', text })),
    ...pages.map(([u, title]): IdleRow => ({ type: 'page', u, title })),
  ];
}

/** What the arrow keys recognize a row by. */
export const idleStop = (row: IdleRow): string =>
  row.type === 'recent' ? `recent ${row.text}` : `page ${row.u}`;
