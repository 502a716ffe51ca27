import type { CategoryMeta } from '@/lib/content/category-file.ts';
import type { Problem } from '@/lib/content/problem.ts';
import type { SourceTree } from '@/lib/content/source-tree.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import { htmlLangOf } from '@/lib/site/html-lang.ts';
import { buildTags, tagCollisions, tagsOf } from './build-tags.ts';
import { categoryFile, categoryMeta, isTrainingSection } from './category-meta.ts';
import { docEntries, type DocEntry } from './doc-entries.ts';
import { headOfText } from './page-head.ts';
import { landingPage } from './landing-page.ts';
import { Pagers } from './pager.ts';
import type { SectionDef } from './section-defs.ts';
import { buildSidebars } from './section-sidebars.ts';
import { sectionVersionOfFolder } from './section-version.ts';
import { shownIn, ShownSidebars } from './shown-sidebars.ts';
import type { CategoryIndex } from './sidebar-types.ts';
import { defineTag, tagEntries, type TagDefinition, type TagEntries } from './tag-definitions.ts';
import { tagPages, type TagWords } from './tag-pages.ts';
import type { CategoryPage, DocPage, Page, SectionVersion, TagRef } from './types.ts';
import { joinPath, recordId } from './urls.ts';

export interface SectionVersionContext {
  config: SiteConfig;
  tree: SourceTree;
  defs: readonly SectionDef[];
  locale: string;
  /** Include drafts: true in the preview, false in a build. */
  drafts: boolean;
  /** Interface texts that become titles of generated pages. */
  words: TagWords;
}

export interface BuiltSectionVersion {
  sectionVersion: SectionVersion;
  pages: Page[];
  problems: Problem[];
}

/**
 * Builds one section version in one locale: documents, sidebar, generated pages, previous and next.
 */
export function buildSectionVersion(
  context: SectionVersionContext,
  def: SectionDef,
): BuiltSectionVersion {
  const { config, tree, defs, locale } = context;
  const { defaultLocale } = config;
  const isTraining = isTrainingSection(tree, def);
  const all = docEntries(tree, defs, def, locale, defaultLocale);
  const entries = all.filter((entry) => context.drafts || !entry.frontMatter.draft);
  const categories = (code: string) => categoryMeta(tree, def, code, defaultLocale);
  const meta = categories(defaultLocale);
  const translatedMeta =
    locale === defaultLocale ? new Map<string, CategoryMeta>() : categories(locale);
  const input = {
    basePath: def.basePath,
    entries,
    meta,
    translatedMeta,
    categoryFile: (folder: string) => categoryFile(tree, def, defaultLocale, folder),
    drafts: new Set(all.filter((entry) => entry.frontMatter.draft).map(({ id }) => id)),
  };
  const sidebar = buildSidebars(input, def, locale);
  const sectionVersion = sectionVersionOfFolder(config, {
    def,
    locale,
    all,
    entries,
    sidebar: sidebar.items,
    sidebars: sidebar.sidebars,
    meta: meta.get(''),
    translatedMeta: translatedMeta.get(''),
  });
  const shown = new ShownSidebars(sectionVersion.sidebars, entries);
  // Previous and next stay inside a course.
  const pager = new Pagers(sectionVersion, entries, isTraining);
  const tagFile = tagEntries(tree, def, locale, defaultLocale);
  const sourceTags = tagsById(
    locale === defaultLocale ? all : docEntries(tree, defs, def, defaultLocale, defaultLocale),
    tagEntries(tree, def, defaultLocale, defaultLocale),
  );
  const tagsPath = joinPath(def.basePath, def.tagsPath ?? 'tags');
  const tags = buildTags(
    entries.filter((entry) => !entry.frontMatter.unlisted),
    { sourceTags, tagFile, tagsPath, htmlLang: htmlLangOf(config, locale) },
  );
  // At the root of the site, the home page takes the place of a landing page.
  const hasOwnFrontPage =
    isTraining || def.basePath === '/' || entries.some(({ path }) => path === def.basePath);
  const pages: Page[] = [
    ...(hasOwnFrontPage ? [] : [landingPage(sectionVersion)]),
    ...entries.map((entry) =>
      docPage(sectionVersion, entry, defaultLocale, {
        sidebar: shown.of(entry),
        pager,
        tags: tagsOf(entry, tags, sourceTags),
      }),
    ),
    ...sidebar.indexes.map((index) => categoryPage(sectionVersion, index, pager)),
    ...tagPages(sectionVersion, tags, tagsPath, context.words),
  ];
  return {
    sectionVersion,
    pages,
    problems: [
      ...sidebar.problems,
      ...duplicateIds(entries),
      ...tagCollisions(entries, tagFile),
      ...shown.problems,
      ...pager.problems,
    ],
  };
}

function docPage(
  { key: sectionVersionKey, locale }: SectionVersion,
  entry: DocEntry,
  defaultLocale: string,
  { sidebar, pager, tags }: { sidebar: number | null | undefined; pager: Pagers; tags: TagRef[] },
): DocPage {
  return {
    kind: 'doc',
    id: recordId(entry.path, locale, 'doc'),
    docId: entry.id,
    path: entry.path,
    locale,
    title: entry.title,
    description: entry.frontMatter.description,
    keywords: entry.frontMatter.unlisted
      ? null
      : [...(entry.frontMatter.keywords ?? []), ...tags.map(({ label }) => label)],
    sectionVersionKey,
    source: entry.source.file,
    data: dataName(entry, defaultLocale, locale),
    frontMatter: entry.frontMatter,
    head: headOfText(entry.source.body),
    tags,
    ...shownIn(sidebar),
    ...pager.of(sidebar).around(entry.path, entry),
    translation: entry.translation,
    problems: entry.source.problems,
  };
}

/** A page without a translation shares the compiled text of the default locale's page. */
function dataName(entry: DocEntry, defaultLocale: string, locale: string): string {
  const owner = entry.translation === 'missing' ? defaultLocale : locale;
  return owner + recordId(entry.path, owner, 'doc');
}

function categoryPage(
  { key: sectionVersionKey, locale }: SectionVersion,
  index: CategoryIndex,
  pager: Pagers,
): CategoryPage {
  const { key, path, title, description, head } = index;
  const sidebar = index.sidebar === 0 ? undefined : index.sidebar;
  return {
    kind: 'category',
    id: recordId(path, locale, 'category'),
    path,
    locale,
    title,
    description,
    keywords: null,
    sectionVersionKey,
    category: key,
    head,
    ...shownIn(sidebar),
    ...pager.of(sidebar).around(path),
  };
}

/** The tags of each document as the default locale writes them. */
function tagsById(entries: readonly DocEntry[], tagFile: TagEntries): Map<string, TagDefinition[]> {
  return new Map(
    entries.map((entry) => [
      entry.id,
      (entry.frontMatter.tags ?? []).map((tag) => defineTag(tag, tagFile)),
    ]),
  );
}

function duplicateIds(entries: readonly DocEntry[]): Problem[] {
  const seen = new Map<string, DocEntry>();
  return entries.flatMap((entry): Problem[] => {
    const other = seen.get(entry.id);
    seen.set(entry.id, other ?? entry);
    if (!other) return [];
    return [
      {
        file: `content/${entry.source.file}`,
        key: 'id',
        severity: 'error',
        message: `The id "${entry.id}" is already taken by content/${other.source.file}. Change \`id\` in the front matter of one of them.`,
      },
    ];
  });
}
