/**
 * Between the name of a section version and the number of its sidebar; alone the name of a section
 * at the root of the site.
 */
const MARK = '~~';

/**
 * Name of a section version in internal routes: the base path with `~` for `/`, so that it is one
 * segment.
 */
export const sectionVersionKey = (basePath: string): string =>
  basePath.replace(/^\//, '').replaceAll('/', '~') || MARK;

/**
 * Name of the pages of a section version that show another sidebar than the first: they have a
 * layout of their own.
 * @param sidebar see `sidebar` of a page
 */
export const routeKey = (key: string, sidebar: number | null | undefined): string =>
  sidebar === undefined ? key : `${key}${MARK}${sidebar ?? 'none'}`;

/** Key and sidebar of a name in a route. */
export function splitRouteKey(name: string): { key: string; sidebar?: number | null } {
  const end = name.lastIndexOf(MARK);
  const sidebar = name.slice(end + MARK.length);
  if (end <= 0 || sidebar === '') return { key: name };
  return { key: name.slice(0, end), sidebar: sidebar === 'none' ? null : Number(sidebar) };
}

/** The path that a name in a route stands for, in segments. */
export const routeSegments = (name: string): string[] =>
  splitRouteKey(name).key.split('~').filter(Boolean);

/**
 * The internal route of API references, below the locale. It is separate, so that manuals do not
 * load its scripts and styles.
 */
export const API_ROUTE = '-api';

/** The internal route of a section version, below the locale. */
export const sectionRoute = ({ basePath, api }: { basePath: string; api?: string }): string =>
  api === undefined ? sectionVersionKey(basePath) : `${API_ROUTE}/${sectionVersionKey(basePath)}`;

/**
 * The internal routes of a section version: one for each sidebar, and one for pages without a
 * sidebar.
 */
export function sectionRoutes({
  basePath,
  api,
  sidebars,
}: {
  basePath: string;
  api?: string;
  sidebars?: readonly unknown[];
}): string[] {
  const others = sidebars ? [...sidebars.keys()].slice(1) : [];
  return [
    sectionRoute({ basePath, api }),
    ...(sidebars ? [...others, null] : []).map((sidebar) =>
      routeKey(sectionVersionKey(basePath), sidebar),
    ),
  ];
}
