import { isArrayOf, isObject, isString } from '@/lib/text/guards.ts';
import { deepest } from './places.ts';

/**
 * Folder of everything that the search loads, below the site's base path. The names of its files
 * have a hash of their content, except that of the manifest.
 */
export const SEARCH_FOLDER = '_search';

/** The files of one locale's index. */
export interface SearchManifest {
  v: number;
  contexts: SearchContext[];
  /**
   * The interface texts of `search` for results. They are here so that no page has to contain them.
   */
  words: Record<string, string>;
  /**
   * File with the table from Simplified characters to those of the index; only where the index has
   * ideographs.
   */
  fold?: string;
  /** File with what readers type for words of the manuals. */
  synonyms?: string;
  /** The same for words of ideographs, where the index has none. */
  foreign?: string;
  /** The files that are needed first where it is loaded. The worker checks their content. */
  first?: IncludedFile[];
}

/** A file that comes with the manifest, and its name. */
export interface IncludedFile {
  name: string;
  content: unknown;
}

/**
 * A part of the site that can be searched by itself: what is below a path. The context without a
 * path has all other pages.
 */
export interface SearchContext {
  path: string;
  label: string;
  versions: ContextVersion[];
  /** Where its manual begins: addresses without base path, and titles. */
  starts: [u: string, title: string][];
}

export interface ContextVersion {
  /** The version in addresses: its base path (`Manual/1.0`), empty for the latest one. */
  path: string;
  /** Path of the folder of its pages; empty if it has none of its own. */
  base: string;
  label: string;
  /** Names of the index files, most likely first. */
  shards: string[];
}

/** The name of the pages of one context and version in the engine. */
const groupOf = (context: SearchContext, version: ContextVersion): string =>
  `${context.path}@${version.path}`;

/** @throws Error when it is not a manifest of this version */
export function checkManifest(value: unknown, version: number): SearchManifest {
  if (!isManifest(value) || value.v !== version)
    throw new Error(
      'The list of search files cannot be read: it is damaged or of another version.',
    );
  return value;
}

const isManifest = (value: unknown): value is SearchManifest =>
  isObject(value) &&
  isObject(value.words) &&
  Object.values(value.words).every(isString) &&
  (value.fold === undefined || isFileName(value.fold)) &&
  (value.synonyms === undefined || isFileName(value.synonyms)) &&
  (value.foreign === undefined || isFileName(value.foreign)) &&
  (value.first === undefined || isArrayOf(value.first, isIncludedFile)) &&
  isArrayOf(value.contexts, isContext);

const isContext = (value: unknown): value is SearchContext =>
  isObject(value) &&
  isString(value.path) &&
  isString(value.label) &&
  isArrayOf(value.versions, isVersion) &&
  isArrayOf(value.starts, isStart);

const isStart = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every(isString);

const isVersion = (value: unknown): value is ContextVersion =>
  isObject(value) &&
  isString(value.path) &&
  isString(value.base) &&
  isString(value.label) &&
  isArrayOf(value.shards, isFileName);

const isIncludedFile = (value: unknown): value is IncludedFile =>
  isObject(value) && isFileName(value.name) && value.content !== undefined;

/** A name cannot lead to another folder or host. */
const isFileName = (value: unknown): value is string =>
  isString(value) && /^[^/\\?#:]+$/.test(value);

/**
 * The context of a page: the deepest one whose path is the page's or above it. Paths have no
 * slashes at their ends.
 */
export const contextAt = (
  contexts: readonly SearchContext[],
  path: string,
): SearchContext | undefined => deepest(contexts, ({ path }) => path, path);

/** The version of a page, unless it is the latest one. */
export function versionAt(
  contexts: readonly SearchContext[],
  path: string,
): ContextVersion | undefined {
  const version = deepest(
    contexts.flatMap(({ versions }) => versions),
    ({ base }) => base,
    path,
  );
  return version?.path === '' ? undefined : version;
}

/**
 * The groups that a search covers, with their files, most likely first.
 * @param context only this one; every context when absent
 * @param version path of an older version, which replaces the current one where it exists
 */
export function scopeOf(
  contexts: readonly SearchContext[],
  context?: string,
  version = '',
): { group: string; shards: string[] }[] {
  return contexts
    .filter((candidate) => context === undefined || candidate.path === context)
    .flatMap((candidate) => {
      const chosen =
        candidate.versions.find((one) => one.path === version) ??
        candidate.versions.find((one) => one.path === '') ??
        candidate.versions[0];
      return chosen ? [{ group: groupOf(candidate, chosen), shards: chosen.shards }] : [];
    });
}
