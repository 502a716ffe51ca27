import type { CategoryMeta } from '@/lib/content/category-file.ts';
import type { DocEntry } from './doc-entries.ts';

/** What the sidebars of a section version are made of, in one locale. */
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
