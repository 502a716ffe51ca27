import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import type { SitePaths } from '@/lib/site/paths.ts';

/** The part of the package `sass` that is used. */
interface Sass {
  compile: (file: string, options: { loadPaths: string[] }) => { css: string };
}

/** Compiles styles in Sass with the package that the site has installed for them. */
export const sassOf = ({ site }: Pick<SitePaths, 'site'>): Plugin => ({
  name: 'sass',
  setup(build) {
    build.onLoad({ filter: /\.(scss|sass)$/ }, async ({ path }) => {
      const sass = await installed(site);
      if (!sass)
        return {
          errors: [
            {
              text: 'Styles in Sass need the package `sass`. Run `npm install sass` in the site, or import CSS',
              location: { file: relative(site, path) },
            },
          ],
        };
      const { css } = sass.compile(path, { loadPaths: [site, join(site, 'node_modules')] });
      return { contents: css, loader: /\.module\.\w+$/.test(path) ? 'local-css' : 'css' };
    });
    build.onLoad({ filter: /\.less$/ }, ({ path }) => ({
      errors: [
        {
          text: 'Styles in Less are not read. Compile them to CSS first',
          location: { file: relative(site, path) },
        },
      ],
    }));
  },
});

async function installed(site: string): Promise<Sass | undefined> {
  try {
    const file = createRequire(join(site, 'package.json')).resolve('sass');
    return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Sass;
  } catch {
    return undefined;
  }
}
