import { splitLocale, withoutExtension } from '@/lib/content/source-tree.ts';
import type { SiteIndex } from './site-index.ts';
import type { DocPage } from './types.ts';
import { decodePath, joinPath, splitSuffix, withoutTrailingSlash } from './urls.ts';

/** The target of a link in a text. Paths are decoded and without locale. */
export type LinkTarget =
  | { type: 'page'; path: string; suffix: string }
  | { type: 'external'; href: string }
  /** Not a page of the model; it may be a file of the site's `public/` folder. */
  | { type: 'unknown'; path: string; suffix: string; markdownFile?: boolean }
  | { type: 'unsafe'; href: string };

const PROTOCOL = /^([a-z][a-z0-9+.-]*):/i;
const SAFE_PROTOCOLS = new Set(['http', 'https', 'mailto', 'tel']);
/** Docusaurus' mark for a file on the server that is not a page. */
const FILE = 'pathname://';
const MARKDOWN_FILE = /\.mdx?$/i;

/**
 * Resolves a link as Docusaurus does: `./file.md` by file, `/path` from the root of the locale, `path` relative to the
 * page. `suffix` is the query and hash as written.
 */
export function resolveLink(
  index: SiteIndex,
  page: Pick<DocPage, 'path' | 'source'>,
  written: string,
): LinkTarget {
  const href = asBrowsersRead(written);
  const protocol = PROTOCOL.exec(href)?.[1]?.toLowerCase();
  if (href.startsWith(FILE)) {
    const file = href.slice(FILE.length);
    return /^\/(?![/\\])/.test(file) ? { type: 'external', href: file } : { type: 'unsafe', href };
  }
  if (protocol)
    return SAFE_PROTOCOLS.has(protocol) ? { type: 'external', href } : { type: 'unsafe', href };
  if (href.startsWith('//')) return { type: 'external', href };
  const { path: target, suffix } = splitSuffix(href);
  if (target === '') return { type: 'page', path: page.path, suffix };
  const decoded = decodePath(target.replace(/^@site\/content\/[^/]+/, '').replace(/^@site/, ''));
  if (MARKDOWN_FILE.test(decoded)) return fileTarget(index, page, decoded, suffix);
  const beside = page.path.slice(0, page.path.lastIndexOf('/') + 1);
  const path = withoutTrailingSlash(
    decoded.startsWith('/') ? joinPath(decoded) : joinPath(beside, decoded),
  );
  return { type: index.pageByPath.has(path) ? 'page' : 'unknown', path, suffix };
}

/** Browsers ignore line breaks and tabs anywhere and control characters at the start, so a protocol could hide behind them. */
const asBrowsersRead = (href: string): string =>
  href.replace(/[\t\n\r]/g, '').replace(/^[\0-\x20]+/, '');

function fileTarget(
  index: SiteIndex,
  page: Pick<DocPage, 'path' | 'source'>,
  file: string,
  suffix: string,
): LinkTarget {
  const folder = splitLocale(page.source).path.split('/').slice(0, -1).join('/');
  const key = withoutExtension(
    file.startsWith('/') ? joinPath(file) : joinPath(folder, file),
  ).slice(1);
  const path = index.pathBySource.get(key);
  return path === undefined
    ? { type: 'unknown', path: file, suffix, markdownFile: true }
    : { type: 'page', path, suffix };
}
