import type { CategoryMeta } from '@/lib/content/category-file.ts';
import { localize, type SiteConfig } from '@/lib/site/config-schema.ts';
import type { DocEntry } from './doc-entries.ts';
import type { SectionDef } from './section-defs.ts';
import { sectionVersionKey } from './section-route.ts';
import { readingOrder } from './sidebar.ts';
import type { NamedSidebar, SidebarItem, SidebarLink } from './sidebar-types.ts';
import { lastSegment } from './slugs.ts';
import type { SectionVersion } from './types.ts';

/** Number of start pages when the category file names none. */
const START_PAGES = 3;

export interface SectionParts {
  def: SectionDef;
  locale: string;
  /** Every document of the section version, drafts included. */
  all: readonly DocEntry[];
  /** The documents that get a page. */
  entries: readonly DocEntry[];
  sidebar: SidebarItem[];
  sidebars?: NamedSidebar[];
  /** The section's own category file, in the default locale and in the reader's. */
  meta?: CategoryMeta;
  translatedMeta?: CategoryMeta;
}

/** A section version that is made of a folder, in one locale. */
export function sectionVersionOfFolder(
  config: Pick<SiteConfig, 'defaultLocale'>,
  { def, locale, all, entries, sidebar, sidebars, meta, translatedMeta }: SectionParts,
): SectionVersion {
  const listed = readingOrder(sidebar);
  return {
    key: sectionVersionKey(def.basePath),
    locale,
    section: def.section,
    folder: def.folder,
    basePath: def.basePath,
    sidebarId: sidebars?.[0]?.id ?? def.sidebarId,
    version: { ...def.version, label: localize(def.version.label, locale, config.defaultLocale) },
    title:
      (def.label && localize(def.label, locale, config.defaultLocale)) ??
      translatedMeta?.label ??
      meta?.label ??
      lastSegment(def.section),
    description: translatedMeta?.description ?? meta?.description ?? '',
    mainPath:
      entries.find((entry) => entry.path === def.basePath)?.path ?? listed[0]?.path ?? def.basePath,
    start: startPages(meta, entries, listed).map((entry) => ({
      type: 'link',
      path: entry.path,
      label: entry.title,
      description: entry.frontMatter.description,
    })),
    sidebar,
    ...(sidebars && { sidebars }),
    draftIds: all.filter((entry) => entry.frontMatter.draft).map((entry) => entry.id),
  };
}

/**
 * The documents that the category file names under `customProps.start`, else the first ones of the
 * sidebar.
 */
function startPages(
  meta: CategoryMeta | undefined,
  entries: readonly DocEntry[],
  listed: readonly Pick<SidebarLink, 'path'>[],
): DocEntry[] {
  const chosen = (meta?.customProps?.start ?? []).flatMap((id) =>
    entries.filter((entry) => entry.id === id),
  );
  if (chosen.length > 0) return chosen;
  return listed
    .slice(0, START_PAGES)
    .flatMap(({ path }) => entries.filter((entry) => entry.path === path));
}
