import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentImport } from '@/lib/mdx/imports/page-imports.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { writeWhole } from '@/lib/site/write-whole.ts';
import { SITE_MODULES_FOLDER, siteModulesFile, sitePackagesFile } from './site-modules-file.ts';

/** A module with components of the site. */
export interface SiteModule extends ComponentImport {
  css: boolean;
  /** It asks about the page that shows it. */
  asksPage: boolean;
  /** It asks for the whole sidebar of that page. */
  asksSidebar: boolean;
  /** Folders of the packages that are in it. */
  packages: string[];
}

/** A file that stays the same keeps its time, or the preview would compile it again. */
export function writeChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeWhole(file, text);
}

/** The name of an export, or of a member of one (`default.Footer`), in the files of this module. */
const idOf = (key: string, name: string): string => `c_${key}_${name.replaceAll('.', '_')}`;

/**
 * Each export is loaded on demand. The index imports lazy.js even where that is empty: a module
 * that an update adds is missing for a moment in the preview, and pages asked for then would fail.
 */
export function writeIndex(paths: Pick<SitePaths, 'work'>, modules: readonly SiteModule[]): void {
  const at = (name: string) => join(paths.work, SITE_MODULES_FOLDER, name);
  const exports = modules.flatMap(({ key, names }) =>
    names.map((name) => ({ key, name, id: idOf(key, name) })),
  );
  const lazy = exports.map(
    ({ key, name, id }) =>
      `export const ${id} = dynamic(() => import('./${key}.js').then((module) => module${name
        .split('.')
        .map((part) => `[${JSON.stringify(part)}]`)
        .join('')}));`,
  );
  const styles = modules.filter(({ css }) => css).map(({ key }) => `import './${key}.css';`);
  writeChanged(
    at('lazy.js'),
    [
      "'use client';",
      ...(lazy.length > 0 ? ["import dynamic from 'next/dynamic';"] : []),
      ...lazy,
      '',
    ].join('\n'),
  );
  const entries = modules.map(({ key, names }) => {
    const own = names.map((name) => `${JSON.stringify(name)}: lazy.${idOf(key, name)}`);
    return `  ${JSON.stringify(key)}: { ${own.join(', ')} },`;
  });
  const keysOf = (some: readonly SiteModule[]): string =>
    JSON.stringify(some.map(({ key }) => key));
  const packages = new Set(modules.flatMap((module) => module.packages));
  writeChanged(sitePackagesFile(paths.work), JSON.stringify([...packages]));
  writeChanged(
    siteModulesFile(paths.work),
    [
      ...styles,
      "import * as lazy from './lazy.js';",
      `export const siteModules = {\n${entries.join('\n')}\n};`,
      `export const askingModules = ${keysOf(modules.filter(({ asksPage }) => asksPage))};`,
      `export const sidebarModules = ${keysOf(modules.filter(({ asksSidebar }) => asksSidebar))};`,
      '',
    ].join('\n'),
  );
}
