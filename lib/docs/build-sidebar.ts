import type { Problem } from '@/lib/content/problem.ts';
import { categoryPages, type CategoryIndex, type CategoryPages } from './category-pages.ts';
import type { DocEntry } from './doc-entries.ts';
import {
  categoryFolder,
  joinFolder,
  sorted,
  subfolders,
  type SidebarInput,
  type Sortable,
} from './sidebar-folders.ts';
import type { SidebarCategory, SidebarItem, SidebarLink } from './sidebar-types.ts';

/**
 * Builds the sidebar from folders and files by the rules of Docusaurus: sorted by position, then by
 * name. A folder is a category; its page is the one that its `_category_` file names, else its
 * index file.
 */
export function buildSidebar(input: SidebarInput): {
  items: SidebarItem[];
  indexes: CategoryIndex[];
  problems: Problem[];
} {
  const pages = categoryPages(input);
  return { items: itemsOf(input, pages, ''), indexes: pages.indexes, problems: pages.problems };
}

function itemsOf(input: SidebarInput, pages: CategoryPages, folder: string): SidebarItem[] {
  const categories = subfolders(input, folder).map((sortable) => ({
    ...sortable,
    item: category(input, pages, joinFolder(folder, sortable.name)),
  }));
  const links = input.entries
    .filter((entry) => entry.folder === folder && !pages.claimed.has(entry))
    .map((entry) => ({ name: entry.name, position: entry.position, item: docLink(entry) }));
  const all: (Sortable & { item: SidebarItem })[] = [...categories, ...links];
  return sorted(all).map(({ item }) => item);
}

function category(input: SidebarInput, pages: CategoryPages, folder: string): SidebarCategory {
  const { meta, label, description } = categoryFolder(input, folder);
  return {
    type: 'category',
    key: folder,
    label,
    description,
    path: pages.paths.get(folder),
    collapsible: meta.collapsible ?? true,
    collapsed: meta.collapsed ?? true,
    className: meta.className,
    items: itemsOf(input, pages, folder),
  };
}

function docLink(entry: DocEntry): SidebarLink {
  const { sidebar_label, description, sidebar_class_name, unlisted } = entry.frontMatter;
  return {
    type: 'link',
    path: entry.path,
    label: sidebar_label ?? entry.title,
    description,
    className: sidebar_class_name,
    unlisted: unlisted || undefined,
  };
}
