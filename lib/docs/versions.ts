import type { SiteIndex } from './site-index.ts';
import type { Page, SectionVersion } from './types.ts';
import { sectionVersionKey } from './section-route.ts';
import { joinPath } from './urls.ts';

/** A section with its versions, newest first. */
export interface DocsSection {
  /**
   * Name of the section in the browser's storage: `default` on a site with one section, else its
   * path with `~` for `/`.
   */
  id: string;
  /** The section's path, without slashes at its ends. */
  path: string;
  versions: SectionVersion[];
  /** The version that readers should use. */
  latest: SectionVersion;
}

/** The sections of one locale. */
export function docsSections(sectionVersions: readonly SectionVersion[]): DocsSection[] {
  const paths = [...new Set(sectionVersions.map(({ section }) => section))];
  return paths.flatMap((path): DocsSection[] => {
    const versions = sectionVersions.filter(({ section }) => section === path);
    const latest = versions.find(({ version }) => version.isLast) ?? versions[0];
    if (!latest) return [];
    return [
      { id: paths.length === 1 ? 'default' : sectionVersionKey(path), path, versions, latest },
    ];
  });
}

/**
 * The counterpart of a page in another version: the same document, else the page at the same place,
 * else the main page.
 */
export function pathInVersion(
  index: SiteIndex,
  page: Pick<Page, 'path'> & { docId?: string },
  from: SectionVersion,
  to: SectionVersion,
): string {
  const same =
    page.docId === undefined
      ? undefined
      : index.model.pages.find(
          (other) =>
            other.kind === 'doc' &&
            other.sectionVersionKey === to.key &&
            other.docId === page.docId,
        );
  const beside = joinPath(to.basePath, page.path.slice(from.basePath.length));
  return (
    same?.path ??
    (index.pageByPath.get(beside)?.sectionVersionKey === to.key ? beside : to.mainPath)
  );
}
