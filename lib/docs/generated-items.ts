import type { CategoryMeta } from '@/lib/content/category-file.ts';
import type { SidebarSpecCategory, SidebarSpecItem } from '@/lib/site/sidebars-schema.ts';
import type { DocEntry } from './doc-entries.ts';
import type { SidebarInput } from './sidebar-input.ts';
import { isFolderPage, lastSegment, parentFolder, type SplitName } from './slugs.ts';

/** An item before sorting: by position, then by the name on disk. */
interface Placed {
  position?: number;
  source: string;
  item: SidebarSpecItem;
}

/** What is to be known of a document. */
export type ListedEntry = Pick<DocEntry, 'id' | 'title' | 'frontMatter' | 'folder' | 'position'> & {
  source: { file: string };
};

type Input = Pick<SidebarInput, 'meta' | 'translatedMeta' | 'drafts'> & {
  entries: readonly ListedEntry[];
  /** Tells the number of a folder's name from the rest. */
  split: (name: string) => SplitName;
  /** Whether a document is the page of its folder. Default: by its name. */
  isIndex?: (entry: ListedEntry) => boolean;
  /** Hears of a category file that names a document that is not there. */
  onMissing?: (folder: string, id: string) => void;
};

interface Below extends Input {
  /** All folders that hold documents at any depth. */
  folders: readonly string[];
  /** The documents that are pages of categories, by folder: they are not listed as links as well. */
  pages: ReadonlyMap<string, ListedEntry>;
}

/**
 * The entries that Docusaurus generates from a folder: documents and subfolders by position, then
 * by the name on disk. A category without settings takes label and position from its own page.
 * @param folder relative to the section; '' for all of it
 */
export function generatedItems(input: Input, folder: string): SidebarSpecItem[] {
  const folders = foldersBelow(input, folder);
  const pages = new Map(
    folders.flatMap((name) => {
      const page = pageOf(input, name);
      return page ? [[name, page]] : [];
    }),
  );
  const claimed = new Set(pages.values());
  const entries = input.entries.filter((entry) => !claimed.has(entry));
  return itemsOf({ ...input, entries, folders, pages }, folder);
}

function foldersBelow({ entries }: Input, top: string): string[] {
  const folders = new Set<string>();
  const start = top === '' ? '' : `${top}/`;
  for (const entry of entries)
    for (let at = entry.folder; at !== top && at.startsWith(start); at = parentFolder(at))
      folders.add(at);
  return [...folders];
}

/**
 * The document that is the page of a folder: the one that the category file names, else the index
 * file.
 */
function pageOf(
  { entries, meta, drafts, onMissing, isIndex = hasIndexName }: Input,
  folder: string,
): ListedEntry | undefined {
  const link = meta.get(folder)?.link;
  if (link === null || link?.type === 'generated-index') return undefined;
  const inside = entries.filter((entry) => entry.folder === folder);
  if (!link) return inside.find(isIndex);
  const found =
    inside.find((entry) => lastSegment(entry.id) === link.id) ??
    entries.find((entry) => entry.id === link.id);
  if (!found && !drafts.has(link.id)) onMissing?.(folder, link.id);
  return found;
}

/** The name of a document's file on disk. */
const fileName = (entry: ListedEntry): string => lastSegment(entry.source.file);

const hasIndexName = (entry: ListedEntry): boolean =>
  isFolderPage(fileName(entry).replace(/\.mdx?$/, ''), lastSegment(entry.folder));

function itemsOf(below: Below, folder: string): SidebarSpecItem[] {
  const documents = below.entries
    .filter((entry) => entry.folder === folder)
    .map((entry) => ({ position: entry.position, source: fileName(entry), item: docItem(entry) }));
  const categories = below.folders
    .filter((name) => parentFolder(name) === folder)
    .map((name) => category(below, name));
  return [...documents, ...categories].sort(byPlace).map(({ item }) => item);
}

const byPlace = (a: Placed, b: Placed): number =>
  (a.position ?? Infinity) - (b.position ?? Infinity) ||
  (a.source < b.source ? -1 : a.source > b.source ? 1 : 0);

const docItem = ({ id, frontMatter }: ListedEntry): SidebarSpecItem => ({
  type: 'doc',
  id,
  label: frontMatter.sidebar_label,
  className: frontMatter.sidebar_class_name,
  customProps: frontMatter.sidebar_custom_props,
});

function category(below: Below, folder: string): Placed {
  const source = lastSegment(folder);
  const meta = below.meta.get(folder) ?? {};
  const translated = below.translatedMeta.get(folder) ?? {};
  const own = below.pages.get(folder);
  const prefix = below.split(source);
  const item: SidebarSpecCategory = {
    type: 'category',
    folder,
    key: translated.key ?? meta.key,
    label: meta.label ?? own?.frontMatter.sidebar_label ?? own?.title ?? prefix.name,
    translatedLabel: translated.label,
    description: translated.description ?? meta.description,
    link: own ? { type: 'doc', id: own.id } : generatedLink(meta, translated),
    collapsible: meta.collapsible,
    collapsed: meta.collapsed,
    className: meta.className ?? own?.frontMatter.sidebar_class_name,
    customProps: meta.customProps ?? own?.frontMatter.sidebar_custom_props,
    items: itemsOf(below, folder),
  };
  return { position: meta.position ?? own?.position ?? prefix.position, source, item };
}

/** The generated page of a category. Its address is the same in every language. */
function generatedLink(meta: CategoryMeta, translated: CategoryMeta): SidebarSpecCategory['link'] {
  if (meta.link?.type !== 'generated-index') return undefined;
  const own = translated.link?.type === 'generated-index' ? translated.link : undefined;
  return {
    ...meta.link,
    ...own,
    slug: meta.link.slug,
    title: own?.title ?? translated.label ?? meta.link.title,
    description:
      own?.description ?? meta.link.description ?? translated.description ?? meta.description,
  };
}
