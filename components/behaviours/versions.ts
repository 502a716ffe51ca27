import { PREFERENCE, type VersionTable } from './navbar-versions.ts';
import { readStorage, removeStorage, storedKeys, writeStorage } from './storage.ts';

/** Keeps the version that a reader has chosen by a link, for its section alone. */
export function keepVersion(document: Document, { dataset }: HTMLElement): void {
  if (!keepsVersions(document) || dataset.version === undefined || dataset.versionOf === undefined) return;
  writeStorage('local', PREFERENCE + dataset.versionOf, dataset.version);
}

/** Deletes choices of versions that exist no more. A section that the navbar does not tell of has only its current one. */
export function forgetVersions(document: Document): void {
  if (!keepsVersions(document)) return;
  const table = JSON.parse(document.querySelector<HTMLElement>('[data-navbar]')?.dataset.versions ?? '{}') as VersionTable;
  for (const key of storedKeys('local', PREFERENCE)) {
    const id = key.slice(PREFERENCE.length);
    const names = Object.hasOwn(table, id) ? table[id]!.versions.map(([name]) => name) : ['current'];
    if (!names.includes(readStorage('local', key) ?? '')) removeStorage('local', key);
  }
}

const keepsVersions = (document: Document): boolean => document.querySelector('[data-navbar][data-keeps-versions]') !== null;
