import GithubSlugger from 'github-slugger';
import type { CategoryMeta } from '@/lib/content/category-file.ts';
import type { Problem } from '@/lib/content/problem.ts';
import type { DocEntry } from './doc-entries.ts';
import { splitNumberPrefix } from './slugs.ts';
import type { SidebarCategory, SidebarItem, SidebarLink } from './sidebar-types.ts';
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
export function buildSidebar(input: SidebarInput): {
  items: SidebarItem[];
  indexes: CategoryIndex[];
  problems: Problem[];
} {
  const builder = new SidebarBuilder(input);
  builder.claimPages('');
  return { items: builder.folder(''), indexes: builder.indexes, problems: builder.problems };
}

class SidebarBuilder {
  readonly indexes: CategoryIndex[] = [];
  readonly problems: Problem[] = [];
  /** Docs that are the page of a category, and of which. */
  readonly #pages = new Map<DocEntry, string>();
  /** Path of each category's page. */
  readonly #paths = new Map<string, string | undefined>();
  readonly #slugger = new GithubSlugger();

  constructor(readonly input: SidebarInput) {}

  /**
   * Decides for every category, in sidebar order, which document is its page or what slug its generated page has. Before
   * anything is listed: the page of a category may stand in a folder that comes before it.
   */
  claimPages(folder: string): void {
    for (const { name } of this.#subfolders(folder)) {
      const own = joinFolder(folder, name);
      this.#paths.set(own, this.#ownPage(own));
      this.claimPages(own);
    }
  }

  folder(folder: string): SidebarItem[] {
    const categories = this.#subfolders(folder).map((sortable): Sortable => ({
      ...sortable,
      item: this.#category(joinFolder(folder, sortable.name)),
    }));
    const links = this.input.entries
      .filter((entry) => entry.folder === folder && !this.#pages.has(entry))
      .map((entry): Sortable => ({
        name: entry.name,
        position: entry.position,
        item: docLink(entry),
      }));
    return sorted([...categories, ...links]).map(({ item }) => item);
  }

  #subfolders(folder: string): Omit<Sortable, 'item'>[] {
    const prefix = joinFolder(folder, '');
    const names = this.input.entries
      .filter((entry) => entry.folder !== folder && entry.folder.startsWith(prefix))
      .map((entry) => entry.folder.slice(prefix.length).split('/')[0]!);
    return sorted(
      [...new Set(names)].map((name) => ({ name, position: this.#position(prefix + name) })),
    );
  }

  #position(folder: string): number | undefined {
    return (
      this.input.meta.get(folder)?.position ?? splitNumberPrefix(folder.split('/').at(-1)!).position
    );
  }

  #category(folder: string): SidebarCategory {
    const { meta, label, description } = this.#describe(folder);
    return {
      type: 'category',
      key: folder,
      label,
      description,
      path: this.#paths.get(folder),
      collapsible: meta.collapsible ?? true,
      collapsed: meta.collapsed ?? true,
      className: meta.className,
      items: this.folder(folder),
    };
  }

  #describe(folder: string): {
    meta: CategoryMeta;
    translated: CategoryMeta;
    sourceLabel: string;
    label: string;
    description?: string;
  } {
    const meta = this.input.meta.get(folder) ?? {};
    const translated = this.input.translatedMeta.get(folder) ?? {};
    const sourceLabel = meta.label ?? splitNumberPrefix(folder.split('/').at(-1)!).name;
    return {
      meta,
      translated,
      sourceLabel,
      label: translated.label ?? sourceLabel,
      description: translated.description ?? meta.description,
    };
  }

  #ownPage(folder: string): string | undefined {
    const { meta, translated, sourceLabel, label, description } = this.#describe(folder);
    if (meta.link === null) return undefined;
    if (meta.link?.type === 'generated-index') {
      const { slug, title } = meta.link;
      const path = joinPath(
        this.input.basePath,
        slug ?? `category/${this.#slugger.slug(sourceLabel)}`,
      );
      const own = translated.link?.type === 'generated-index' ? translated.link : undefined;
      this.indexes.push({
        key: folder,
        path,
        title: own?.title ?? (translated.label !== undefined ? label : title) ?? label,
        description: own?.description ?? meta.link.description ?? description,
      });
      return path;
    }
    const entry = meta.link
      ? this.#linkedDoc(folder, meta.link.id)
      : this.input.entries.find(
          (candidate) => candidate.folder === folder && candidate.isFolderPage,
        );
    // An unlisted page stays a link inside the category, shown only while it is the active one.
    if (!entry || entry.frontMatter.unlisted) return undefined;
    this.#pages.set(entry, folder);
    return entry.path;
  }

  #linkedDoc(folder: string, id: string): DocEntry | undefined {
    const local = this.input.entries.find((entry) => entry.folder === folder && entry.name === id);
    const entry = local ?? this.input.entries.find((candidate) => candidate.id === id);
    const fail = (message: string) =>
      this.problems.push({
        file: `content/${this.input.contentFolder}/${folder}/_category_`,
        severity: 'error',
        message,
      });
    if (!entry) {
      fail(
        `\`link.id\`: there is no document "${id}" in this section. Documents: ${this.input.entries.map((candidate) => candidate.id).join(', ')}.`,
      );
      return undefined;
    }
    const owner = this.#pages.get(entry);
    if (owner !== undefined) {
      const circular = folder.startsWith(`${owner}/`)
        ? ', which contains this category: the link is circular'
        : '';
      fail(
        `\`link.id\`: "${id}" is already the page of the category "${owner}"${circular}. Give this category a page of its own, or \`"link": null\`.`,
      );
      return undefined;
    }
    return entry;
  }
}

const joinFolder = (folder: string, name: string): string =>
  folder === '' ? name : `${folder}/${name}`;

/** By position, then by name. */
const sorted = <T extends Omit<Sortable, 'item'>>(list: T[]): T[] =>
  list.sort(
    (a, b) => (a.position ?? Infinity) - (b.position ?? Infinity) || (a.name < b.name ? -1 : 1),
  );

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
