import { normalPath } from './link-marks.ts';

/** A section with several versions, as the browser needs it. */
export interface VersionedSection {
  /** Index of the version that readers should use. */
  latest: number;
  /** Newest first; the base is a public path. */
  versions: [name: string, base: string, label: string][];
}

/** By the section's id. */
export type VersionTable = Record<string, VersionedSection>;

/** Key under which the reader's version of a section is kept, with the section's id behind it. */
export const PREFERENCE = 'docs-preferred-version-';

/** Index of the version that a page belongs to, or -1. */
export function versionAt({ versions }: VersionedSection, pathname: string): number {
  const here = `${normalPath(pathname)}/`;
  const bases = versions.map(([, base]) => `${normalPath(base)}/`);
  // The latest version's path begins those of the others: the longest that fits is the page's.
  return bases.reduce(
    (best, base, index) =>
      here.startsWith(base) && base.length > (bases[best]?.length ?? -1) ? index : best,
    -1,
  );
}

/** Indexes of the versions that a link should lead to, if they have its page: the one at hand, the reader's, the latest. */
export function versionOrder(
  section: VersionedSection,
  pathname: string,
  kept: string | null,
): number[] {
  const preferred = section.versions.findIndex(([name]) => name === kept);
  return [versionAt(section, pathname), preferred, section.latest].filter((index) => index >= 0);
}

/**
 * Of what is kept under these keys, those that name a version that exists no more. A section that the table does not tell of has
 * only its current one.
 */
export function staleChoices(
  table: VersionTable,
  kept: ReadonlyMap<string, string | null>,
): string[] {
  return [...kept].flatMap(([key, name]) => {
    const id = key.slice(PREFERENCE.length);
    const names = Object.hasOwn(table, id) ? table[id]?.versions.map(([own]) => own) : ['current'];
    return names?.includes(name ?? '') ? [] : [key];
  });
}
