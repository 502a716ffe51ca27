import GithubSlugger from 'github-slugger';
import type { Problem } from '@/lib/content/problem.ts';
import type { DocEntry } from './doc-entries.ts';
import { nearDocument } from './near-targets.ts';
import { indexHead, type PageHead } from './page-head.ts';
import {
  categoryFolder,
  joinFolder,
  subfolders,
  type CategoryFolder,
  type SidebarInput,
} from './sidebar-folders.ts';
import { joinPath } from './urls.ts';

/** A category with a generated page. */
export interface CategoryIndex {
  key: string;
  path: string;
  title: string;
  description?: string;
  head?: PageHead;
}

export interface CategoryPages {
  /** Path of each category's page, by folder. */
  paths: ReadonlyMap<string, string>;
  /** The documents that are pages of categories: they are not listed as links as well. */
  claimed: ReadonlySet<DocEntry>;
  indexes: CategoryIndex[];
  problems: Problem[];
}

/**
 * Decides for every folder which page its category has: a document, a generated page or none. This
 * comes before the sidebar is listed, because the page of a category may lie in a folder that is
 * listed earlier.
 */
export function categoryPages(input: SidebarInput): CategoryPages {
  const claim = new CategoryClaims(input);
  claim.below('');
  const { paths, owners, indexes, problems } = claim;
  return { paths, claimed: new Set(owners.keys()), indexes, problems };
}

class CategoryClaims {
  readonly paths = new Map<string, string>();
  /** Folder of the category that a document is the page of. */
  readonly owners = new Map<DocEntry, string>();
  readonly indexes: CategoryIndex[] = [];
  readonly problems: Problem[] = [];
  readonly #slugger = new GithubSlugger();

  constructor(readonly input: SidebarInput) {}

  /**
   * In sidebar order, so that the first of two categories with the same label gets the slug without
   * a number.
   */
  below(parent: string): void {
    for (const { name } of subfolders(this.input, parent)) {
      const folder = joinFolder(parent, name);
      const path = this.#claim(folder);
      if (path !== undefined) this.paths.set(folder, path);
      this.below(folder);
    }
  }

  #claim(folder: string): string | undefined {
    const category = categoryFolder(this.input, folder);
    const { link } = category.meta;
    if (link === null) return undefined;
    if (link?.type === 'generated-index') return this.#generate(folder, category);
    const entry = link
      ? this.#linkedDoc(folder, link.id)
      : this.input.entries.find(
          (candidate) => candidate.folder === folder && candidate.isFolderPage,
        );
    // An unlisted page stays a link inside the category, which is shown only on that page.
    if (!entry || entry.frontMatter.unlisted) return undefined;
    this.owners.set(entry, folder);
    return entry.path;
  }

  #generate(folder: string, category: CategoryFolder): string {
    const { meta, translated, sourceLabel, label, description } = category;
    const own = meta.link?.type === 'generated-index' ? meta.link : undefined;
    const translation = translated.link?.type === 'generated-index' ? translated.link : undefined;
    const path = joinPath(
      this.input.basePath,
      own?.slug ?? `category/${this.#slugger.slug(sourceLabel)}`,
    );
    this.indexes.push({
      key: folder,
      path,
      title: translation?.title ?? (translated.label !== undefined ? label : own?.title) ?? label,
      description: translation?.description ?? own?.description ?? description,
      head: own && indexHead({ ...own, ...translation }),
    });
    return path;
  }

  #linkedDoc(folder: string, id: string): DocEntry | undefined {
    const { entries, drafts } = this.input;
    const entry =
      entries.find((candidate) => candidate.folder === folder && candidate.name === id) ??
      entries.find((candidate) => candidate.id === id);
    if (!entry) {
      if (!drafts.has(id)) this.problems.push(noDocument(this.input, folder, id));
      return undefined;
    }
    const owner = this.owners.get(entry);
    if (owner === undefined) return entry;
    const circular = folder.startsWith(`${owner}/`)
      ? ', which contains this category: the link is circular'
      : '';
    const message = `"${id}" is already the page of the category "${owner}"${circular}. Give this category a page of its own, or \`"link": null\`.`;
    this.problems.push(linkProblem(this.input, folder, id, message));
    return undefined;
  }
}

type Named = Pick<SidebarInput, 'entries' | 'categoryFile'>;

/** A category file names a document that is not there. */
export function noDocument(input: Named, folder: string, id: string): Problem {
  const ids = input.entries.map((entry) => entry.id);
  const message = `there is no document "${id}" in this section.${nearDocument(id, ids)}`;
  return linkProblem(input, folder, id, message);
}

const linkProblem = (input: Named, folder: string, id: string, message: string): Problem => ({
  file: `content/${input.categoryFile(folder)}`,
  key: 'id',
  written: id,
  severity: 'error',
  message: `\`link.id\`: ${message}`,
});
