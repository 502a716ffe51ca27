/** Name of a section version in internal routes: the base path with `~` for `/`, so that it is one segment. */
export const rootKey = (basePath: string): string =>
  basePath.replace(/^\//, '').replaceAll('/', '~');

/** The internal route of API references, below the locale. It is separate, so that manuals do not load its scripts and styles. */
export const API_ROUTE = '-api';

/** The internal route of a section version, below the locale. */
export const sectionRoute = ({ basePath, api }: { basePath: string; api?: string }): string =>
  api === undefined ? rootKey(basePath) : `${API_ROUTE}/${rootKey(basePath)}`;
