import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PluginBuild } from 'esbuild';

/** The mark of a question that only esbuild answers. */
export const RESOLVING = Symbol('resolving');

/** Address of a package; undefined for a stand-in. */
export type FindPackage = (
  name: string,
  isImport: boolean,
  build: PluginBuild,
) => string | undefined | Promise<string | undefined>;

/**
 * Whether a package is loaded if it is installed. Docusaurus' own packages do much when they are
 * loaded, and what they return is not used. Plugins of a site may need the tools among them.
 */
export const isNeeded = (name: string): boolean =>
  !/^(@docusaurus\/(?!utils|logger)|@theme|prism-react-renderer)/.test(name);

/** Finds the packages that are installed beside a file. */
export function installedOrStandIn(file: string): FindPackage {
  const { resolve } = createRequire(file);
  const required = (name: string): string | undefined => {
    try {
      return resolve(name);
    } catch {
      return undefined;
    }
  };
  return async (name, isImport, build) => {
    if (!isNeeded(name)) return undefined;
    if (!isImport) return required(name);
    // A package may have another file for `import`, or nothing for `require`.
    const { path } = await build.resolve(name, {
      kind: 'import-statement',
      resolveDir: dirname(file),
      pluginData: RESOLVING,
    });
    const found = /\.[cm]?js$/.test(path) ? path : required(name);
    return found && pathToFileURL(found).href;
  };
}
