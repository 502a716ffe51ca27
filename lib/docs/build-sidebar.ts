import GithubSlugger from 'github-slugger';
import type { CategoryMeta } from '@/lib/content/category-file.ts';
import type { Problem } from '@/lib/content/problem.ts';
import type { DocEntry } from './doc-entries.ts';
import { splitNumberPrefix } from './slugs.ts';
import type { SidebarCategory, SidebarItem, SidebarLink } from './types.ts';
import { joinPath } from './urls.ts';

/** A category that has a generated page of its own. */
export interface CategoryIndex {
  key: string;
  path: string;
  title: string;
  description?: string;
}

export interface SidebarInput {
  basePath: string;
  entries: readonly DocEntry[];
  /** Category files of the default locale and of the reader's, by folder relative to the section. */
  meta: ReadonlyMap<string, CategoryMeta>;
  translatedMeta: ReadonlyMap<string, CategoryMeta>;
  /** For messages: the section's folder below `content/`. */
  contentFolder: string;
}

interface Sortable {
  position?: number;
  name: string;
  item: SidebarItem;
}

/**
 * Builds the sidebar from folders and files by the rules of Docusaurus: sorted by position, then by name; a folder is a
 * category, its page the one named by `_category_`, else its index file.
 */
export function buildSidebar(input: SidebarInput): { items: SidebarItem[]; indexes: CategoryIndex[]; problems: Problem[] } {
  const builder = new SidebarBuilder(input);
  return { items: builder.folder(''), indexes: builder.indexes, problems: builder.problems };
}

class SidebarBuilder {
  readonly indexes: CategoryIndex[] = [];
  readonly problems: Problem[] = [];
  /** Docs that are the page of a category, and of which. */
  readonly #pages = new Map<DocEntry, string>();
  readonly #slugger = new GithubSlugger();

  constructor(readonly input: SidebarInput) {}

  folder(folder: string): SidebarItem[] {
    const { entries } = this.input;
    const prefix = folder === '' ? '' : `${folder}/`;
    const below = entries.filter((entry) => entry.folder.startsWith(prefix) || entry.folder === folder);
    const subfolders = [...new Set(below.filter((entry) => entry.folder !== folder).map((entry) => entry.folder.slice(prefix.length).split('/')[0]!))];
    // Positions first: a category decides which document is its page before the documents are listed, and slugs of
    // generated pages are given in sidebar order.
    const sorted = (list: Sortable[]) => list.sort((a, b) => (a.position ?? Infinity) - (b.position ?? Infinity) || (a.name < b.name ? -1 : 1));
    const order = sorted(subfolders.map((name) => ({ name, position: this.#position(prefix + name), item: { type: 'link', path: '', label: '' } })));
    const categories = order.map(({ name, position }): Sortable => ({ name, position, item: this.#category(prefix + name) }));
    const links = below
      .filter((entry) => entry.folder === folder && !this.#pages.has(entry))
      .map((entry): Sortable => ({ name: entry.name, position: entry.position, item: docLink(entry) }));
    return sorted([...categories, ...links]).map(({ item }) => item);
  }

  #position(folder: string): number | undefined {
    return this.input.meta.get(folder)?.position ?? splitNumberPrefix(folder.split('/').at(-1)!).position;
  }

  #category(folder: string): SidebarCategory {
    const meta = this.input.meta.get(folder) ?? {};
    const translated = this.input.translatedMeta.get(folder) ?? {};
    const sourceLabel = meta.label ?? splitNumberPrefix(folder.split('/').at(-1)!).name;
    const label = translated.label ?? sourceLabel;
    const description = translated.description ?? meta.description;
    const path = this.#ownPage(folder, meta, translated, sourceLabel, label, description);
    return {
      type: 'category',
      key: folder,
      label,
      description,
      path,
      collapsible: meta.collapsible ?? true,
      collapsed: meta.collapsed ?? true,
      className: meta.className,
      items: this.folder(folder),
    };
  }

  #ownPage(folder: string, meta: CategoryMeta, translated: CategoryMeta, sourceLabel: string, label: string, description?: string): string | undefined {
    if (meta.link === null) return undefined;
    if (meta.link?.type === 'generated-index') {
      const { slug, title } = meta.link;
      const path = joinPath(this.input.basePath, slug ?? `category/${this.#slugger.slug(sourceLabel)}`);
      const own = translated.link?.type === 'generated-index' ? translated.link : undefined;
      this.indexes.push({ key: folder, path, title: own?.title ?? (translated.label !== undefined ? label : title) ?? label, description: own?.description ?? meta.link.description ?? description });
      return path;
    }
    const entry = meta.link ? this.#linkedDoc(folder, meta.link.id) : this.input.entries.find((candidate) => candidate.folder === folder && candidate.isFolderPage);
    // An unlisted page stays a link inside the category, shown only while it is the active one.
    if (!entry || entry.frontMatter.unlisted) return undefined;
    this.#pages.set(entry, folder);
    return entry.path;
  }

  #linkedDoc(folder: string, id: string): DocEntry | undefined {
    const local = this.input.entries.find((entry) => entry.folder === folder && entry.name === id);
    const entry = local ?? this.input.entries.find((candidate) => candidate.id === id);
    const fail = (message: string) => this.problems.push({ file: `content/${this.input.contentFolder}/${folder}/_category_`, severity: 'error', message });
    if (!entry) {
      fail(`\`link.id\`: there is no document "${id}" in this section. Documents: ${this.input.entries.map((candidate) => candidate.id).join(', ')}.`);
      return undefined;
    }
    const owner = this.#pages.get(entry);
    if (owner !== undefined) {
      const circular = folder.startsWith(`${owner}/`) ? ', which contains this category: the link is circular' : '';
      fail(`\`link.id\`: "${id}" is already the page of the category "${owner}"${circular}. Give this category a page of its own, or \`"link": null\`.`);
      return undefined;
    }
    return entry;
  }
}

function docLink(entry: DocEntry): SidebarLink {
  const { sidebar_label, description, sidebar_class_name, unlisted } = entry.frontMatter;
  return { type: 'link', path: entry.path, label: sidebar_label ?? entry.title, description, className: sidebar_class_name, unlisted: unlisted || undefined };
}
