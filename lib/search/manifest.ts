/** Folder of everything that the search loads, below the site's base path. Its files carry a hash of their content, but for the manifest. */
export const SEARCH_FOLDER = '_search';

/** Names the files of one locale's index. */
export interface SearchManifest {
  v: number;
  contexts: SearchContext[];
  /** What the page says about its results: the interface texts of `search`. They come along here, so that no page carries them. */
  words: Record<string, string>;
  /** File that leads Simplified characters to those of the index; only where the index has ideographs. */
  fold?: string;
}

/** A part of the site that can be searched by itself: what lies below a path. The context without a path has all the rest. */
export interface SearchContext {
  path: string;
  label: string;
  versions: ContextVersion[];
}

export interface ContextVersion {
  /** Names the version in addresses: its base path (`Manual/1.0`), empty for the latest one. */
  path: string;
  /** Path below which its pages lie; empty where it has none of its own. */
  base: string;
  label: string;
  /** Names of the index files, most likely first. */
  shards: string[];
}

/** Names the pages of one context and version inside the engine. */
const groupOf = (context: SearchContext, version: ContextVersion): string =>
  `${context.path}@${version.path}`;

/** @throws Error when it is no manifest of a version that is understood */
export function checkManifest(value: unknown, version: number): SearchManifest {
  const given = value as Partial<SearchManifest> | null;
  const names = (shards: unknown): boolean =>
    Array.isArray(shards) &&
    shards.every((name) => typeof name === 'string' && /^[^/\\?#:]+$/.test(name));
  const sound =
    given?.v === version &&
    typeof given.words === 'object' &&
    given.words !== null &&
    Array.isArray(given.contexts) &&
    given.contexts.every(
      (context) =>
        typeof context.path === 'string' &&
        typeof context.label === 'string' &&
        Array.isArray(context.versions) &&
        context.versions.every(
          (one) =>
            typeof one.path === 'string' &&
            typeof one.base === 'string' &&
            typeof one.label === 'string' &&
            names(one.shards),
        ),
    );
  if (!sound)
    throw new Error(
      'The list of search files cannot be read: it is damaged or of another version.',
    );
  return given as SearchManifest;
}

/** The context that a page lies in: the deepest whose path is the page's or leads to it. Paths without slashes at their ends. */
export const contextAt = (
  contexts: readonly SearchContext[],
  path: string,
): SearchContext | undefined => deepest(contexts, ({ path }) => path, path);

/** The version that a page belongs to, when it is not the latest one. */
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

function deepest<T>(list: readonly T[], pathOf: (one: T) => string, path: string): T | undefined {
  const above = list.filter((one) => pathOf(one) !== '' && isBelow(path, pathOf(one)));
  return above.sort((a, b) => pathOf(b).length - pathOf(a).length)[0];
}

/** Whether a path is another one or lies below it, at a slash. */
export const isBelow = (path: string, above: string): boolean =>
  path === above || path.startsWith(`${above}/`);

/**
 * The groups that a search looks through, with their files, most likely first.
 * @param context only this one; every context when absent
 * @param version path of an older version, which takes the place of the current one where there is such a version
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
        (version === '' ? undefined : candidate.versions.find((one) => one.path === version)) ??
        candidate.versions.find((one) => one.path === '') ??
        candidate.versions[0];
      return chosen ? [{ group: groupOf(candidate, chosen), shards: chosen.shards }] : [];
    });
}
