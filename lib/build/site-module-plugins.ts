import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { cssModules } from '@/lib/mdx/imports/css-modules.ts';
import { endsIn, pictureModules } from '@/lib/mdx/imports/picture-modules.ts';
import { sassOf } from '@/lib/mdx/imports/sass-of.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import type { LackingNames } from './lacking-names.ts';
import { docusaurusModule, isDocusaurusModule } from './docusaurus-modules.ts';
import { svgModule } from './svg-module.ts';

const PICTURES = ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif'];

/** The plugin whose warnings name what is missing on the pages. */
export const DOCUSAURUS = 'docusaurus';

/** Packages of Docusaurus that need nothing else of it. */
const PLAIN = /^@docusaurus\/(utils-common|types)(\/|$)/;

/**
 * A module cannot require React, which stays outside of it: packages in CommonJS get it from an
 * import.
 */
const REACT_FOR_REQUIRE: Plugin = {
  name: 'react-for-require',
  setup(build) {
    build.onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path, kind }) =>
      kind === 'require-call' ? { path, namespace: 'react-for-require' } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: 'react-for-require' }, ({ path }) => ({
      contents: `import * as all from '${path}'; export * from '${path}'; export default all.default ?? all;`,
    }));
  },
};

/**
 * How the imports of a site's components are understood.
 * @param lacking names that stand-ins are for, by their module
 */
export const siteModulePlugins = (
  paths: Pick<SitePaths, 'site' | 'docusaurus'>,
  config: SiteConfig,
  lacking: LackingNames,
): Plugin[] => [
  REACT_FOR_REQUIRE,
  {
    name: DOCUSAURUS,
    setup(build) {
      build.onResolve(
        { filter: /^@(docusaurus|generated|theme|theme-original)\// },
        async ({ path, resolveDir, pluginData }) => {
          const name = path.replace('@theme-original/', '@theme/');
          if (isDocusaurusModule(name)) return { path: name, namespace: 'docusaurus' };
          // What is installed needs the rest of Docusaurus, which would be named in its place.
          if (!name.startsWith('@theme/') && !PLAIN.test(name)) {
            const text = `${path} has no counterpart here, so what this file takes from it is empty. Remove the import.`;
            return { path: name, namespace: 'docusaurus', warnings: [{ text }] };
          }
          const own = join(paths.site, 'src/theme', name.replace(/^@theme\//, ''));
          if (pluginData === 'own' || !name.startsWith('@theme/')) return undefined;
          const kind = 'import-statement';
          const found = await build.resolve(own, { kind, resolveDir, pluginData: 'own' });
          if (found.errors.length === 0) return found;
          const text = `The theme component ${path} has no counterpart here. Only what is inside its tags is shown.`;
          return { path: name, namespace: 'inside', warnings: [{ text }] };
        },
      );
      build.onLoad({ filter: /.*/, namespace: 'docusaurus' }, ({ path }) => ({
        contents: docusaurusModule(path, { paths, config }, lacking.get(path)),
        resolveDir: paths.site,
      }));
      // What a component does not use is left out.
      // In the place of a theme component that is not here: what is inside its tags.
      build.onLoad({ filter: /.*/, namespace: 'inside' }, () => ({
        contents: 'export default ({ children }) => children;',
      }));
      build.onResolve({ filter: /^@\//, namespace: 'docusaurus' }, ({ path }) => ({
        path,
        external: true,
        sideEffects: false,
      }));
      build.onResolve({ filter: /^\.\/docs-data\.json$/, namespace: 'docusaurus' }, ({ path }) => ({
        path,
        external: true,
      }));
      build.onResolve({ filter: /^@site\// }, ({ path, kind, resolveDir }) =>
        build.resolve(join(paths.site, path.slice('@site/'.length)), { kind, resolveDir }),
      );
    },
  },
  pictureModules(PICTURES),
  {
    name: 'files',
    setup(build) {
      build.onResolve({ filter: /^!*raw-loader!/ }, async ({ path, resolveDir }) => {
        const found = await build.resolve(path.replace(/^.*!/, ''), {
          kind: 'import-statement',
          resolveDir,
        });
        return { ...found, namespace: 'text' };
      });
      build.onLoad({ filter: /.*/, namespace: 'text' }, async ({ path }) => ({
        contents: await readFile(path, 'utf8'),
        loader: 'text',
      }));
      build.onLoad({ filter: /\.svg$/ }, async ({ path }) => ({
        contents: await svgModule(await readFile(path, 'utf8')),
        loader: 'js',
      }));
      build.onLoad({ filter: endsIn(PICTURES) }, async ({ path }) => ({
        contents: await readFile(path),
        loader: 'dataurl',
      }));
      build.onLoad({ filter: /\.(woff2?|ttf|eot)$/ }, () => ({ contents: '', loader: 'dataurl' }));
    },
  },
  cssModules(paths.site),
  sassOf(paths.site),
];
