import type { CategoryMeta } from '@/lib/content/category-file.ts';
import type { Problem } from '@/lib/content/problem.ts';
import type { SourceTree } from '@/lib/content/source-tree.ts';
import { localize, type SiteConfig } from '@/lib/site/config-schema.ts';
import { buildSidebar, type CategoryIndex } from './build-sidebar.ts';
import { buildTags, tagCollisions, tagsOf, type Tag } from './build-tags.ts';
import { docEntries, type DocEntry } from './doc-entries.ts';
import { Pager } from './pager.ts';
import type { SectionDef } from './section-defs.ts';
import { readingOrder } from './sidebar.ts';
import type {
  CategoryPage,
  DocPage,
  LandingPage,
  Page,
  SectionVersion,
  TagPage,
  TagRef,
  TagsPage,
} from './types.ts';
import type { SidebarItem, SidebarLink } from './sidebar-types.ts';
import { rootKey } from './section-route.ts';
import { joinPath, recordId } from './urls.ts';

export interface RootContext {
  config: SiteConfig;
  tree: SourceTree;
  defs: readonly SectionDef[];
  locale: string;
  /** Drafts take part in the preview, not in a build. */
  drafts: boolean;
  /** Words of the interface that become titles of generated pages. */
  words: { tags: string; taggedWith: (count: number, tag: string) => string };
}

export interface RootResult {
  root: SectionVersion;
  pages: Page[];
  problems: Problem[];
}

/** Fills one section version in one locale: documents, sidebar, generated pages, order of reading. */
export function buildRoot(context: RootContext, def: SectionDef): RootResult {
  const { config, tree, defs, locale } = context;
  const all = docEntries(tree, defs, def, locale, config.defaultLocale);
  const entries = all.filter((entry) => context.drafts || !entry.frontMatter.draft);
  const meta = categoryMeta(tree, def, config.defaultLocale);
  const translatedMeta =
    locale === config.defaultLocale
      ? new Map<string, CategoryMeta>()
      : categoryMeta(tree, def, locale);
  const sidebar = buildSidebar({
    basePath: def.basePath,
    entries,
    meta,
    translatedMeta,
    contentFolder: `${config.defaultLocale}/${def.folder}`,
  });
  const root = describeRoot(
    context,
    def,
    all,
    entries,
    sidebar.items,
    meta.get(''),
    translatedMeta.get(''),
  );
  const pager = new Pager(root.sidebar, entries, new Set(root.draftIds));
  const sourceTags = tagsBySource(
    locale === config.defaultLocale
      ? all
      : docEntries(tree, defs, def, config.defaultLocale, config.defaultLocale),
  );
  const tags = tagsOfRoot(context, root, entries, sourceTags);
  const pages: Page[] = [
    ...landing(root, entries),
    ...docs(context, root, entries, pager, (entry) => tagsOf(entry, tags, sourceTags)),
    ...sidebar.indexes.map((index) => categoryPage(root, index, pager)),
    ...tagPages(context, root, tags),
  ];
  return {
    root,
    pages,
    problems: [
      ...sidebar.problems,
      ...duplicateIds(entries),
      ...tagCollisions(entries),
      ...pager.problems,
    ],
  };
}

function categoryMeta(
  tree: SourceTree,
  def: SectionDef,
  locale: string,
): Map<string, CategoryMeta> {
  const prefix = `${locale}/${def.folder}/`;
  return new Map(
    tree.categories
      .filter((category) => category.file.startsWith(prefix))
      .map((category) => [
        category.file.slice(prefix.length).split('/').slice(0, -1).join('/'),
        category.meta,
      ]),
  );
}

function describeRoot(
  { config, locale }: RootContext,
  def: SectionDef,
  all: readonly DocEntry[],
  entries: readonly DocEntry[],
  sidebar: SidebarItem[],
  meta?: CategoryMeta,
  translated?: CategoryMeta,
): SectionVersion {
  const listed = readingOrder(sidebar);
  const start =
    (meta?.customProps?.start as string[] | undefined)?.flatMap((id) =>
      entries.filter((entry) => entry.id === id),
    ) ?? [];
  const asLink = (entry: DocEntry): SidebarLink => ({
    type: 'link',
    path: entry.path,
    label: entry.title,
    description: entry.frontMatter.description,
  });
  const first = listed
    .slice(0, 3)
    .flatMap(({ path }) => entries.filter((entry) => entry.path === path));
  return {
    key: rootKey(def.basePath),
    locale,
    section: def.section,
    folder: def.folder,
    basePath: def.basePath,
    sidebarId: def.sidebarId,
    version: { ...def.version, label: localize(def.version.label, locale, config.defaultLocale) },
    title: translated?.label ?? meta?.label ?? def.section.split('/').at(-1)!,
    description: translated?.description ?? meta?.description ?? '',
    mainPath:
      entries.find((entry) => entry.path === def.basePath)?.path ?? listed[0]?.path ?? def.basePath,
    start: (start.length > 0 ? start : first).map(asLink),
    sidebar,
    draftIds: all.filter((entry) => entry.frontMatter.draft).map((entry) => entry.id),
  };
}

/** A section whose documents do not include its base path gets a generated landing page. */
function landing(root: SectionVersion, entries: readonly DocEntry[]): LandingPage[] {
  if (entries.some((entry) => entry.path === root.basePath)) return [];
  const page: LandingPage = {
    kind: 'landing',
    id: recordId(root.basePath, root.locale, 'landing'),
    path: root.basePath,
    locale: root.locale,
    title: root.title,
    description: root.description,
    root: root.key,
  };
  return [page];
}

function docs(
  context: RootContext,
  root: SectionVersion,
  entries: readonly DocEntry[],
  pager: Pager,
  tags: (entry: DocEntry) => TagRef[],
): DocPage[] {
  return entries.map((entry) => ({
    kind: 'doc',
    id: recordId(entry.path, root.locale, 'doc'),
    docId: entry.id,
    path: entry.path,
    locale: root.locale,
    title: entry.title,
    description: entry.frontMatter.description,
    root: root.key,
    source: entry.source.file,
    data: dataName(entry, context.config.defaultLocale, root.locale),
    frontMatter: entry.frontMatter,
    tags: tags(entry),
    ...pager.around(entry.path, entry),
    translation: entry.translation,
    problems: entry.source.problems,
  }));
}

/** A page without a translation shares the compiled text of the default locale's page. */
function dataName(entry: DocEntry, defaultLocale: string, locale: string): string {
  const own = entry.translation === 'missing' ? defaultLocale : locale;
  return own + recordId(entry.path, own, 'doc');
}

function categoryPage(root: SectionVersion, index: CategoryIndex, pager: Pager): CategoryPage {
  const { key, path, title, description } = index;
  return {
    kind: 'category',
    id: recordId(path, root.locale, 'category'),
    path,
    locale: root.locale,
    title,
    description,
    root: root.key,
    category: key,
    ...pager.around(path),
  };
}

function tagPages(
  context: RootContext,
  root: SectionVersion,
  tags: readonly Tag[],
): (TagsPage | TagPage)[] {
  if (tags.length === 0) return [];
  const tagsPath = joinPath(root.basePath, 'tags');
  const base = { locale: root.locale, root: root.key };
  const index: TagsPage = {
    ...base,
    kind: 'tags',
    id: recordId(tagsPath, root.locale, 'tags'),
    path: tagsPath,
    title: context.words.tags,
    tags: tags.map(({ label, path, entries }) => ({ label, path, count: entries.length })),
  };
  const pages = tags.map((tag): TagPage => ({
    ...base,
    kind: 'tag',
    id: recordId(tag.path, root.locale, 'tag'),
    path: tag.path,
    title: context.words.taggedWith(tag.entries.length, tag.label),
    tag: tag.label,
    tagsPath,
    docs: tag.entries.map((entry) => ({
      path: entry.path,
      title: entry.title,
      description: entry.frontMatter.description,
    })),
  }));
  return [index, ...pages];
}

function tagsOfRoot(
  context: RootContext,
  root: SectionVersion,
  entries: readonly DocEntry[],
  sourceTags: ReadonlyMap<string, string[]>,
): Tag[] {
  const htmlLang =
    context.config.locales.find((locale) => locale.code === root.locale)?.htmlLang ?? root.locale;
  return buildTags(
    entries.filter((entry) => !entry.frontMatter.unlisted),
    sourceTags,
    root.basePath,
    htmlLang,
  );
}

/** The tags as the default locale writes them, by document. */
function tagsBySource(entries: readonly DocEntry[]): Map<string, string[]> {
  return new Map(entries.map((entry) => [entry.id, entry.frontMatter.tags ?? []]));
}

function duplicateIds(entries: readonly DocEntry[]): Problem[] {
  const seen = new Map<string, DocEntry>();
  return entries.flatMap((entry): Problem[] => {
    const other = seen.get(entry.id);
    if (other)
      return [
        {
          file: `content/${entry.source.file}`,
          severity: 'error',
          message: `The id "${entry.id}" is already taken by content/${other.source.file}. Change \`id\` in the front matter of one of them.`,
        },
      ];
    seen.set(entry.id, entry);
    return [];
  });
}
