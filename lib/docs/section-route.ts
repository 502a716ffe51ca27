/** Name of a section version in internal routes; `~` cannot be confused with a folder of the path. */
export const rootKey = (basePath: string): string =>
  basePath.replace(/^\//, '').replaceAll('/', '~');

/** The route of API references, below that of a locale: what only they need is not loaded by the pages of a manual. */
export const API_ROUTE = '-api';

/** Where the pages of a section version are rendered, below the locale. */
export const sectionRoute = ({ basePath, api }: { basePath: string; api?: string }): string =>
  api === undefined ? rootKey(basePath) : `${API_ROUTE}/${rootKey(basePath)}`;
