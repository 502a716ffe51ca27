import { join } from 'node:path';

/** Folder of the generated modules, in the working folder (site-modules.ts). */
export const SITE_MODULES_FOLDER = 'site-modules';

/** What components ask about the documents (lib/docusaurus/docs-data.ts), as the modules import it. */
export const DOCS_DATA_FILE = './docs-data.json';

/** The module that replaces components/mdx/site-modules.ts. */
export const siteModulesFile = (work: string): string =>
  join(work, SITE_MODULES_FOLDER, 'index.js');

/** The list of the packages whose code is in the generated modules, by their folders. */
export const sitePackagesFile = (work: string): string =>
  join(work, SITE_MODULES_FOLDER, 'packages.json');
