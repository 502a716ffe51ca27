import type { Release } from './release.ts';
import type { Page, SectionVersion } from './types.ts';

/** A title that is only a version number: "V2.5.0", "1.0". */
const BARE_VERSION = /^v?\d+(\.\d+)*$/i;

/**
 * The listed pages with a release date, newest first and by path within a day. A title that is only
 * a version number gets the title of its section in front, because it is shown outside the section.
 */
export function releasesOf(
  pages: readonly Page[],
  sectionVersions: readonly SectionVersion[],
): Release[] {
  const titleOf = (page: Page) =>
    BARE_VERSION.test(page.title)
      ? [sectionVersions.find(({ key }) => key === page.sectionVersionKey)?.title, page.title]
          .filter(Boolean)
          .join(' ')
      : page.title;
  return pages
    .flatMap((page) =>
      page.kind === 'doc' && page.frontMatter.release_date && !page.frontMatter.unlisted
        ? [{ path: page.path, title: titleOf(page), date: page.frontMatter.release_date }]
        : [],
    )
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : a.path < b.path ? -1 : 1));
}
