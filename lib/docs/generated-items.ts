import type { CategoryMeta } from '@/lib/content/category-file.ts';
import type { SidebarSpecCategory, SidebarSpecItem } from '@/lib/site/sidebars-schema.ts';
import type { DocEntry } from './doc-entries.ts';
import { joinFolder, type SidebarInput } from './sidebar-folders.ts';
import { isFolderPage, lastSegment, type SplitName } from './slugs.ts';

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

/**
 * The entries that Docusaurus generates from a folder: documents and subfolders by position, then
 * by the name on disk. A category without settings takes label and position from its own page.
 * @param folder relative to the section; '' for all of it
 */
export function generatedItems(input: Input, folder: string): SidebarSpecItem[] {
  return sortedItems(placedIn(input, folder));
}

/** The name of a document's file on disk. */
const fileName = (entry: ListedEntry): string => lastSegment(entry.source.file);

function placedIn(input: Input, folder: string): Placed[] {
  const prefix = folder === '' ? '' : `${folder}/`;
  const documents = input.entries
    .filter((entry) => entry.folder === folder)
    .map((entry) => ({ position: entry.position, source: fileName(entry), item: docItem(entry) }));
  const names = input.entries
    .filter((entry) => entry.folder !== folder && entry.folder.startsWith(prefix))
    .map((entry) => entry.folder.slice(prefix.length).split('/')[0] ?? '');
  const folders = [...new Set(names)].map((name) => category(input, folder, name));
  return [...documents, ...folders];
}

function sortedItems(placed: readonly Placed[]): SidebarSpecItem[] {
  return [...placed]
    .sort(
      (a, b) =>
        (a.position ?? Infinity) - (b.position ?? Infinity) ||
        (a.source < b.source ? -1 : a.source > b.source ? 1 : 0),
    )
    .map(({ item }) => item);
}

const docItem = ({ id, frontMatter }: ListedEntry): SidebarSpecItem => ({
  type: 'doc',
  id,
  label: frontMatter.sidebar_label,
  className: frontMatter.sidebar_class_name,
});

function category(input: Input, parent: string, name: string): Placed {
  const folder = joinFolder(parent, name);
  const meta = input.meta.get(folder) ?? {};
  const translated = input.translatedMeta.get(folder) ?? {};
  const own = pageOf(input, folder, meta);
  const prefix = input.split(name);
  const items = placedIn(input, folder).filter(
    ({ item }) => !(item.type === 'doc' && item.id === own?.id),
  );
  const link = own ? ({ type: 'doc', id: own.id } as const) : linkOf(meta, translated);
  const item: SidebarSpecCategory = {
    type: 'category',
    folder,
    key: translated.key ?? meta.key,
    label:
      translated.label ?? meta.label ?? own?.frontMatter.sidebar_label ?? own?.title ?? prefix.name,
    description: translated.description ?? meta.description,
    link,
    collapsible: meta.collapsible,
    collapsed: meta.collapsed,
    className: meta.className ?? own?.frontMatter.sidebar_class_name,
    items: sortedItems(items),
  };
  return { position: meta.position ?? own?.position ?? prefix.position, source: name, item };
}

/**
 * The document that is the page of a folder: the one that the category file names, else the index
 * file.
 */
function pageOf(
  { entries, drafts, onMissing, isIndex = hasIndexName }: Input,
  folder: string,
  { link }: CategoryMeta,
): ListedEntry | undefined {
  if (link !== undefined && link?.type !== 'doc') return undefined;
  const inside = entries.filter((entry) => entry.folder === folder);
  if (link) {
    const found =
      inside.find((entry) => lastSegment(entry.id) === link.id) ??
      entries.find((entry) => entry.id === link.id);
    if (!found && !drafts.has(link.id)) onMissing?.(folder, link.id);
    return found;
  }
  return inside.find(isIndex);
}

const hasIndexName = (entry: ListedEntry): boolean =>
  isFolderPage(fileName(entry).replace(/\.mdx?$/, ''), lastSegment(entry.folder));

function linkOf(meta: CategoryMeta, translated: CategoryMeta): SidebarSpecCategory['link'] {
  if (meta.link?.type !== 'generated-index') return undefined;
  const own = translated.link?.type === 'generated-index' ? translated.link : undefined;
  return {
    ...meta.link,
    title: own?.title ?? meta.link.title,
    description: own?.description ?? meta.link.description,
  };
}
