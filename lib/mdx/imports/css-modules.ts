import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import type { Plugin } from 'esbuild';
import { compiledStyle } from './sass-of.ts';

/** A style sheet whose class names belong to the one who imports it. */
const CSS_MODULE = /\.module\.(css|scss|sass|less)$/;

const NAMESPACE = 'css-module';

/** Marks a search of this plugin's own. */
const OWN = 'css-modules';

/**
 * Gives the class names of a CSS module the fingerprint of its path. Each component is a bundle of
 * its own, so many may have a `styles.module.css` with the same names; and a page must know the
 * names before the sheet is bundled.
 * @param onFound hears the path of each
 */
export const cssModules = (site: string, onFound?: (file: string) => void): Plugin => ({
  name: 'css-modules',
  setup(build) {
    build.onResolve(
      { filter: CSS_MODULE },
      async ({ path, kind, importer, resolveDir, pluginData }) => {
        if (pluginData === OWN) return undefined;
        const found = await build.resolve(path, { kind, importer, resolveDir, pluginData: OWN });
        if (found.errors.length > 0) return found;
        onFound?.(found.path);
        // esbuild begins class names with the name of the file.
        const hash = createHash('sha256').update(relative(site, found.path)).digest('hex');
        return {
          path: `${found.path.replace(CSS_MODULE, '')}_${hash.slice(0, 6)}.css`,
          namespace: NAMESPACE,
          pluginData: found.path,
        };
      },
    );
    build.onLoad({ filter: /.*/, namespace: NAMESPACE }, async ({ pluginData }) => {
      const file = String(pluginData);
      const loaded = file.endsWith('.css')
        ? { contents: await readFile(file) }
        : compiledStyle(file, site);
      return { ...loaded, loader: 'local-css', resolveDir: dirname(file), watchFiles: [file] };
    });
  },
});
