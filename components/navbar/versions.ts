import { comparablePath } from '@/components/navigation/comparable-path.ts';

/** A section with several versions, in the browser. */
export interface VersionedSection {
  /** Index of the recommended version. */
  latest: number;
  /** Newest first; `base` is a public path. */
  versions: [name: string, base: string, label: string][];
}

/** By section id. */
export type VersionTable = Record<string, VersionedSection>;

/** Prefix of the storage keys for readers' versions; the section's id follows. */
export const PREFERENCE = 'docs-preferred-version-';

/** Index of the page's version, or -1. */
export function versionAt({ versions }: VersionedSection, pathname: string): number {
  const here = `${comparablePath(pathname)}/`;
  const bases = versions.map(([, base]) => `${comparablePath(base)}/`);
  // The latest version's base may be a prefix of the others', so the longest match wins.
  return bases.reduce(
    (best, base, index) =>
      here.startsWith(base) && base.length > (bases[best]?.length ?? -1) ? index : best,
    -1,
  );
}

/**
 * Indexes of versions in order of preference for a link: the current page's, the stored choice, the
 * latest.
 */
export function versionOrder(
  section: VersionedSection,
  pathname: string,
  kept: string | null,
): number[] {
  const preferred = section.versions.findIndex(([name]) => name === kept);
  return [versionAt(section, pathname), preferred, section.latest].filter((index) => index >= 0);
}

/**
 * The stored choices that name a version that no longer exists. A section without an entry in the
 * table has only the version `current`.
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
