import { readingOrder, sidebarIdOf } from '@/lib/docs/sidebar.ts';
import type { LocaleModel, SectionVersion, SiteModel } from '@/lib/docs/types.ts';
import { pageHref } from '@/lib/docs/urls.ts';
import { docsSections } from '@/lib/docs/versions.ts';
import { defined } from './values.ts';

/** A document, or a generated index, whose id is its path below the version. */
export interface DocData {
  id: string;
  path: string;
  title: string;
  sidebar?: string;
}

export interface VersionData {
  name: string;
  label: string;
  isLast: boolean;
  banner: 'unreleased' | 'unmaintained' | null;
  badge: boolean;
  path: string;
  mainDocId: string;
  docs: DocData[];
  draftIds: string[];
  sidebars: Record<string, { link?: { path: string; label: string } }>;
}

/**
 * The sections of a locale as Docusaurus gives its docs plugins to components, by their ids. Paths
 * have the base path and the locale; versions are in order, newest first.
 */
export type DocsData = Readonly<
  Record<string, { path: string; versions: VersionData[]; breadcrumbs: boolean }>
>;

/** What components may ask about the documents of a site, in one of its locales. */
export function docsData(
  { config }: Pick<SiteModel, 'config'>,
  { locale, pages, sectionVersions }: LocaleModel,
  basePath = process.env.BASE_PATH ?? '',
): DocsData {
  const hrefOf = (path: string): string => basePath + pageHref(config, locale, path);
  const versionData = (version: SectionVersion): VersionData => {
    const { key, basePath, sidebarId, sidebar, mainPath, draftIds } = version;
    const { name, label, isLast, banner = null, badge = false } = version.version;
    const main = hrefOf(mainPath);
    const sidebars = version.sidebars ?? [{ id: sidebarId, items: sidebar }];
    const docs = pages.flatMap((page): DocData[] => {
      if (page.sectionVersionKey !== key || (page.kind !== 'doc' && page.kind !== 'category'))
        return [];
      const id = page.kind === 'doc' ? page.docId : page.path.slice(basePath.length);
      const shown = sidebarIdOf(version, page) ?? undefined;
      return [{ id, path: hrefOf(page.path), title: page.title, ...defined({ sidebar: shown }) }];
    });
    return {
      name,
      label,
      isLast,
      banner,
      badge,
      path: hrefOf(basePath),
      mainDocId: docs.find(({ path }) => path === main)?.id ?? docs[0]?.id ?? '',
      docs,
      draftIds,
      sidebars: Object.fromEntries(
        sidebars.map(({ id, items }) => {
          const [first] = readingOrder(items);
          return [id, first ? { link: { ...first, path: hrefOf(first.path) } } : {}];
        }),
      ),
    };
  };
  const ids = new Map(config.sections?.map(({ path, pluginId }) => [path, pluginId]));
  return Object.fromEntries(
    docsSections(sectionVersions.filter(({ api }) => api === undefined)).map(
      ({ id, path, versions }) => [
        ids.get(path) ?? id,
        {
          path: hrefOf(`/${path}`),
          versions: versions.map(versionData),
          breadcrumbs: true,
        },
      ],
    ),
  );
}
