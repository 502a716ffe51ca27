import type { GivenSidebar, WholeSidebar } from '@/lib/docs/given-items.ts';
import { sidebarIdOf } from '@/lib/docs/sidebar.ts';
import type { DocPage, PagerLink, SectionVersion } from '@/lib/docs/types.ts';

/** A heading as Docusaurus gives it to code. */
interface GivenHeading {
  value: string;
  id: string;
  level: number;
}

/** What components of a site, and the code of a page, may ask about the page. */
export interface PageFacts extends GivenSidebar {
  doc: ReturnType<typeof docFacts>;
  /** Null unless a component of the page asks for it: it is large. */
  sidebar: WholeSidebar | null;
}

/**
 * A document as `useDoc()` gives it.
 * @param hrefOf the address of a path, with the base path and the locale
 */
export function docFacts(
  page: DocPage,
  version: Pick<SectionVersion, 'version' | 'sidebars' | 'sidebarId'> | undefined,
  toc: readonly GivenHeading[],
  hrefOf: (path: string) => string,
) {
  const { frontMatter, title, description, docId, path, previous, next } = page;
  const link = (to: PagerLink | undefined) => to && { title: to.title, permalink: hrefOf(to.path) };
  return {
    metadata: {
      id: docId,
      title,
      description: description ?? '',
      permalink: hrefOf(path),
      source: `@site/${page.source}`,
      version: version?.version.name,
      sidebar: (version && sidebarIdOf(version, page)) ?? undefined,
      sidebarPosition: frontMatter.sidebar_position,
      tags: page.tags.map((tag) => ({ label: tag.label, permalink: hrefOf(tag.path) })),
      draft: false,
      unlisted: frontMatter.unlisted ?? false,
      frontMatter,
      previous: link(previous),
      next: link(next),
    },
    frontMatter,
    toc,
    assets: {},
    contentTitle: frontMatter.title === undefined ? title : undefined,
  };
}
