/**
 * File names in Next's export. A page `X` has the files `X.html`, `X.txt` (its data, loaded on a
 * click without prefetch), and a folder `X` with the data for a prefetch: the tree of its segments,
 * then each segment.
 */

/**
 * Our route segments below `app/` as Next writes them: `[locale]`, `-api`, `[section]`,
 * `[[...path]]`.
 */
const LOCALE = '$d$locale';
const SECTION = `${LOCALE}.$d$section`;
const API = `${LOCALE}.-api`;
const API_SECTION = `${API}.$d$section`;

const file = (segment: string): string => `__next.${segment}.txt`;

export const TREE_FILE = file('_tree');

/** The same content as `X.txt`. No client requests it. */
export const FULL_FILE = file('_full');

/**
 * The segment of the page itself: for a locale's home page, for a page of an API reference, for
 * every other page.
 */
export const PAGE_FILES = {
  home: file(`${LOCALE}.__PAGE__`),
  api: file(`${API_SECTION}.$oc$path.__PAGE__`),
  page: file(`${SECTION}.$oc$path.__PAGE__`),
} as const;

/**
 * Optional files of a page's folder: the root, the head, and the layouts of locale and section.
 * Next may inline a small segment into that below it (`experimental.prefetchInlining`).
 */
export const FRAME_FILES = [
  '_index',
  '_head',
  LOCALE,
  SECTION,
  `${SECTION}.$oc$path`,
  API,
  API_SECTION,
  `${API_SECTION}.$oc$path`,
].map(file);

/**
 * The top level of an export besides the locales: Next's folder, and Next's own 404 page under two
 * names.
 */
export const NEXT_FOLDER = '_next';
export const NOT_FOUND = [
  '404.html',
  '404.txt',
  '404',
  '_not-found.html',
  '_not-found.txt',
  '_not-found',
];
