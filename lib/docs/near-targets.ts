import { splitLocale, withoutExtension } from '@/lib/content/source-tree.ts';
import { firstOf } from '@/lib/text/first-of.ts';
import { nearest, nearestWithin } from '@/lib/text/nearest.ts';
import type { SiteIndex } from './site-index.ts';
import { lastSegment } from './slugs.ts';
import { encodePath, relativePath } from './urls.ts';
import { decoded } from '@/lib/text/decoded.ts';

/**
 * How a message goes on that says a target does not exist: with the one that was probably meant.
 */
const meant = (target: string | undefined): string =>
  target === undefined ? '' : ` Did you mean ${target}?`;

/** The page whose last part is the same, else the one with the most similar path. */
export const nearPage = (index: SiteIndex, path: string): string =>
  meant(nearPath(path, [...index.pageByPath.keys()]));

/**
 * The same for a Markdown file, as its path from the one with the link.
 * @param from the file with the link, relative to `content/`
 */
export function nearFile(index: SiteIndex, file: string, from: string): string {
  const sources = new Map(
    index.model.pages.flatMap((page) => {
      if (page.kind !== 'doc' || page.source === from) return [];
      const source = `/${splitLocale(page.source).path}`;
      return [[withoutExtension(source), source] as const];
    }),
  );
  const folder = splitLocale(from).path.replace(/[^/]*$/, '');
  const wanted = withoutExtension(new URL(file, `file:///${encodePath(folder)}`).pathname);
  const found = sources.get(nearPath(decoded(wanted), [...sources.keys()]) ?? '');
  if (found === undefined) return '';
  // A path from the root of the language is not one of a Docusaurus site.
  return meant(relativePath(folder, found));
}

const SHOWN = 3;

/** The same for an id of a document or the path of a folder, which stands in quotes. */
export function nearName(wanted: string, names: readonly string[]): string {
  const found = sameLast(wanted, names) ?? nearest(wanted, names);
  return meant(found === undefined ? undefined : `"${found}"`);
}

/** The document that was probably meant, else the first ones. */
export const nearDocument = (id: string, ids: readonly string[]): string =>
  nearName(id, ids) || ` Documents: ${firstOf(ids, SHOWN) || 'none'}.`;

/** The most similar heading, else those with the same words, else the first ones. */
export function nearHeading(hash: string, all: readonly string[]): string {
  const ids = all.filter((id) => !/^(user-content-fn|footnote-label$)/.test(id));
  const words = wordsOf(hash);
  const alike = ids.find((id) => words.length > 3 && wordsOf(id).startsWith(words));
  const near = nearestWithin(hash, ids, Math.max(1, Math.floor(hash.length / 3))) ?? alike;
  if (near !== undefined) return meant(`#${near}`);
  const related = relatedTo(hash, ids).map((id) => `#${id}`);
  const last = related.pop();
  if (last !== undefined)
    return meant(related.length === 0 ? last : `${related.join(', ')} or ${last}`);
  return ` Headings there: ${
    firstOf(
      ids.map((id) => `#${id}`),
      SHOWN,
    ) || 'none'
  }.`;
}

/** The ids that share words with another one, those with most of them first. */
function relatedTo(hash: string, ids: readonly string[]): string[] {
  const parts = partsOf(hash);
  const shared = (id: string) =>
    partsOf(id).filter((own) => parts.some((part) => own.includes(part) || part.includes(own)));
  return ids
    .map((id) => ({ id, count: shared(id).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, SHOWN)
    .map(({ id }) => id);
}

/** The words of an id that say something: not `the` and `to`, but any in other scripts. */
const partsOf = (id: string): string[] =>
  id
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length > 3 || /[^\p{ASCII}]{2}/u.test(part));

const nearPath = (wanted: string, paths: readonly string[]): string | undefined =>
  sameLast(wanted, paths) ??
  // A third of a long path would be another page.
  nearestWithin(wanted, paths, Math.max(2, Math.floor(wanted.length / 6)));

/** The most similar of the paths whose last parts are the same words. */
function sameLast(wanted: string, paths: readonly string[]): string | undefined {
  const last = wordsOf(lastSegment(wanted));
  const same = paths.filter((path) => last !== '' && wordsOf(lastSegment(path)) === last);
  return nearestWithin(wanted, same, Infinity);
}

/** `01-Getting_Started` and `getting-started` are the same words. */
const wordsOf = (segment: string): string =>
  segment
    .toLowerCase()
    .replace(/^\d+\s*[-_.]+/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
