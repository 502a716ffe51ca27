import { splitLocale, withoutExtension } from '@/lib/content/source-tree.ts';
import { writtenBasePath } from '@/lib/site/written-base-path.ts';
import { contentName } from './content-name.ts';
import { ON_HOST, withoutBase } from './on-host.ts';
import { ownerOf } from './section-defs.ts';
import type { SiteIndex } from './site-index.ts';
import type { DocPage } from './types.ts';
import { joinPath, splitSuffix, withoutTrailingSlash } from './urls.ts';
import { decoded } from '@/lib/text/decoded.ts';

/** The target of a link in a text. Paths are wanted and without locale. */
export type LinkTarget =
  | { type: 'page'; path: string; suffix: string }
  | { type: 'external'; href: string }
  /**
   * Something else on the host, which the writer names with `pathname://`. A path without a slash
   * begins at the address of the page.
   */
  | { type: 'file'; path: string; suffix: string }
  /** Not a page of the model; it may be a file of the site's `public/` folder. */
  | { type: 'unknown'; path: string; suffix: string; markdownFile?: boolean }
  | { type: 'unsafe'; href: string };

const PROTOCOL = /^([a-z][a-z0-9+.-]*):/i;
const SAFE_PROTOCOLS = new Set(['http', 'https', 'mailto', 'tel']);
const MARKDOWN_FILE = /\.mdx?$/i;

/**
 * Resolves a link as Docusaurus does: `./file.md` by file, `/path` from the root of the locale,
 * `path` relative to the page, or below it when there is no such page beside it (with
 * `trailingSlash` the other way round). `suffix` is the query and hash as written. A path may have
 * the base path of the site already.
 */
export function resolveLink(
  index: SiteIndex,
  page: Pick<DocPage, 'path' | 'source'>,
  written: string,
  basePath = writtenBasePath(),
): LinkTarget {
  const href = asBrowsersRead(written);
  const protocol = PROTOCOL.exec(href)?.[1]?.toLowerCase();
  if (href.startsWith(ON_HOST)) {
    const { path: file, suffix } = splitSuffix(href.slice(ON_HOST.length));
    return /^(\/(?![/\\])|\.\.?\/)/.test(file)
      ? { type: 'file', path: decoded(file), suffix }
      : { type: 'unsafe', href };
  }
  if (protocol)
    return SAFE_PROTOCOLS.has(protocol) ? { type: 'external', href } : { type: 'unsafe', href };
  if (href.startsWith('//')) return { type: 'external', href };
  const { path: target, suffix } = splitSuffix(href);
  if (target === '') return { type: 'page', path: page.path, suffix };
  const wanted = target.startsWith('@site/')
    ? contentName(decoded(target).replace(/^@site(\/content\/[^/]+)?/, ''))
    : decoded(target);
  if (MARKDOWN_FILE.test(wanted)) return fileTarget(index, page, wanted, suffix);
  const beside = page.path.slice(0, page.path.lastIndexOf('/') + 1);
  // The address of a folder's own page ends with a slash in Docusaurus, so paths begin below it
  // there.
  const fromPage = [joinPath(beside, wanted), joinPath(page.path, wanted)];
  if (index.model.trailingSlash) fromPage.reverse();
  const places = wanted.startsWith('/')
    ? // A page may be called like the base path, so it is looked for as written, too.
      [withoutBase(basePath, wanted), wanted]
    : fromPage;
  const paths = places.map((place) => withoutTrailingSlash(joinPath(place)));
  const path = paths.find((one) => index.pageByPath.has(one)) ?? paths[0] ?? page.path;
  return { type: index.pageByPath.has(path) ? 'page' : 'unknown', path, suffix };
}

/**
 * Browsers ignore line breaks and tabs anywhere and control characters at the start, so a protocol
 * could hide behind them.
 */
const asBrowsersRead = (href: string): string =>
  href.replace(/[\t\n\r]/g, '').replace(/^[\0-\x20]+/, '');

function fileTarget(
  index: SiteIndex,
  page: Pick<DocPage, 'path' | 'source'>,
  file: string,
  suffix: string,
): LinkTarget {
  const path = placesOf(index, page, file)
    .map((place) => index.pathBySource.get(withoutExtension(place).slice(1)))
    .find((found) => found !== undefined);
  return path === undefined
    ? { type: 'unknown', path: file, suffix, markdownFile: true }
    : { type: 'page', path, suffix };
}

/**
 * Where Docusaurus looks for a Markdown file: beside the page, in the section's folder, from the
 * root.
 */
function placesOf(index: SiteIndex, page: Pick<DocPage, 'source'>, file: string): string[] {
  const { path } = splitLocale(page.source);
  const beside = joinPath(path.split('/').slice(0, -1).join('/'), file);
  if (/^\.\.?\//.test(file)) return [beside];
  const section = ownerOf(index.model.sectionVersions, path)?.folder;
  const below = section === undefined ? [] : [joinPath(section, file)];
  return [...(file.startsWith('/') ? [] : [beside]), ...below, joinPath(file)];
}
