/**
 * Names that Next gives to the files of an export. A page `X` is `X.html`, its data `X.txt` (a click that nothing was fetched ahead for),
 * and files in the folder `X`, which Next's client asks for when a page is fetched ahead: the tree of its segments, then each segment.
 */

/** The folders of our routes below `app/`, as Next writes them: `[locale]`, `-api`, `[section]`, `[[...path]]`. */
const LOCALE = '$d$locale';
const SECTION = `${LOCALE}.$d$section`;
const API = `${LOCALE}.-api`;
const API_SECTION = `${API}.$d$section`;

const file = (segment: string): string => `__next.${segment}.txt`;

export const TREE_FILE = file('_tree');

/** The same text as `X.txt`; no client asks for it. */
export const FULL_FILE = file('_full');

/** What a page's folder holds of the page itself: of the home page of a locale, of a page of an API reference, of every other page. */
export const PAGE_FILES = {
  home: file(`${LOCALE}.__PAGE__`),
  api: file(`${API_SECTION}.$oc$path.__PAGE__`),
  page: file(`${SECTION}.$oc$path.__PAGE__`),
} as const;

/**
 * What a page's folder may hold besides: the root, the elements of `<head>`, the frames of the locale and of the section. Next puts
 * a small one into the file of the segment below it instead (`experimental.prefetchInlining`).
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

/** What stands at the top of an export besides the locales: Next's own folder, and its own 404 page under two names. */
export const NEXT_FOLDER = '_next';
export const NOT_FOUND = [
  '404.html',
  '404.txt',
  '404',
  '_not-found.html',
  '_not-found.txt',
  '_not-found',
];
