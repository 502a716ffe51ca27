import type { CategoryMeta } from '@/lib/content/category-file.ts';
import type { DocEntry } from './doc-entries.ts';
import { firstSegment, lastSegment, splitNumberPrefix } from './slugs.ts';

export interface SidebarInput {
  basePath: string;
  entries: readonly DocEntry[];
  /** Category files of the default locale, by folder relative to the section. */
  meta: ReadonlyMap<string, CategoryMeta>;
  /** The same of the reader's locale; empty when that is the default locale. */
  translatedMeta: ReadonlyMap<string, CategoryMeta>;
  /** The category file of a folder, relative to `content/`, for messages. */
  categoryFile: (folder: string) => string;
  /** Ids of drafts: what leads to them is left out. */
  drafts: ReadonlySet<string>;
}

export interface Sortable {
  position?: number;
  name: string;
}

/** A folder with its category files and the texts that follow from them. */
export interface CategoryFolder {
  meta: CategoryMeta;
  translated: CategoryMeta;
  /** Label in the default locale: the slug of a generated page is made from it. */
  sourceLabel: string;
  label: string;
  description?: string;
}

export const joinFolder = (folder: string, name: string): string =>
  folder === '' ? name : `${folder}/${name}`;

/** Sorts by position, then by name. Entries without a position come last. */
export const sorted = <T extends Sortable>(list: readonly T[]): T[] =>
  [...list].sort(
    (a, b) => (a.position ?? Infinity) - (b.position ?? Infinity) || (a.name < b.name ? -1 : 1),
  );

/** The folders directly below a folder that hold documents at any depth, in sidebar order. */
export function subfolders(
  { entries, meta }: Pick<SidebarInput, 'entries' | 'meta'>,
  folder: string,
): Sortable[] {
  const prefix = joinFolder(folder, '');
  const names = entries
    .filter((entry) => entry.folder !== folder && entry.folder.startsWith(prefix))
    .map((entry) => firstSegment(entry.folder.slice(prefix.length)));
  return sorted(
    [...new Set(names)].map((name) => ({
      name,
      position: meta.get(prefix + name)?.position ?? splitNumberPrefix(name).position,
    })),
  );
}

export function categoryFolder(
  input: Pick<SidebarInput, 'meta' | 'translatedMeta'>,
  folder: string,
): CategoryFolder {
  const meta = input.meta.get(folder) ?? {};
  const translated = input.translatedMeta.get(folder) ?? {};
  const sourceLabel = meta.label ?? splitNumberPrefix(lastSegment(folder)).name;
  return {
    meta,
    translated,
    sourceLabel,
    label: translated.label ?? sourceLabel,
    description: translated.description ?? meta.description,
  };
}
