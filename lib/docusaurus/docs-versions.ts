import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from '@/lib/content/problem.ts';
import type { DocsInstance } from './docs-instances.ts';
import { flag, record, text } from './values.ts';

/** One version of an instance of the docs plugin. Paths are relative to the site. */
export interface DocsVersion {
  /** `current`, or its name in versions.json. */
  name: string;
  label: string;
  folder: string;
  /** Undefined: one from the folders; false: none. */
  sidebars?: string | false;
  /** Name of its folder, and of the file with its labels, below `i18n/<locale>/<plugin>/`. */
  translated: string;
  path?: string;
  banner?: 'none' | 'unreleased' | 'unmaintained';
  badge?: boolean;
  noIndex?: boolean;
}

export interface DocsVersions {
  /** Newest first. */
  versions: DocsVersion[];
  last: string;
}

/** The versions of an instance, by its settings and its versions.json. */
export function docsVersions(site: string, instance: DocsInstance): DocsVersions {
  const prefix = instance.id === 'default' ? '' : `${instance.id}_`;
  const named = instance.versioning ? readNames(site, `${prefix}versions.json`) : [];
  const all = [...(instance.includeCurrentVersion ? ['current'] : []), ...named];
  const chosen = instance.onlyIncludeVersions
    ? all.filter((name) => instance.onlyIncludeVersions?.includes(name))
    : all;
  const last = instance.lastVersion ?? chosen.find((name) => name !== 'current') ?? 'current';
  const versions = chosen.map((name): DocsVersion => {
    const given = record(instance.versions[name]);
    const current = name === 'current';
    const banner = given.banner;
    return {
      name,
      label: text(given.label) ?? (current ? (named.length > 0 ? 'Next' : 'Current') : name),
      folder: current ? instance.path : `${prefix}versioned_docs/version-${name}`,
      sidebars: current
        ? instance.sidebarPath
        : existing(site, `${prefix}versioned_sidebars/version-${name}-sidebars.json`),
      translated: current ? 'current' : `version-${name}`,
      path: typeof given.path === 'string' ? given.path.replace(/^\/+|\/+$/g, '') : undefined,
      banner:
        banner === 'none' || banner === 'unreleased' || banner === 'unmaintained'
          ? banner
          : undefined,
      badge: flag(given.badge),
      noIndex: flag(given.noIndex),
    };
  });
  return { versions, last: chosen.includes(last) ? last : (chosen[0] ?? 'current') };
}

/** A version without a sidebars file has no sidebar. */
const existing = (site: string, file: string): string | false =>
  existsSync(join(site, file)) ? file : false;

function readNames(site: string, file: string): string[] {
  if (!existsSync(join(site, file))) return [];
  const names: unknown = JSON.parse(readFileSync(join(site, file), 'utf8'));
  if (Array.isArray(names) && names.every((name) => typeof name === 'string')) return names;
  throw new BuildError('The Docusaurus site cannot be read.', [
    { file, severity: 'error', message: 'must be a list of names of versions, newest first.' },
  ]);
}
